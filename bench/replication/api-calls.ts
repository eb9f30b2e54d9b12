// HTTP calls to the Selah server for the contestants `limit` and `rxdb`, with the same addresses
// and headers as Selah's own calls.
import type { BenchDevice } from './page-messages.ts';

export const prayersPath = '/api/apps/selah/entities/Prayer';

/** Path of a list of rows after a date, oldest first. */
export function getPagePath(since: string, limit: number): string {
  const query = new URLSearchParams({
    ...(since && { q: JSON.stringify({ updated_date: { $gt: since } }) }),
    sort: 'updated_date',
    limit: String(limit),
  });
  return `${prayersPath}?${query.toString()}`;
}

/** @throws Error when the status is no success */
export async function callServer(
  { token }: BenchDevice,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-app-id': 'selah',
      authorization: `Bearer ${token}`,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    cache: 'no-store',
  });
  if (!response.ok)
    throw new Error(`${method} ${path.split('?')[0]} was answered with ${response.status}`);
  return response.json();
}
