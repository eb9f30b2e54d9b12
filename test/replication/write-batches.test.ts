// Tests of pushing many changes: a few at a time or in batches, one result for each change, and a
// limit on the request size.
import { describe, expect, test } from 'vitest';
import { writeInBatches, writeConcurrently } from '../../replication/write-batches.ts';
import type { TransportAnswer, RecordChange, ServerRow } from '../../replication/transport.ts';
import type { BatchChange } from '../../schemas/api/backend-api.ts';

type WriteResult = TransportAnswer<ServerRow | null>;

const success: WriteResult = { kind: 'ok', value: null };

function buildChanges(count: number, expected = ''): RecordChange[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: 'delete',
    serverId: `r${index}`,
    expected,
  }));
}

function getChangeId(change: RecordChange): string {
  return change.kind === 'create' ? String(change.fields['client_id']) : change.serverId;
}

/**
 * Fake server that supports batches: `single` responds to calls with one change, `respondToBatch`
 * to a batch; null means that each change succeeds.
 */
function createWriter({
  single = () => success,
  respondToBatch = () => null,
}: {
  single?: (id: string) => WriteResult;
  respondToBatch?: (size: number) => TransportAnswer<never> | null;
} = {}) {
  const singles: string[] = [];
  const batches: (readonly BatchChange[])[] = [];
  return {
    singles,
    batches,
    sizes: () => batches.map(({ length }) => length),
    write: async (change: RecordChange): Promise<WriteResult> => {
      singles.push(getChangeId(change));
      return single(getChangeId(change));
    },
    writeBatch: async (body: readonly BatchChange[]): Promise<TransportAnswer<WriteResult[]>> => {
      batches.push(body);
      return respondToBatch(body.length) ?? { kind: 'ok', value: body.map(() => success) };
    },
  };
}

describe('a few at a time', () => {
  test('[R35] at most four single calls run at once, and results keep their order', async () => {
    let activeCount = 0;
    let max = 0;
    const answers = await writeConcurrently(buildChanges(30), async (change) => {
      activeCount += 1;
      max = Math.max(max, activeCount);
      // Some take longer than others, so that they end out of order.
      for (let step = 0; step < getChangeId(change).charCodeAt(1) % 5; step += 1)
        await Promise.resolve();
      activeCount -= 1;
      return { kind: 'refused', status: 422, code: getChangeId(change), message: '' };
    });
    expect(max).toBe(4);
    expect(
      answers.map((answer) => (answer.kind === 'refused' ? answer.code : answer.kind)),
    ).toEqual(buildChanges(30).map(getChangeId));
  });

  test.each([
    { kind: 'offline' },
    { kind: 'signed-out' },
    { kind: 'outdated' },
    { kind: 'busy', retryAfter: 0 },
  ] as const)('[R35] after $kind no other one leaves', async (end) => {
    const { write, singles } = createWriter({ single: (id) => (id === 'r5' ? end : success) });
    const answers = await writeConcurrently(buildChanges(30), write);
    expect(answers[5]).toEqual(end);
    // Calls that were already in flight get their own responses.
    expect(singles.length).toBeLessThanOrEqual(5 + 4);
    expect(answers.filter(({ kind }) => kind === 'unsent')).toHaveLength(30 - singles.length);
    expect(answers.at(-1)).toEqual({ kind: 'unsent' });
  });

  test('[R35] [R15] three busy answers in a row end the writes; one answer does not', async () => {
    const busyWriter = createWriter({ single: () => ({ kind: 'busy' }) });
    await writeConcurrently(buildChanges(30), busyWriter.write);
    expect(busyWriter.singles.length).toBeLessThanOrEqual(2 + 4);
    const mixedWriter = createWriter({
      single: (id) =>
        id === 'r3'
          ? { kind: 'busy' }
          : id === 'r7'
            ? { kind: 'refused', status: 422, code: 'c', message: 'm' }
            : success,
    });
    const answers = await writeConcurrently(buildChanges(30), mixedWriter.write);
    expect(answers.filter(({ kind }) => kind !== 'ok').map(({ kind }) => kind)).toEqual([
      'busy',
      'refused',
    ]);
  });

  test('[R35] of nothing, nothing', async () => {
    const { write, writeBatch } = createWriter();
    expect(await writeConcurrently([], write)).toEqual([]);
    expect(await writeInBatches([], write, writeBatch)).toEqual([]);
  });
});

describe('batches', () => {
  test('[R35] two hundred together, and one alone by its own call', async () => {
    const { write, writeBatch, sizes, singles } = createWriter();
    const answers = await writeInBatches(buildChanges(401), write, writeBatch);
    expect(sizes()).toEqual([200, 200]);
    expect(singles).toEqual(['r400']);
    expect(answers).toEqual(Array(401).fill(success));
  });

  test('[R35] batches fit a poor connection, and a large change is sent alone', async () => {
    const { write, writeBatch, batches, singles } = createWriter();
    const changes = [
      ...buildChanges(3, 'x'.repeat(150_000)),
      ...buildChanges(1, 'y'.repeat(500_000)),
    ];
    const answers = await writeInBatches(changes, write, writeBatch);
    expect(answers).toHaveLength(4);
    for (const body of batches) expect(JSON.stringify(body).length).toBeLessThan(410_000);
    expect(batches.flat().length + singles.length).toBe(4);
    expect(singles).toContain('r0');
  });

  test('[R35] a batch reports for each change the result of a single call', async () => {
    const { write, writeBatch, batches } = createWriter();
    const changes: RecordChange[] = [
      { kind: 'create', fields: { client_id: 'a', title: 'a' } },
      { kind: 'update', serverId: 'r1', fields: { title: null }, expected: 'D', record: {} },
      { kind: 'update', serverId: 'r2', fields: { title: 'b' }, expected: '', record: {} },
      { kind: 'delete', serverId: 'r3', expected: 'E' },
      { kind: 'delete', serverId: 'r4', expected: '' },
    ];
    await writeInBatches(changes, write, writeBatch);
    expect(batches).toEqual([
      [
        { op: 'create', data: { client_id: 'a', title: 'a' } },
        { op: 'update', id: 'r1', data: { title: null }, if_match: 'D' },
        { op: 'update', id: 'r2', data: { title: 'b' } },
        { op: 'delete', id: 'r3', if_match: 'E' },
        { op: 'delete', id: 'r4' },
      ],
    ]);
  });

  test('[R35] a too large batch is halved down to single calls; the order is kept', async () => {
    const { write, writeBatch, sizes } = createWriter({
      single: (id) => ({ kind: 'refused', status: 422, code: id, message: '' }),
      respondToBatch: (size) =>
        size > 1 ? { kind: 'refused', status: 413, code: 'too_large', message: '' } : null,
    });
    const answers = await writeInBatches(buildChanges(7), write, writeBatch);
    expect(
      answers.map((answer) => (answer.kind === 'refused' ? answer.code : answer.kind)),
    ).toEqual(buildChanges(7).map(getChangeId));
    expect(sizes()).toEqual([7, 4, 2, 2, 3, 2]);
  });

  test('[R35] halves that fit are sent as batches', async () => {
    const { write, writeBatch, sizes, singles } = createWriter({
      respondToBatch: (size) =>
        size > 50 ? { kind: 'refused', status: 413, code: 'too_large', message: '' } : null,
    });
    expect(await writeInBatches(buildChanges(100), write, writeBatch)).toEqual(
      Array(100).fill(success),
    );
    expect(sizes()).toEqual([100, 50, 50]);
    expect(singles).toEqual([]);
  });

  test.each([
    { kind: 'missing' },
    { kind: 'unsupported' },
    { kind: 'refused', status: 405, code: 'method', message: '' },
  ] as const)(
    '[R35] $kind for a whole batch does not count for its records: each change is sent alone',
    async (refusal) => {
      const { write, writeBatch, singles, sizes } = createWriter({ respondToBatch: () => refusal });
      expect(await writeInBatches(buildChanges(5), write, writeBatch)).toEqual(
        Array(5).fill(success),
      );
      expect(sizes()).toEqual([5]);
      expect(singles).toHaveLength(5);
    },
  );

  test.each([
    { kind: 'offline' },
    { kind: 'signed-out' },
    { kind: 'outdated' },
    { kind: 'busy' },
    { kind: 'busy', retryAfter: 9 },
  ] as const)(
    '[R35] $kind for a batch is the result of each of its changes, and no other batch is sent',
    async (failure) => {
      const { write, writeBatch, sizes, singles } = createWriter({ respondToBatch: () => failure });
      const answers = await writeInBatches(buildChanges(450), write, writeBatch);
      expect(sizes()).toEqual([200]);
      expect(singles).toEqual([]);
      expect(answers).toEqual([
        ...Array(200).fill(failure),
        ...Array(250).fill({ kind: 'unsent' }),
      ]);
    },
  );

  test('[R35] a result that only fits one record means "not now" for a batch', async () => {
    const { write, writeBatch } = createWriter({ respondToBatch: () => ({ kind: 'deleted' }) });
    expect(await writeInBatches(buildChanges(2), write, writeBatch)).toEqual([
      { kind: 'busy' },
      { kind: 'busy' },
    ]);
  });
});
