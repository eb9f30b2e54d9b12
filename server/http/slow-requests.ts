// Closes connections whose request arrives too slowly. A slow request would otherwise hold a
// connection and its memory for hours.
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { RawErrorResponses } from './raw-error-responses.ts';

/** Times in milliseconds. */
export interface RequestTimeouts {
  /** Until the headers of a request must have arrived. */
  headers: number;
  /** Until a body must have arrived, in addition to the time that its size allows. */
  body: number;
  /** Interval of the checks. */
  check: number;
  /** Without any byte in either direction. Longer than the language model may take. */
  idle: number;
}

export const requestTimeouts: RequestTimeouts = {
  headers: 20_000,
  body: 20_000,
  check: 2_000,
  idle: 180_000,
};

/** Bytes per millisecond (kB per second) that the slowest mobile networks reach. */
const minBytesPerMilli = 4;

/**
 * Ends a request with status 408 when its body arrives with less than 4 kB per second on average,
 * after the time that every body has.
 */
export function closeSlowBodies(
  app: FastifyInstance,
  { body, check }: RequestTimeouts,
  rawErrors: Pick<RawErrorResponses, 'build'>,
): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
    if (raw.complete || (encoding === undefined && Number(length ?? 0) === 0)) return;
    const { socket } = raw;
    // A request that a test injects has no connection.
    if (!(socket instanceof Socket)) return;
    const startedAt = performance.now();
    const bytesBefore = socket.bytesRead;
    const timer = setInterval(() => {
      if (raw.complete) return clearInterval(timer);
      const allowed = body + (socket.bytesRead - bytesBefore) / minBytesPerMilli;
      if (performance.now() - startedAt <= allowed) return;
      clearInterval(timer);
      if (reply.raw.headersSent) socket.destroy();
      else socket.end(rawErrors.build('ERR_HTTP_REQUEST_TIMEOUT'), () => socket.destroy());
    }, check).unref();
    raw.once('close', () => clearInterval(timer));
  });
}
