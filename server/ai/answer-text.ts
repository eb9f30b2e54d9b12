// What of a model's words is the answer: models think aloud, and wrap JSON in fences and
// politeness.
import { isNestedDeeper } from '../http/named-parameters.ts';

const thinking = '<think>';

/** Without what a model says to itself before it answers. Of a part, what can already be shown. */
export function stripThinking(text: string): string {
  const start = text.trimStart();
  if (thinking.startsWith(start)) return '';
  return start.replace(/^<think>[^]*?(?:<\/think>|$)/, '').trim();
}

/** Deeper than any schema of ours asks for. */
const deepest = 40;

/** The one JSON object in an answer; nothing where there is none. */
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
    // Not JSON: the caller asks the model once more.
    return undefined;
  }
}
