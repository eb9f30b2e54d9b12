// One request to the backend, with every outcome named.

/** What came of a request. `offline`: no answer, nothing is known. `refused`: the server's word, its code in lower case. */
export type Outcome<T> = { kind: 'ok'; value: T } | { kind: 'offline' } | { kind: 'refused'; status: number; code: string; message: string; retryAfter?: number };

export interface Address {
  /** Without a slash at the end; empty for the same origin. */
  serverUrl: string;
  appId: string;
}

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  token?: string | null;
  signal?: AbortSignal;
}

const patience = 20_000;

/** @param path below `/api/`. The answer is trusted to have the shape of `T`: it comes from our own server, by the contract. */
export async function request<T>({ serverUrl, appId }: Address, path: string, options: RequestOptions = {}): Promise<Outcome<T>> {
  const { method = 'GET', body, token, signal } = options;
  const limit = AbortSignal.timeout(patience);
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${serverUrl}/api/${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-app-id': appId,
        'x-origin-url': location.href,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    text = await response.text();
  } catch {
    // A closed network, a time-out and a broken body are all the same to the caller: no answer.
    return { kind: 'offline' };
  }
  return outcomeOf<T>(response, text);
}

export function outcomeOf<T>(response: Pick<Response, 'ok' | 'status' | 'headers'>, text: string): Outcome<T> {
  const value = parseJson(text);
  // HTML with status 200 is the sign-in page of a network, not our server.
  if (response.ok) return value === undefined ? { kind: 'offline' } : { kind: 'ok', value: value as T };
  const { message, detail, code } = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  // The service worker answers in the server's place when there is no way to it.
  if (response.status === 503 && value !== undefined && code === undefined) return { kind: 'offline' };
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    kind: 'refused',
    status: response.status,
    code: typeof code === 'string' ? code : 'refused',
    message: String(message ?? detail ?? `HTTP ${response.status}`),
    ...(Number.isFinite(retryAfter) && { retryAfter }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
