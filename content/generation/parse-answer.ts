// Extracts the JSON object from a model's answer, which may be an object, JSON, or text that
// contains JSON. The fields of the object are validated in read-answer.ts.

/** In UTF-16 code units. */
const maxAnswerLength = 200_000;

/** Returns the JSON object of an answer; undefined if there is none or it is incomplete. */
export function parseAnswerJson(answer: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof answer !== 'string') return asObject(answer);
  const text = answer.slice(0, maxAnswerLength).trim();
  // The text is split, because a pattern for the text between two fences is extremely slow on many
  // fences.
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
    // Invalid or incomplete JSON is not an answer.
    return undefined;
  }
}

function asObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : undefined;
}
