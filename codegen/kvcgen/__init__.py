"""Writes the kernel templates of every target into kernels-generated/."""
