// Type guard for JSON objects: tells objects from lists, null and primitive values.

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
