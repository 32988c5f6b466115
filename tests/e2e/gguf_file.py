"""Writes GGUF files (version 3) for the end-to-end tests. Standard library only."""

import struct

NAMES = {
    "model.embed_tokens": "token_embd",
    "model.norm": "output_norm",
    "lm_head": "output",
    "input_layernorm": "attn_norm",
    "post_attention_layernorm": "ffn_norm",
    "self_attn.q_proj": "attn_q",
    "self_attn.k_proj": "attn_k",
    "self_attn.v_proj": "attn_v",
    "self_attn.o_proj": "attn_output",
    "self_attn.q_norm": "attn_q_norm",
    "self_attn.k_norm": "attn_k_norm",
    "mlp.gate_proj": "ffn_gate",
    "mlp.up_proj": "ffn_up",
    "mlp.down_proj": "ffn_down",
    "mlp.gate": "ffn_gate_inp",
}
ARCHITECTURES = {
    "llama": "llama",
    "mistral": "llama",
    "qwen2": "qwen2",
    "qwen3": "qwen3",
    "qwen3_moe": "qwen3moe",
}
NORMAL, UNKNOWN, CONTROL, USER_DEFINED, UNUSED, BYTE = range(1, 7)


def text(value):
    raw = value.encode()
    return struct.pack("<Q", len(raw)) + raw


def entry(key, kind, payload):
    return text(key) + struct.pack("<I", kind) + payload


def integer(key, value):
    return entry(key, 4, struct.pack("<I", value))


def number(key, value):
    return entry(key, 6, struct.pack("<f", value))


def flag(key, value):
    return entry(key, 7, struct.pack("<B", value))


def string(key, value):
    return entry(key, 8, text(value))


def strings(key, values):
    return entry(
        key, 9, struct.pack("<IQ", 8, len(values)) + b"".join(map(text, values))
    )


def integers(key, values):
    head = struct.pack("<IQ", 5, len(values))
    return entry(key, 9, head + struct.pack(f"<{len(values)}i", *values))


def numbers(key, values):
    head = struct.pack("<IQ", 6, len(values))
    return entry(key, 9, head + struct.pack(f"<{len(values)}f", *values))


def byte_pairs(tokenizer, pre="smollm"):
    """Metadata of a gpt2 tokenizer, from a tokenizer.json."""
    vocabulary = sorted(tokenizer["model"]["vocab"].items(), key=lambda item: item[1])
    tokens, types = [token for token, _ in vocabulary], [NORMAL] * len(vocabulary)
    for added in sorted(tokenizer["added_tokens"], key=lambda token: token["id"]):
        kind = CONTROL if added["special"] else USER_DEFINED
        if added["id"] < len(tokens):
            types[added["id"]] = kind
        else:
            tokens.append(added["content"])
            types.append(kind)
    merges = [
        m if isinstance(m, str) else " ".join(m) for m in tokenizer["model"]["merges"]
    ]
    return [
        string("tokenizer.ggml.model", "gpt2"),
        string("tokenizer.ggml.pre", pre),
        strings("tokenizer.ggml.tokens", tokens),
        strings("tokenizer.ggml.merges", merges),
        integers("tokenizer.ggml.token_type", types),
        integer("tokenizer.ggml.eos_token_id", len(tokens) - 1),
    ]


def traits(config):
    name = ARCHITECTURES[config["model_type"]]
    metadata = [
        string("general.architecture", name),
        integer(f"{name}.block_count", config["num_hidden_layers"]),
        integer(f"{name}.context_length", 1024),
        integer(f"{name}.embedding_length", config["hidden_size"]),
        integer(f"{name}.feed_forward_length", config["intermediate_size"]),
        integer(f"{name}.attention.head_count", config["num_attention_heads"]),
        integer(f"{name}.attention.head_count_kv", config["num_key_value_heads"]),
        integer(f"{name}.attention.key_length", config["head_dim"]),
        integer(f"{name}.attention.value_length", config["head_dim"]),
        number(f"{name}.rope.freq_base", config["rope_theta"]),
        number(f"{name}.attention.layer_norm_rms_epsilon", config["rms_norm_eps"]),
    ]
    if "num_experts" in config:
        metadata += [
            integer(f"{name}.expert_count", config["num_experts"]),
            integer(f"{name}.expert_used_count", config["num_experts_per_tok"]),
            integer(
                f"{name}.expert_feed_forward_length", config["moe_intermediate_size"]
            ),
        ]
    return metadata


def named(data):
    """(GGUF name, format, shape, bytes) of every tensor, experts stacked."""
    out, stacks = [], {}
    for name, (kind, shape, rows) in data.items():
        stem, part = name.rsplit(".", 1)
        if not stem.startswith("model.layers."):
            out.append((f"{NAMES[stem]}.{part}", kind, shape, b"".join(rows)))
            continue
        layer, rest = stem[len("model.layers.") :].split(".", 1)
        if ".experts." in rest:
            stack = f"blk.{layer}.{NAMES['mlp.' + rest.rsplit('.', 1)[1]]}_exps.weight"
            stacks.setdefault(stack, []).append((kind, shape, b"".join(rows)))
        else:
            gguf = f"blk.{layer}.{NAMES[rest]}.{part}"
            out.append((gguf, kind, shape, b"".join(rows)))
    for name, members in stacks.items():
        kind, shape, _ = members[0]
        blob = b"".join(member[2] for member in members)
        out.append((name, kind, (len(members), *shape), blob))
    return out


def write_part(path, metadata, tensors):
    directory, blob = b"", b""
    for name, kind, shape, data in tensors:
        directory += text(name) + struct.pack("<I", len(shape))
        directory += struct.pack(f"<{len(shape)}Q", *reversed(shape))
        directory += struct.pack("<IQ", kind.ggml, len(blob))
        blob += data + b"\0" * (-len(data) % 32)
    head = b"GGUF" + struct.pack("<IQQ", 3, len(tensors), len(metadata))
    head += b"".join(metadata) + directory
    path.write_bytes(head + b"\0" * (-len(head) % 32) + blob)


def write_gguf(path, config, data, tokenizer, parts=1):
    """Writes one file, or parts beside it; gives the path to name. `tokenizer` is a
    tokenizer.json, or metadata."""
    if isinstance(tokenizer, dict):
        tokenizer = byte_pairs(tokenizer)
    metadata, tensors = traits(config) + tokenizer, named(data)
    if parts == 1:
        write_part(path, metadata, tensors)
        return path
    paths = [
        path.with_name(f"{path.stem}-{part + 1:05}-of-{parts:05}.gguf")
        for part in range(parts)
    ]
    for part, own in enumerate(paths):
        split = [
            entry("split.no", 2, struct.pack("<H", part)),
            entry("split.count", 2, struct.pack("<H", parts)),
            entry("split.tensors.count", 5, struct.pack("<i", len(tensors))),
        ]
        # As llama-gguf-split: later parts know nothing of the model.
        write_part(own, (metadata if part == 0 else []) + split, tensors[part::parts])
    return paths[0]


def permute_for_llama(config, data):
    """Puts rotary pairs of q and k rows side by side, as llama.cpp's converter does."""
    dim, half = config["head_dim"], config["head_dim"] // 2
    out = dict(data)
    for name, (kind, shape, rows) in data.items():
        if name.endswith(("q_proj.weight", "k_proj.weight")):
            moved = []
            for head in range(0, len(rows), dim):
                for i in range(half):
                    moved += [rows[head + i], rows[head + half + i]]
            out[name] = (kind, shape, moved)
    return out
