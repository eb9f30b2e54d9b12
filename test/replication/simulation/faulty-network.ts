// Simulated network between a device and the backend, with random faults: lost, late or repeated
// requests, lost or false answers, and a cut connection. The network also counts changes that a tab
// sends after the loss of the sync lock.
import type { TransportFetch, HttpResponse } from '../../../replication/http-transport.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';
import type { BackendRequest } from '../support/fake-basic-backend.ts';
import type { Counts } from './event-counts.ts';
import { createRequestLog } from './create-log.ts';
import type { SimulatedBackend } from './simulated-server.ts';
import { readToken } from './basic-backend-server.ts';
import type { Scheduler } from './scheduler.ts';
import { listTexts } from './unique-texts.ts';

/** A private text of a prayer in a request, in clear and not empty. */
const clearText = /"(?:title|request|prayer_text|category|testimony|text)":"(?!selah-e1\.|")/;

export interface SimulatedNetwork {
  /** Returns the network as one tab uses it. */
  createFetch(tab: string): TransportFetch;
  /** Probability of a fault, from 0 to 1. */
  faults: number;
  /** Whether the connection is cut, so that no request passes. */
  isCut: boolean;
}

export interface SimulatedNetworkParts {
  /** The device. */
  name: string;
  /** Whether the tab has lost the sync lock. */
  hasLost(tab: string): boolean;
  /** Whether the device knows that private texts must be encrypted. */
  mustEncrypt(): boolean;
  backend: SimulatedBackend;
  scheduler: Scheduler;
  random: SeededRandom;
  counts: Counts;
}

export function createSimulatedNetwork({
  name,
  hasLost,
  mustEncrypt,
  backend,
  scheduler,
  random,
  counts,
}: SimulatedNetworkParts): SimulatedNetwork {
  const requestLog = createRequestLog(counts);
  let lateCount = 0;

  function createFetch(tab: string): TransportFetch {
    return async (url, init) => {
      const request: BackendRequest = {
        method: init.method,
        url,
        headers: init.headers,
        ...(init.body !== undefined && { body: init.body }),
      };
      requestLog.recordRequest(request);
      // A change that was not sent before the sync lock was lost must not be sent afterwards.
      if (init.method !== 'GET' && hasLost(tab)) counts.sendsAfterLockLoss += 1;
      if (clearText.test(init.body ?? '') && mustEncrypt()) counts.clearTextsSent += 1;
      const label = `${init.method} ${url.replace(/\?.*/, '').split('/').slice(3, 6).join('/')}`;
      const receive = await scheduler.gate(tab, `send ${label}`, () => send(tab, request));
      const response = await receive();
      return scheduler.gate(tab, `hear ${response.status}`, async () => {
        const text = await response.text();
        backend.noteRead(readToken(init.headers), listTextsIn(text));
        requestLog.recordResponse(request, response.status, text);
        return response;
      });
    };
  }

  /** Applies what happens when the request is sent. Returns the function for the next step. */
  async function send(tab: string, request: BackendRequest): Promise<() => Promise<HttpResponse>> {
    counts.requests += 1;
    const loseRequest = (reason: string) => () => scheduler.gate(tab, reason, () => fail(reason));
    if (network.isCut) return loseRequest('cut');
    if (!random.isTrueWith(network.faults)) return commit(tab, request);
    switch (random.below(11)) {
      case 0:
        counts.dropped += 1;
        return loseRequest('dropped');
      case 1:
        counts.answersLost += 1;
        await deliver(request);
        return loseRequest('timeout');
      case 2: {
        // The error comes before or after the server executed the request; the client cannot tell
        // which.
        counts.serverErrors += 1;
        if (random.isTrueWith(0.3)) await deliver(request);
        const status = random.pick([500, 502, 503, 408]);
        return async () =>
          buildResponse(status, '{"message":"later","detail":"later","code":"internal"}');
      }
      case 3:
        counts.busyWithRetryAfter += 1;
        return async () =>
          buildResponse(429, '{"message":"later","code":"too_many_requests"}', {
            'retry-after': '2',
          });
      case 4:
        counts.repeated += 1;
        deliverLate(request);
        return commit(tab, request);
      case 5:
      case 6:
        counts.late += 1;
        deliverLate(request);
        return loseRequest('timeout');
      case 7: {
        counts.halfBodies += 1;
        const fullResponse = await deliver(request);
        const text = await fullResponse.text();
        return async () => buildResponse(fullResponse.status, text.slice(0, text.length / 2));
      }
      case 8: {
        counts.portals += 1;
        const status = random.pick([200, 302, 403, 404, 410]);
        // Now and then it is the server itself that will not answer a question.
        const isOwn = status === 403 && request.method === 'GET';
        return async () =>
          buildResponse(
            status,
            isOwn
              ? '{"message":"no","detail":"no","code":"forbidden"}'
              : '<html><body>Please accept our terms</body></html>',
          );
      }
      case 9:
        if (request.body === undefined) return loseRequest('dropped');
        counts.tooLarge += 1;
        return async () =>
          buildResponse(413, '<html><body>413 Request Entity Too Large</body></html>');
      default:
        // The request is sent long before it is answered.
        return commit(tab, request, true);
    }
  }

  /**
   * Delivers and executes the request: at once, or later, so that its result becomes visible out of
   * order.
   */
  async function commit(
    tab: string,
    request: BackendRequest,
    isSlow = random.isTrueWith(0.1),
  ): Promise<() => Promise<HttpResponse>> {
    const arrived = backend.receive(request);
    if (isSlow && request.method !== 'GET') {
      return async () => {
        for (let remainingGates = random.below(30); remainingGates > 0; remainingGates -= 1)
          await scheduler.gate(tab, 'work', () => {});
        return scheduler.gate(tab, 'commit', () => arrived.finish());
      };
    }
    const response = await arrived.finish();
    return async () => response;
  }

  function deliverLate(request: BackendRequest): void {
    lateCount += 1;
    void scheduler.gate(`${name}.late${lateCount}`, `arrive ${request.method}`, async () => {
      if (!network.isCut) await deliver(request);
    });
  }

  async function deliver(request: BackendRequest): Promise<HttpResponse> {
    if (network.isCut) return fail('cut');
    return backend.receive(request).finish();
  }

  const network: SimulatedNetwork = { createFetch, faults: 0, isCut: false };
  return network;
}

function fail(reason: string): never {
  throw new Error(reason);
}

function buildResponse(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): HttpResponse {
  return {
    ok: status < 400,
    status,
    headers: { get: (name) => headers[name] ?? null },
    text: async () => text,
  };
}

function listTextsIn(text: string): string[] {
  if (!text.startsWith('[') && !text.startsWith('{')) return [];
  try {
    const value = JSON.parse(text) as unknown;
    const rows = Array.isArray(value) ? value : [value, (value as { current?: unknown }).current];
    return rows.flatMap((row) =>
      typeof row === 'object' && row !== null ? listTexts(row as Record<string, unknown>) : [],
    );
  } catch {
    // No client has read an incomplete answer.
    return [];
  }
}
