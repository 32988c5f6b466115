// Drives kvc-serve with the clients people use; BASE_URL and API_KEY say where.
// Prints a line per check and exits with 1 at the first that fails.

import assert from "node:assert/strict";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { ChatOpenAI, OpenAI as LangChainCompletion } from "@langchain/openai";
import { APICallError, generateText, streamText } from "ai";
import OpenAI from "openai";

const baseURL = process.env.BASE_URL + "/v1";
const apiKey = process.env.API_KEY;
const model = "tiny-qwen3";
const messages = [{ role: "user", content: "Speak, speak." }];
const greedy = { temperature: 0, max_tokens: 6, ignore_eos: true };
const CHAT = "They have been inc";
const PROMPT = "First Citizen:\nBefore we proceed any further, hear me";

async function check(name, run) {
  await run();
  console.log(`ok ${name}`);
}

// --- openai

const openai = new OpenAI({ baseURL, apiKey, maxRetries: 0 });

await check("openai: list", async () => {
  const names = [];
  for await (const entry of openai.models.list()) names.push(entry.id);
  assert.deepEqual(names, [model]);
  assert.equal((await openai.models.retrieve(model)).id, model);
});

await check("openai: chat", async () => {
  const answer = await openai.chat.completions.create({ model, messages, ...greedy });
  assert.equal(answer.choices[0].message.content, CHAT);
  assert.equal(answer.choices[0].finish_reason, "length");
  assert.equal(answer.usage.completion_tokens, 6);
});

await check("openai: stream with usage", async () => {
  const stream = await openai.chat.completions.create({
    model, messages, ...greedy, stream: true, stream_options: { include_usage: true },
  });
  let text = "", usage = null, role = null;
  for await (const chunk of stream) {
    role ??= chunk.choices[0]?.delta.role;
    text += chunk.choices[0]?.delta.content ?? "";
    usage = chunk.usage ?? usage;
  }
  assert.equal(text, CHAT);
  assert.equal(role, "assistant");
  assert.equal(usage.total_tokens, 23);
});

await check("openai: stream helper", async () => {
  const final = await openai.chat.completions
    .stream({ model, messages, ...greedy })
    .finalChatCompletion();
  assert.equal(final.choices[0].message.content, CHAT);
});

await check("openai: completions, logprobs, stop", async () => {
  const answer = await openai.completions.create({
    model, prompt: PROMPT, temperature: 0, max_tokens: 6, logprobs: 2,
  });
  assert.equal(answer.choices[0].text, " speak.\n\nPOLIX");
  assert.equal(answer.choices[0].logprobs.tokens.length, 6);
  const cut = await openai.completions.create({
    model, prompt: PROMPT, temperature: 0, max_tokens: 6, stop: ["POL"],
  });
  assert.equal(cut.choices[0].text, " speak.\n\n");
  assert.equal(cut.choices[0].finish_reason, "stop");
});

await check("openai: errors", async () => {
  await assert.rejects(
    openai.chat.completions.create({ model, messages, temperature: 9 }),
    (error) => error instanceof OpenAI.BadRequestError && error.param === "temperature",
  );
  await assert.rejects(
    openai.chat.completions.create({ model: "nope", messages }),
    OpenAI.NotFoundError,
  );
  const stranger = new OpenAI({ baseURL, apiKey: "wrong", maxRetries: 0 });
  await assert.rejects(stranger.models.list(), OpenAI.AuthenticationError);
});

await check("openai: abort", async () => {
  const stream = await openai.chat.completions.create({
    model, messages, ...greedy, max_tokens: 490, stream: true,
  });
  for await (const chunk of stream) {
    if (chunk.choices[0]?.delta.content) stream.controller.abort();
  }
});

// --- AI SDK

const provider = createOpenAICompatible({ name: "kvc", baseURL, apiKey, includeUsage: true });

await check("ai: generateText", async () => {
  const { text, usage } = await generateText({
    model: provider(model), prompt: "Speak, speak.", temperature: 0, maxOutputTokens: 3, maxRetries: 0,
  });
  assert.ok(CHAT.startsWith(text) && text.length > 0, text);
  assert.equal(usage.inputTokens, 17);
});

await check("ai: streamText", async () => {
  const { textStream, usage } = streamText({
    model: provider(model), prompt: "Speak, speak.", temperature: 0, maxOutputTokens: 3, maxRetries: 0,
  });
  let text = "";
  for await (const piece of textStream) text += piece;
  assert.ok(CHAT.startsWith(text) && text.length > 0, text);
  assert.equal((await usage).inputTokens, 17);
});

await check("ai: completion model", async () => {
  const { text } = await generateText({
    model: provider.completionModel(model), prompt: "ROMEO:", temperature: 0, maxOutputTokens: 3, maxRetries: 0,
  });
  assert.ok(text.length > 0);
});

await check("ai: errors", async () => {
  await assert.rejects(
    generateText({ model: provider("nope"), prompt: "x", maxRetries: 0 }),
    (error) => APICallError.isInstance(error) && error.statusCode === 404,
  );
});

// --- LangChain

const settings = { model, apiKey, configuration: { baseURL }, temperature: 0, maxTokens: 3, maxRetries: 0 };

await check("langchain: invoke", async () => {
  const answer = await new ChatOpenAI(settings).invoke("Speak, speak.");
  assert.ok(CHAT.startsWith(answer.content) && answer.content.length > 0, answer.content);
  assert.equal(answer.usage_metadata.input_tokens, 17);
});

await check("langchain: stream with usage", async () => {
  let text = "", input = 0;
  for await (const chunk of await new ChatOpenAI({ ...settings, streamUsage: true }).stream("Speak, speak.")) {
    text += chunk.content;
    input = chunk.usage_metadata?.input_tokens ?? input;
  }
  assert.ok(CHAT.startsWith(text) && text.length > 0, text);
  assert.equal(input, 17);
});

await check("langchain: completions", async () => {
  const text = await new LangChainCompletion(settings).invoke("ROMEO:");
  assert.ok(text.length > 0);
});

await check("langchain: errors", async () => {
  await assert.rejects(
    new ChatOpenAI({ ...settings, model: "nope" }).invoke("x"),
    (error) => error.status === 404,
  );
});
