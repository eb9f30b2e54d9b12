// A language model: one interface, one file per kind.
import type { AnswerSchema } from './answer-schema.ts';

export interface Question {
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

export interface Turn {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface Talk {
  turns: readonly Turn[];
  /** Hears the answer as far as it has come, whenever there is more of it. */
  onPart: (soFar: string) => void;
  signal?: AbortSignal | undefined;
}

/**
 * Each call throws HttpError 402 `budget_spent` when its account is empty, 502 `model_failed` when no usable answer came, 503
 * `model_busy` with the seconds to wait, 504 `model_timeout`.
 */
export interface LanguageModel {
  /** A text of at most `longestAnswer` characters, or with a schema an object that fits it. */
  complete(question: Question): Promise<string | Record<string, unknown>>;
  /** The whole answer, never empty, at most `longestAnswer` characters. */
  chat(talk: Talk): Promise<string>;
}

/** In UTF-16 code units. */
export const longestAnswer = 20_000;
