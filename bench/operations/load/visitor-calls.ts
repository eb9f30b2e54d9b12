// Calls of a person without devices: the trial itself writes and reads through one server.
const path = '/api/apps/selah/entities/Prayer';
const timeoutMillis = 20_000;

/** Returns the status of the answer; undefined without an answer. */
export async function createPrayer(
  serverUrl: string,
  token: string,
  text: string,
): Promise<number | undefined> {
  try {
    const response = await fetch(`${serverUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ client_id: crypto.randomUUID(), title: 'Trial', prayer_text: text }),
      signal: AbortSignal.timeout(timeoutMillis),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

/**
 * Returns the texts of the person's prayers.
 * @throws Error when the server does not return a list
 */
export async function listPrayers(serverUrl: string, token: string): Promise<string[]> {
  const response = await fetch(`${serverUrl}${path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeoutMillis),
  });
  const rows = (await response.json()) as unknown;
  if (!Array.isArray(rows)) throw new Error(`A list of prayers was answered ${response.status}.`);
  return rows.map((row: Record<string, unknown>) => String(row['prayer_text']));
}
