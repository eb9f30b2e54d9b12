// Writers of the failover: each creates records by HTTP, one after the other, and repeats a create
// with the same client id until it is acknowledged. Notes what was acknowledged, when and by which
// server.
import { setTimeout as wait } from 'node:timers/promises';

export interface FailoverWriter {
  userId: string;
  token: string;
  /** Addresses of the servers that the writer uses by turns; after a failure it tries the next. */
  urls: readonly string[];
}

export interface AcknowledgedWrite {
  /** Id of the record, from the answer. */
  id: string;
  clientId: string;
  userId: string;
  text: string;
  /** Address of the server that answered. */
  url: string;
  /** Time of `performance.now()`. */
  acknowledgedAt: number;
}

export interface Writers {
  /** In the order of the answers. */
  readonly acknowledged: readonly AcknowledgedWrite[];
  /** Number of creates that were acknowledged after a repetition. */
  readonly repeatedCount: number;
  /** Number of these that an earlier request without an answer had stored. */
  readonly storedBeforeCount: number;
  /** Number of requests without success, by cause: `503 database_unavailable`, `no answer`. */
  readonly failures: ReadonlyMap<string, number>;
  /**
   * Resolves when each writer has its last acknowledgement.
   * @throws Error when one has none within two minutes
   */
  stop(): Promise<void>;
  /** Ends the writers without a last acknowledgement. Resolves when no request runs. */
  abort(): Promise<void>;
}

/** Pause of a writer between two records, and before a repetition. */
const pauseMillis = 100;
const requestTimeoutMillis = 10_000;
const endLimitMillis = 120_000;

type Answer = { kind: 'done'; id: string; isNew: boolean } | { kind: 'failed'; cause: string };

export function startWriters(people: readonly FailoverWriter[]): Writers {
  const acknowledged: AcknowledgedWrite[] = [];
  const failures = new Map<string, number>();
  let repeatedCount = 0;
  let storedBeforeCount = 0;
  let endsAt = Number.POSITIVE_INFINITY;
  const stopping = new AbortController();
  const aborting = new AbortController();
  const { signal } = aborting;

  async function write(writer: FailoverWriter, index: number, count: number): Promise<void> {
    const clientId = crypto.randomUUID();
    const text = `Prayer ${count} of writer ${index}: ${crypto.randomUUID()}`;
    for (let attempt = 0; ; attempt += 1) {
      const url = writer.urls[(count + attempt) % writer.urls.length] ?? '';
      const record = { client_id: clientId, title: `Prayer ${count}`, prayer_text: text };
      const answer = await create(url, writer.token, record, signal);
      if (answer.kind === 'done') {
        const { userId } = writer;
        const acknowledgedAt = performance.now();
        acknowledged.push({ id: answer.id, clientId, userId, text, url, acknowledgedAt });
        if (attempt > 0) repeatedCount += 1;
        if (!answer.isNew) storedBeforeCount += 1;
        return;
      }
      failures.set(answer.cause, (failures.get(answer.cause) ?? 0) + 1);
      if (performance.now() > endsAt)
        throw new Error(`A create was not acknowledged at the end: ${answer.cause}.`);
      await wait(pauseMillis, undefined, { signal });
    }
  }

  const running = people.map(async (writer, index) => {
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      await write(writer, index, count);
      await wait(pauseMillis, undefined, { signal });
    }
  });
  for (const one of running)
    one.catch(() => {
      // `stop` throws the error. Until then it must not end the process.
    });
  return {
    acknowledged,
    failures,
    get repeatedCount() {
      return repeatedCount;
    },
    get storedBeforeCount() {
      return storedBeforeCount;
    },
    async stop() {
      stopping.abort();
      endsAt = performance.now() + endLimitMillis;
      await Promise.all(running);
    },
    async abort() {
      aborting.abort();
      await Promise.allSettled(running);
    },
  };
}

/** @throws AbortError after `abort` */
async function create(
  url: string,
  token: string,
  record: object,
  aborted: AbortSignal,
): Promise<Answer> {
  try {
    const response = await fetch(`${url}/api/apps/selah/entities/Prayer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(record),
      signal: AbortSignal.any([aborted, AbortSignal.timeout(requestTimeoutMillis)]),
    });
    const body = (await response.json()) as { id?: unknown; code?: unknown };
    return response.ok
      ? { kind: 'done', id: String(body.id), isNew: response.status === 201 }
      : { kind: 'failed', cause: `${response.status} ${String(body.code)}` };
  } catch (error) {
    aborted.throwIfAborted();
    // The connection broke, or the time is over: whether the record is stored is unknown.
    return { kind: 'failed', cause: error instanceof Error ? error.name : 'no answer' };
  }
}
