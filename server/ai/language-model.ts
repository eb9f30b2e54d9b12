// A language model: one interface, one file per kind.
import type { AnswerSchema } from './answer-schema.ts';

export interface CompletionRequest {
  prompt: string;
  /** The answer is then an object that fits it. */
  schema?: AnswerSchema | undefined;
  /** Files that belong to the question, as text. */
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
  /** Hears the answer as far as it has come, whenever there is more of it. */
  onProgress: (soFar: string) => void;
  signal?: AbortSignal | undefined;
}

/**
 * Each call throws HttpError 402 `budget_spent` when its account is empty, 502 `model_failed` when
 * no usable answer came, 503 `model_busy` with the seconds to wait, 504 `model_timeout`.
 */
export interface LanguageModel {
  /** A text of at most `maxAnswerLength` characters, or with a schema an object that fits it. */
  complete(request: CompletionRequest): Promise<string | Record<string, unknown>>;
  /** The whole answer, never empty, at most `maxAnswerLength` characters. */
  chat(request: ChatRequest): Promise<string>;
}

/** In UTF-16 code units. */
export const maxAnswerLength = 20_000;
