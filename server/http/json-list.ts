// Sends a list as JSON. A long list is sent chunk by chunk, as fast as the client reads it.
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * A list of one chunk is sent as a whole, with its length. Errors before the second chunk become
 * error responses; a later error breaks off the response, so that the client sees it is incomplete.
 */
export async function sendJsonList<Row>(
  reply: FastifyReply,
  chunks: AsyncIterable<readonly Row[]>,
  toJson: (row: Row) => string,
): Promise<FastifyReply> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  const second = first.done ? first : await iterator.next();
  reply.type('application/json; charset=utf-8');
  const start = first.done ? '' : joinRows(first.value);
  if (second.done) return reply.send(`[${start}]`);
  const secondRows = second.value;

  async function* write(): AsyncGenerator<string, void, undefined> {
    try {
      yield `[${start},${joinRows(secondRows)}`;
      for (let next = await iterator.next(); !next.done; next = await iterator.next())
        if (next.value.length > 0) yield `,${joinRows(next.value)}`;
      yield ']';
    } finally {
      await iterator.return?.();
    }
  }

  function joinRows(rows: readonly Row[]): string {
    return rows.map(toJson).join();
  }

  // Each chunk waits until the client has read the previous one.
  return reply.send(Readable.from(write(), { objectMode: true, highWaterMark: 1 }));
}
