"""A decoder in plain Python floats (f64): slow, obvious, and written apart from kvc.

Follows the public model definitions of Hugging Face transformers (Llama, Qwen2,
Qwen3, Qwen3-MoE; modeling_rope_utils for the rotary scalings). Weights are lists
of rows under Hugging Face names.
"""

import math


def matvec(rows, x):
    return [sum(a * b for a, b in zip(row, x)) for row in rows]


def rms_norm(x, weight, epsilon):
    scale = 1 / math.sqrt(sum(v * v for v in x) / len(x) + epsilon)
    return [v * scale * w for v, w in zip(x, weight)]


def softmax(values):
    highest = max(values)
    weights = [math.exp(v - highest) for v in values]
    total = sum(weights)
    return [w / total for w in weights]


def silu(v):
    return v / (1 + math.exp(-v))


def rope_frequencies(config):
    """(angular frequencies, factor of cos and sin)."""
    dim = config["head_dim"]
    theta = config.get("rope_theta", 10000.0)
    base = [theta ** (-2 * i / dim) for i in range(dim // 2)]
    scaling = config.get("rope_scaling") or {"rope_type": "default"}
    kind = scaling["rope_type"]
    if kind == "default":
        return base, 1.0
    factor = scaling["factor"]
    if kind == "linear":
        return [f / factor for f in base], 1.0
    original = scaling["original_max_position_embeddings"]
    if kind == "llama3":
        low, high = scaling["low_freq_factor"], scaling["high_freq_factor"]
        out = []
        for f in base:
            wavelength = 2 * math.pi / f
            if wavelength < original / high:
                out.append(f)
            elif wavelength > original / low:
                out.append(f / factor)
            else:
                smooth = (original / wavelength - low) / (high - low)
                out.append((1 - smooth) * f / factor + smooth * f)
        return out, 1.0
    assert kind == "yarn", kind

    def dimension(rotations):
        return (
            dim * math.log(original / (rotations * 2 * math.pi)) / (2 * math.log(theta))
        )

    low = max(math.floor(dimension(scaling.get("beta_fast", 32))), 0)
    high = min(math.ceil(dimension(scaling.get("beta_slow", 1))), dim - 1)
    out = []
    for i, f in enumerate(base):
        ramp = min(
            max((i - low) / ((high if high != low else high + 0.001) - low), 0), 1
        )
        out.append(f / factor * ramp + f * (1 - ramp))
    return out, 0.1 * math.log(factor) + 1


def rotate(head, position, frequencies, factor):
    half = len(head) // 2
    out = [0.0] * len(head)
    for i, f in enumerate(frequencies):
        c, s = math.cos(position * f) * factor, math.sin(position * f) * factor
        a, b = head[i], head[i + half]
        out[i], out[i + half] = a * c - b * s, b * c + a * s
    return out


class Decoder:
    def __init__(self, config, weights):
        self.config, self.weights = config, weights
        self.frequencies, self.factor = rope_frequencies(config)

    def linear(self, name, x):
        y = matvec(self.weights[f"{name}.weight"], x)
        bias = self.weights.get(f"{name}.bias")
        return [a + b for a, b in zip(y, bias)] if bias else y

    def heads(self, name, x, position, norm):
        dim = self.config["head_dim"]
        flat = self.linear(name, x)
        heads = [flat[i : i + dim] for i in range(0, len(flat), dim)]
        if position is None:
            return heads
        weight = self.weights.get(f"{norm}.weight")
        if weight:
            heads = [rms_norm(h, weight, self.config["rms_norm_eps"]) for h in heads]
        return [rotate(h, position, self.frequencies, self.factor) for h in heads]

    def attention(self, prefix, rows):
        dim, scale = self.config["head_dim"], self.config["head_dim"] ** -0.5
        keys, values, out = [], [], []
        for position, x in enumerate(rows):
            queries = self.heads(f"{prefix}.q_proj", x, position, f"{prefix}.q_norm")
            keys.append(self.heads(f"{prefix}.k_proj", x, position, f"{prefix}.k_norm"))
            values.append(self.heads(f"{prefix}.v_proj", x, None, None))
            group = len(queries) // len(keys[0])
            merged = []
            for h, q in enumerate(queries):
                g = h // group
                weights = softmax(
                    [scale * sum(a * b for a, b in zip(q, k[g])) for k in keys]
                )
                merged += [
                    sum(w * v[g][d] for w, v in zip(weights, values))
                    for d in range(dim)
                ]
            out.append(self.linear(f"{prefix}.o_proj", merged))
        return out

    def feed_forward(self, prefix, x):
        gate = self.linear(f"{prefix}.gate_proj", x)
        up = self.linear(f"{prefix}.up_proj", x)
        return self.linear(
            f"{prefix}.down_proj", [silu(g) * u for g, u in zip(gate, up)]
        )

    def experts(self, prefix, x):
        probabilities = softmax(self.linear(f"{prefix}.gate", x))
        order = sorted(range(len(probabilities)), key=lambda e: (-probabilities[e], e))
        chosen = order[: self.config["num_experts_per_tok"]]
        total = (
            sum(probabilities[e] for e in chosen)
            if self.config["norm_topk_prob"]
            else 1.0
        )
        out = [0.0] * len(x)
        for e in chosen:
            y = self.feed_forward(f"{prefix}.experts.{e}", x)
            out = [o + probabilities[e] / total * v for o, v in zip(out, y)]
        return out

    def logits(self, ids):
        """One row of logits a token."""
        epsilon = self.config["rms_norm_eps"]
        rows = [self.weights["model.embed_tokens.weight"][i] for i in ids]
        for layer in range(self.config["num_hidden_layers"]):
            prefix = f"model.layers.{layer}"
            normed = [
                rms_norm(x, self.weights[f"{prefix}.input_layernorm.weight"], epsilon)
                for x in rows
            ]
            added = self.attention(f"{prefix}.self_attn", normed)
            rows = [[a + b for a, b in zip(x, y)] for x, y in zip(rows, added)]
            weight = self.weights[f"{prefix}.post_attention_layernorm.weight"]
            block = self.experts if "num_experts" in self.config else self.feed_forward
            for i, x in enumerate(rows):
                y = block(f"{prefix}.mlp", rms_norm(x, weight, epsilon))
                rows[i] = [a + b for a, b in zip(x, y)]
        head = self.weights.get(
            "lm_head.weight", self.weights["model.embed_tokens.weight"]
        )
        norm = self.weights["model.norm.weight"]
        return [matvec(head, rms_norm(x, norm, epsilon)) for x in rows]
