// Extracts the answer from the text of a model: removes the model's reasoning, and finds JSON
// between code fences and other text.
import { isNestedDeeper } from '../http/named-parameters.ts';

const thinking = '<think>';

/**
 * Removes the reasoning that a model writes before its answer. For a partial answer, returns the
 * text that can already be shown.
 */
export function stripThinking(text: string): string {
  const start = text.trimStart();
  if (thinking.startsWith(start)) return '';
  return start.replace(/^<think>[^]*?(?:<\/think>|$)/, '').trim();
}

/** Maximum nesting of an answer, deeper than any schema of Selah requires. */
const deepest = 40;

/** Returns the JSON object in an answer, or undefined when there is none. */
export function parseJsonAnswer(text: string): Record<string, unknown> | undefined {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from === -1 || to < from) return undefined;
  try {
    const value: unknown = JSON.parse(text.slice(from, to + 1));
    if (
      typeof value !== 'object' ||
      value === null ||
      Array.isArray(value) ||
      isNestedDeeper(value, deepest)
    )
      return undefined;
    return { ...value };
  } catch {
    // The text is not JSON; the caller asks the model again.
    return undefined;
  }
}
