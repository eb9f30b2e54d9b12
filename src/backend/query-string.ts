// Formats query strings byte for byte as the contract's clients do.

/** Names and values in order; a name may occur twice, and undefined values are omitted. */
export type QueryParameters = readonly (readonly [
  name: string,
  value: string | number | undefined,
])[];

/**
 * Formats as `a=1&b=2`; characters that the contract's clients do not escape are not escaped here
 * either.
 */
export function formatQuery(query: QueryParameters): string {
  return query
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encode(name)}=${encode(String(value))}`)
    .join('&');
}

/** Nested values as `q[agent_name]=a` and `fields[]=id`: the form of the agents' routes only. */
export function toBracketQuery(parameters: object): QueryParameters {
  return Object.entries(parameters).flatMap(([name, value]) => flatten(name, value));
}

function flatten(name: string, value: unknown): [string, string][] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => flatten(`${name}[]`, entry));
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => flatten(`${name}[${key}]`, inner));
  return [[name, String(value)]];
}

function encode(text: string): string {
  return encodeURIComponent(text)
    .replaceAll('%3A', ':')
    .replaceAll('%24', '$')
    .replaceAll('%2C', ',')
    .replaceAll('%20', '+');
}
