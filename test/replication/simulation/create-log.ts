// Log of a simulated device's create requests that counts creates sent again without a lookup,
// which breaks rule R5. The log is kept outside the engine.
import type { BackendRequest } from '../support/fake-basic-backend.ts';
import type { Counts } from './event-counts.ts';

export interface RequestLog {
  /** Records that the engine decided to send the request, even if it leaves later. */
  recordRequest(request: BackendRequest): void;
  recordResponse(request: BackendRequest, status: number, text: string): void;
}

export function createRequestLog(counts: Counts): RequestLog {
  /** Client ids of creates whose outcome is unknown. */
  const unsettledIds = new Set<string>();

  return {
    recordRequest(request) {
      for (const id of listCreatedIds(request).filter((createdId) => createdId !== '')) {
        if (unsettledIds.has(id)) counts.createsWithoutLookup += 1;
        unsettledIds.add(id);
      }
    },
    recordResponse(request, status, text) {
      for (const id of listQueriedIds(request)) if (status === 200) unsettledIds.delete(id);
      const created = listCreatedIds(request);
      if (created.length === 0) return;
      if (isRefusal(status, text)) for (const id of created) unsettledIds.delete(id);
      const { answers = [] } = (parse(text) ?? {}) as { answers?: { status: number }[] };
      for (const [index, id] of created.entries())
        if (isRefusal(answers[index]?.status ?? 200, '{"message":""}')) unsettledIds.delete(id);
    },
  };
}

/** Returns whether the server reports that it did not execute the request. */
function isRefusal(status: number, text: string): boolean {
  if (status === 413) return true;
  const isFinal = status >= 400 && status < 500 && ![408, 425, 429].includes(status);
  return isFinal && parse(text) !== undefined;
}

/**
 * Returns the created client ids at the positions of their changes, with an empty string for a
 * change that creates nothing.
 */
function listCreatedIds({ method, url, body }: BackendRequest): string[] {
  if (method !== 'POST') return [];
  const value = parse(body ?? '') as {
    client_id?: string;
    changes?: { op: string; data?: { client_id?: string } }[];
  };
  if (!url.endsWith('/batch')) return [String(value.client_id)];
  return (value.changes ?? []).map(({ op, data }) =>
    op === 'create' ? String(data?.client_id) : '',
  );
}

function listQueriedIds({ method, url }: BackendRequest): readonly string[] {
  const query = /[?&]q=([^&]*)/.exec(url)?.[1];
  if (method !== 'GET' || query === undefined) return [];
  const { client_id: clientId } = JSON.parse(decodeURIComponent(query)) as {
    client_id?: string | { $in: string[] };
  };
  if (clientId === undefined) return [];
  return typeof clientId === 'string' ? [clientId] : clientId.$in;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
