// Query strings as the contract's clients write them, so that a server sees the same bytes from us
// as from them.

/** Names with their values in order; a name may come twice, what is undefined does not travel. */
export type QueryParameters = readonly (readonly [
  name: string,
  value: string | number | undefined,
])[];

/** `a=1&b=2`; the signs that those clients leave readable stay readable. */
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
