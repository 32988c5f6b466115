"""Tokenizers of GGUF files against the packages that define them, on vocabularies
trained here: `tokenizers` for byte-level BPE, `sentencepiece` for llama's."""

import json
import pathlib
import random
import subprocess
import sys
import tempfile
import unittest

import kvc
from architectures_test import F16, config_of, make_weights
from gguf_file import (
    BYTE,
    CONTROL,
    NORMAL,
    UNKNOWN,
    byte_pairs,
    flag,
    integer,
    integers,
    numbers,
    string,
    strings,
    write_gguf,
)

TEXTS = [
    "What light through yonder window breaks?",
    "  two spaces,   three;\ttab\n\nlines \r\n end  ",
    "I'll say: DON'T we've they're 'tis",
    "3 33 333 3333 33333 in 1597, 4th; x2y",
    "caf\u00e9 na\u00efve \u00c5ngstr\u00f6m \u0416\u0443\u043a \u03b1\u03b2\u03b3 \u10d0\u10d1",
    "\u4f60\u597d\uff0c\u4e16\u754c\u3002\u3053\u3093\u306b\u3061\u306f \ud55c\uae00 \u0e01\u0e34\u0e19",
    "\U0001f600\U0001f44d\U0001f3fd \u2764\ufe0f !!!??? <<>> -- ~`^",
    "a",
    " ",
    "\u2028\u00a0x\u3000y",
    "to be or not to be <|end|> that is <s>the</s> question",
    "e\u0301 combining",
]
LETTERS = (
    "A-Za-z\u00b5\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u01ba\u0370-\u0373\u0388-\u038a"
    "\u038e-\u03a1\u03a3-\u03f5\u0400-\u0481\u1e00-\u1f15"
)
WORDS = (
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|%s| ?[^\s\p{L}\p{N}]+[\r\n]*"
    r"|\s*[\r\n]+|\s+(?!\S)|\s+"
)


def setUpModule():
    global tokenizers, sentencepiece
    folder = tempfile.TemporaryDirectory()
    unittest.addModuleCleanup(folder.cleanup)
    packages = ("tokenizers", "sentencepiece")
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--target", folder.name]
        + list(packages),
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        raise unittest.SkipTest(
            "PyPI is not reachable: no packages tokenizers and sentencepiece"
        )
    sys.path.insert(0, folder.name)
    import sentencepiece
    import tokenizers


def sample(seed, count=40):
    """Random stretches of the play, and of characters of all kinds."""
    source = random.Random(seed)
    play = kvc.TEXT.read_text()
    out = []
    for _ in range(count):
        at = source.randrange(len(play) - 80)
        out.append(play[at : at + source.randrange(1, 80)])
    alphabet = "aZ \n\t.,'\"09\u00e9\u00df\u03a9\u4e2d\u3042\U0001f600-_\u0301"
    for _ in range(count):
        out.append("".join(source.choices(alphabet, k=source.randrange(1, 30))))
    return out


class GgufTokenizers(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def artifact(self, metadata, vocabulary):
        """A model of no sense with that tokenizer."""
        config = config_of(
            "LlamaForCausalLM",
            vocab_size=vocabulary,
            num_hidden_layers=1,
            num_attention_heads=1,
            num_key_value_heads=1,
        )
        data, _ = make_weights(config, F16, seed=1)
        path = write_gguf(self.folder / "m.gguf", config, data, metadata)
        (self.folder / "m.yaml").write_text(
            f"name: m\nweights: {path.name}\nmax_num_batched_tokens: 16\nmax_num_seqs: 1\n"
        )
        artifact = self.folder / "m.kvc"
        kvc.run("kvc", "compile", self.folder / "m.yaml", "-q", "-o", artifact)
        return artifact

    def same(self, artifact, encode, texts):
        for text in texts:
            self.assertEqual(kvc.tokenize(artifact, text), encode(text), repr(text))

    def byte_level(self, name, steps, normalizer=None, **model):
        from tokenizers import Tokenizer, models, pre_tokenizers, trainers

        tokenizer = Tokenizer(models.BPE(**model))
        tokenizer.pre_tokenizer = pre_tokenizers.Sequence(steps)
        if normalizer:
            tokenizer.normalizer = normalizer
        trainer = trainers.BpeTrainer(
            vocab_size=700,
            show_progress=False,
            initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
            special_tokens=["<|begin|>", "<|end|>"],
        )
        texts = [kvc.TEXT.read_text()[:200_000]] + TEXTS * 20
        tokenizer.train_from_iterator(texts, trainer)
        metadata = byte_pairs(json.loads(tokenizer.to_str()), name)
        metadata.append(integer("tokenizer.ggml.bos_token_id", 0))
        artifact = self.artifact(metadata, tokenizer.get_vocab_size())
        return artifact, lambda text: tokenizer.encode(text).ids

    def split(self, pattern):
        from tokenizers import Regex, pre_tokenizers

        return pre_tokenizers.Split(Regex(pattern), "isolated")

    def bytes_(self, use_regex):
        from tokenizers import pre_tokenizers

        return pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=use_regex)

    def test_llama_bpe(self):
        steps = [self.split(WORDS % r"\p{N}{1,3}"), self.bytes_(False)]
        artifact, encode = self.byte_level("llama-bpe", steps, ignore_merges=True)
        # The file does not say whether BOS is added: it is.
        self.same(artifact, lambda text: [0] + encode(text), TEXTS + sample(1))

    def test_qwen2(self):
        from tokenizers import normalizers

        steps = [self.split(WORDS % r"\p{N}"), self.bytes_(False)]
        artifact, encode = self.byte_level("qwen2", steps, normalizers.NFC())
        self.same(artifact, encode, TEXTS + sample(2))

    def test_smollm(self):
        from tokenizers import pre_tokenizers

        steps = [pre_tokenizers.Digits(individual_digits=True), self.bytes_(True)]
        artifact, encode = self.byte_level("smollm", steps)
        self.same(artifact, encode, TEXTS + sample(3))

    def test_gpt_2(self):
        artifact, encode = self.byte_level("gpt-2", [self.bytes_(True)])
        self.same(artifact, encode, TEXTS + sample(4))

    def test_deepseek_llm(self):
        from tokenizers import pre_tokenizers

        steps = [
            self.split(r"[\r\n]"),
            self.split(rf"\s?[{LETTERS}]+"),
            self.split(
                r"\s?[!-/:-~\uff01-\uff0f\uff1a-\uff5e\u2018-\u201f\u3000-\u3002]+"
            ),
            self.split(r"\s+$"),
            self.split("[\u4e00-\u9fa5\u0800-\u4e00\uac00-\ud7ff]+"),
            pre_tokenizers.Digits(individual_digits=True),
            self.bytes_(False),
        ]
        artifact, encode = self.byte_level("deepseek-llm", steps)
        self.same(artifact, encode, TEXTS + sample(5))

    def sentence_piece(self, **options):
        text = self.folder / "text.txt"
        text.write_text(kvc.TEXT.read_text()[:300_000])
        sentencepiece.SentencePieceTrainer.train(
            input=str(text),
            model_prefix=str(self.folder / "sp"),
            model_type="bpe",
            vocab_size=900,
            byte_fallback=True,
            normalization_rule_name="identity",
            remove_extra_whitespaces=False,
            character_coverage=1.0,
            split_digits=True,
            allow_whitespace_only_pieces=True,
            minloglevel=2,
            **options,
        )
        return sentencepiece.SentencePieceProcessor(
            model_file=str(self.folder / "sp.model")
        )

    def pieces(self, model, *more):
        count = model.get_piece_size()

        def kind(id_):
            return (
                UNKNOWN
                if model.is_unknown(id_)
                else CONTROL
                if model.is_control(id_)
                else BYTE
                if model.is_byte(id_)
                else NORMAL
            )

        return [
            string("tokenizer.ggml.model", "llama"),
            strings(
                "tokenizer.ggml.tokens", [model.id_to_piece(i) for i in range(count)]
            ),
            numbers(
                "tokenizer.ggml.scores", [model.get_score(i) for i in range(count)]
            ),
            integers("tokenizer.ggml.token_type", [kind(i) for i in range(count)]),
            integer("tokenizer.ggml.unknown_token_id", model.unk_id()),
            integer("tokenizer.ggml.bos_token_id", model.bos_id()),
            integer("tokenizer.ggml.eos_token_id", model.eos_id()),
            *more,
        ]

    def test_sentence_piece(self):
        model = self.sentence_piece()
        artifact = self.artifact(self.pieces(model), model.get_piece_size())
        texts = [t for t in TEXTS if "<s>" not in t] + sample(6)
        self.same(artifact, lambda text: [model.bos_id()] + model.encode(text), texts)
        # Special tokens that are spelled out, and what stands between them.
        ids = kvc.tokenize(artifact, "<s>To be</s>")
        be = model.encode("To be")
        self.assertEqual(ids, [1, 1, *be, 2])
        # What is generated keeps its spaces.
        ids = kvc.generate(artifact, "To be", 4)
        self.assertEqual(len(ids), 4)
        kvc.run("kvc", "run", artifact, "--prompt", "To be", "--max-tokens", 4)

    def test_sentence_piece_without_space_in_front(self):
        model = self.sentence_piece(add_dummy_prefix=False)
        more = (
            flag("tokenizer.ggml.add_space_prefix", False),
            flag("tokenizer.ggml.add_bos_token", False),
        )
        artifact = self.artifact(self.pieces(model, *more), model.get_piece_size())
        texts = [t for t in TEXTS if "<s>" not in t] + sample(7)
        self.same(artifact, model.encode, texts)


if __name__ == "__main__":
    unittest.main()
