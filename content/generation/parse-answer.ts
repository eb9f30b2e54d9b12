// Finds the one JSON object that an answer is, or holds.

/** In UTF-16 code units. */
const maxAnswerLength = 200_000;

/** Half an object is none. */
export function parseAnswerJson(answer: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof answer !== 'string') return asObject(answer);
  const text = answer.slice(0, maxAnswerLength).trim();
  // Split, since a pattern for what is between two fences takes for ever where there are many.
  const fenced = text
    .split(/```(?:json)?/i)
    .map((part) => part.trim())
    .filter((part) => part.startsWith('{') && part.endsWith('}'));
  const between = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  for (const part of [text, ...fenced, between]) {
    const object = parseObject(part);
    if (object) return object;
  }
  return undefined;
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return asObject(JSON.parse(text));
  } catch {
    // Not JSON, or half of it: no answer.
    return undefined;
  }
}

function asObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : undefined;
}
