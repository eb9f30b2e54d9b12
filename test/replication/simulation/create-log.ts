// Log of the creates that a device sent and of their answers, kept outside the engine. Sending a
// create again without a lookup breaks R5.
import type { BackendRequest } from '../support/fake-basic-backend.ts';
import type { Counts } from './event-counts.ts';

export interface RequestLog {
  /** The engine has decided to send it, whenever it leaves. */
  sent(request: BackendRequest): void;
  heard(request: BackendRequest, status: number, text: string): void;
}

export function createRequestLog(counts: Counts): RequestLog {
  /** Client ids of creates whose outcome is unknown. */
  const unsure = new Set<string>();

  return {
    sent(request) {
      for (const id of createdIn(request).filter((one) => one !== '')) {
        if (unsure.has(id)) counts.createsUnlooked += 1;
        unsure.add(id);
      }
    },
    heard(request, status, text) {
      for (const id of askedIn(request)) if (status === 200) unsure.delete(id);
      const created = createdIn(request);
      if (created.length === 0) return;
      if (isRefusal(status, text)) for (const id of created) unsure.delete(id);
      const { answers = [] } = (parse(text) ?? {}) as { answers?: { status: number }[] };
      for (const [index, id] of created.entries())
        if (isRefusal(answers[index]?.status ?? 200, '{"message":""}')) unsure.delete(id);
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
function createdIn({ method, url, body }: BackendRequest): string[] {
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

function askedIn({ method, url }: BackendRequest): readonly string[] {
  const query = /[?&]q=([^&]*)/.exec(url)?.[1];
  if (method !== 'GET' || query === undefined) return [];
  const { client_id: wanted } = JSON.parse(decodeURIComponent(query)) as {
    client_id?: string | { $in: string[] };
  };
  if (wanted === undefined) return [];
  return typeof wanted === 'string' ? [wanted] : wanted.$in;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
