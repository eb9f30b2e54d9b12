// A language model behind any endpoint with OpenAI's chat API: a hosted service, Ollama or
// llama.cpp.
import type { OpenAI } from 'openai';
import pMemoize from 'p-memoize';
import type { Settings } from '../settings.ts';
import type { AnswerSchema } from './answer-schema.ts';
import { parseJsonAnswer, stripThinking } from './answer-text.ts';
import { brokenAnswerError, toModelFault } from './model-errors.ts';
import {
  maxAnswerLength,
  type LanguageModel,
  type CompletionRequest,
  type ChatMessage,
} from './language-model.ts';

export interface OpenAiParts {
  settings: NonNullable<Settings['model']>;
  /** Maximum milliseconds for one answer, including a repair. */
  timeout?: number;
  /** Called with the kind of each failure; never receives text of a request or an answer. */
  failed: (kind: string) => void;
}

/**
 * Maximum characters of an invalid answer that are sent back to the model, enough to show the model
 * its error.
 */
const maxBadAnswerLength = 8_000;

/** Maximum characters of an answer with a schema. Parsing more would block the event loop. */
const maxSchemaAnswerLength = 200_000;

/** Creates the model. The client is loaded, and the model name requested, on the first request. */
export function createOpenAiModel({
  settings,
  timeout = 90_000,
  failed,
}: OpenAiParts): LanguageModel {
  /** Older endpoints reject requests with a schema; the first request reveals this. */
  let supportsSchemas = true;

  /** A failure is not cached, because the endpoint may work again for the next request. */
  const open = pMemoize(() => openClient(settings, timeout));

  /** Converts every failure to one of the errors that the `LanguageModel` interface names. */
  async function bounded<T>(
    outer: AbortSignal | undefined,
    run: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const end = AbortSignal.timeout(timeout);
    try {
      return await run(outer ? AbortSignal.any([outer, end]) : end);
    } catch (error) {
      const fault = toModelFault(error, end.aborted);
      failed(fault.kind);
      throw fault.error;
    }
  }

  async function requestAnswer(
    chatMessages: readonly ChatMessage[],
    schema: AnswerSchema | undefined,
    signal: AbortSignal,
  ): Promise<string> {
    const { client, model } = await open();
    const answer = await client.chat.completions.create(
      {
        model,
        messages: chatMessages.map((chatMessage) => ({ ...chatMessage })),
        ...(schema && {
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'answer', schema: { ...schema.schema } },
          },
        }),
      },
      { signal },
    );
    return stripThinking(answer.choices[0]?.message.content ?? '');
  }

  async function askInSchema(
    chatMessages: readonly ChatMessage[],
    schema: AnswerSchema,
    signal: AbortSignal,
  ): Promise<string> {
    if (!supportsSchemas) return requestAnswer(chatMessages, undefined, signal);
    try {
      return await requestAnswer(chatMessages, schema, signal);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const answer = await requestAnswer(chatMessages, undefined, signal);
      supportsSchemas = false;
      return answer;
    }
  }

  async function completeInSchema(
    request: CompletionRequest,
    schema: AnswerSchema,
    signal: AbortSignal,
  ): Promise<Record<string, unknown>> {
    const chatMessages: ChatMessage[] = [
      { role: 'system', content: instructions(schema) },
      { role: 'user', content: promptOf(request) },
    ];
    const answer = await askInSchema(chatMessages, schema, signal);
    const first = await read(answer, schema);
    if (first.faults.length === 0) return first.value;
    const repaired = await read(
      await askInSchema(
        [
          ...chatMessages,
          { role: 'assistant', content: answer.slice(0, maxBadAnswerLength) || '{}' },
          { role: 'user', content: repairOf(first.faults) },
        ],
        schema,
        signal,
      ),
      schema,
    );
    if (repaired.faults.length > 0) throw brokenAnswerError();
    return repaired.value;
  }

  return {
    complete: (request) =>
      bounded(request.signal, async (signal) => {
        if (request.schema) return completeInSchema(request, request.schema, signal);
        const text = await requestAnswer(
          [{ role: 'user', content: promptOf(request) }],
          undefined,
          signal,
        );
        if (text === '') throw brokenAnswerError();
        return text.slice(0, maxAnswerLength);
      }),

    chat: ({ chatMessages, onProgress, signal: outer }) =>
      bounded(outer, async (signal) => {
        const { client, model } = await open();
        const parts = await client.chat.completions.create(
          {
            model,
            messages: chatMessages.map((chatMessage) => ({ ...chatMessage })),
            stream: true,
          },
          { signal },
        );
        let written = '';
        let isWhole = false;
        for await (const { choices } of parts) {
          const [choice] = choices;
          if (choice?.finish_reason) isWhole = true;
          if (!choice?.delta.content) continue;
          written += choice.delta.content;
          const soFar = stripThinking(written);
          if (soFar.length > maxAnswerLength) break;
          if (soFar !== '') onProgress(soFar);
        }
        const text = stripThinking(written).slice(0, maxAnswerLength);
        // An endpoint that fails in the middle of an answer may end its stream as if the answer
        // were complete.
        if (text === '' || (!isWhole && text.length < maxAnswerLength)) throw brokenAnswerError();
        return text;
      }),
  };
}

async function openClient(
  { baseUrl, apiKey, name }: OpenAiParts['settings'],
  timeout: number,
): Promise<{ client: OpenAI; model: string }> {
  const { OpenAI: Client } = await import('openai');
  // The client does not retry, because the user is waiting and can retry. The client does not log,
  // because its log would contain the users' requests.
  const client = new Client({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    maxRetries: 0,
    timeout,
    logLevel: 'off',
    // A redirect would send the user's text, and perhaps the key, to an address that the operator
    // has not named.
    fetchOptions: { redirect: 'error' },
  });
  const model = name ?? (await client.models.list()).data[0]?.id;
  if (model === undefined) throw brokenAnswerError();
  return { client, model };
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error &&
    'status' in error &&
    [400, 404, 415, 422, 501].includes(Number(error.status))
  );
}

function instructions({ schema }: AnswerSchema): string {
  return `Answer with one JSON object and nothing else: no introduction, no code fence. Fill in every property. It must fit this JSON schema:\n${JSON.stringify(schema)}`;
}

function promptOf({ prompt, fileTexts = [] }: CompletionRequest): string {
  return [
    prompt,
    ...fileTexts.map(({ name, text }) => `File ${JSON.stringify(name)}:\n${text}`),
  ].join('\n\n');
}

function repairOf(faults: readonly string[]): string {
  return `That answer cannot be used:\n${faults.map((fault) => `- ${fault}`).join('\n')}\nAnswer again with the whole JSON object and nothing else.`;
}

async function read(
  answer: string,
  schema: AnswerSchema,
): Promise<{ value: Record<string, unknown>; faults: readonly string[] }> {
  const refuse = (fault: string) => ({ value: {}, faults: [fault] });
  if (answer.length > maxSchemaAnswerLength)
    return refuse(`It is longer than ${maxSchemaAnswerLength} characters.`);
  const value = parseJsonAnswer(answer);
  if (value === undefined) return refuse('It is not one JSON object.');
  return { value, faults: await schema.findFaults(value) };
}
