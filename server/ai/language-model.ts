// The interface of a language model; each implementation has its own file.
import type { AnswerSchema } from './answer-schema.ts';

export interface CompletionRequest {
  prompt: string;
  /** When given, the answer is an object that matches this schema. */
  schema?: AnswerSchema | undefined;
  /** Files of the question, as text. */
  fileTexts?: readonly FileText[];
  signal?: AbortSignal | undefined;
}

export interface FileText {
  name: string;
  text: string;
}

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ChatRequest {
  chatMessages: readonly ChatMessage[];
  /** Called with the answer so far, each time the answer has grown. */
  onProgress: (soFar: string) => void;
  signal?: AbortSignal | undefined;
}

/**
 * A language model. Each method throws an HttpError:
 * - 402 `budget_spent` when the account of the model has no credit
 * - 502 `model_failed` when the model returned no usable answer
 * - 503 `model_busy` with the seconds to wait
 * - 504 `model_timeout`
 */
export interface LanguageModel {
  /**
   * Returns a text of at most `maxAnswerLength` characters. With a schema, returns an object that
   * matches the schema.
   */
  complete(request: CompletionRequest): Promise<string | Record<string, unknown>>;
  /**
   * Returns the whole answer, which is never empty and has at most `maxAnswerLength` characters.
   */
  chat(request: ChatRequest): Promise<string>;
}

/** Maximum length of an answer in UTF-16 code units. */
export const maxAnswerLength = 20_000;
