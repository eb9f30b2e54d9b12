// Tests of storage errors: recognition of a full storage and of a lost connection, and reopening of
// the database before the work is repeated.
import { Dexie } from 'dexie';
import { firstValueFrom, skip } from 'rxjs';
import { describe, expect, test } from 'vitest';
import {
  type StorageConnectionParts,
  createStorageConnection,
} from '../../../src/data/database/storage-connection.ts';
import {
  isStorageFull,
  isConnectionLost,
  withReconnect,
} from '../../../src/data/database/storage-errors.ts';

const quota = new DOMException('The quota has been exceeded.', 'QuotaExceededError');

describe('[R42] the meaning of a storage error', () => {
  test.each([
    ['Dexie, after the connection was closed', new Dexie.DatabaseClosedError()],
    [
      'every browser, on a dead connection',
      new DOMException('The database connection is closing.', 'InvalidStateError'),
    ],
    [
      'Safari, in the background',
      new DOMException(
        'Connection to Indexed Database server lost. Refresh the page to try again',
        'UnknownError',
      ),
    ],
    [
      'Chromium, when the disk failed',
      new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError'),
    ],
    ['a transaction that was under way', new Dexie.AbortError('Transaction aborted')],
    [
      'RxDB, when its database was just closed',
      new Error('RxStorageInstanceDexie is closed selah-prayers'),
    ],
    [
      'wrapped',
      new Error('outer', {
        cause: new Dexie.UnknownError('x', new DOMException('closed', 'InvalidStateError')),
      }),
    ],
  ])('lost: %s', (_, fault) => {
    expect(isConnectionLost(fault)).toBe(true);
    expect(isStorageFull(fault)).toBe(false);
  });

  test.each([
    ['the browser', quota],
    ['Dexie', new Dexie.QuotaExceededError('no room', quota)],
    ['a transaction that was given up', new Dexie.AbortError('The transaction was aborted', quota)],
    ['wrapped twice', new Error('a', { cause: new Error('b', { cause: quota }) })],
  ])('full: %s', (_, fault) => {
    expect(isStorageFull(fault)).toBe(true);
    expect(isConnectionLost(fault)).toBe(false);
  });

  test.each([
    ['another', new Error('broken')],
    ['a lock that was stolen', new DOMException('stolen', 'AbortError')],
    ['no error at all', 'text'],
    ['a record that is there already', { status: 409 }],
  ])('neither: %s', (_, fault) => {
    expect(isConnectionLost(fault)).toBe(false);
    expect(isStorageFull(fault)).toBe(false);
  });
});

describe('[R42] the connection', () => {
  const closedError = new Dexie.DatabaseClosedError();

  function createConnection(reopen: StorageConnectionParts['reopen'], { canReload = true } = {}) {
    const counts = { reopened: 0, reloads: 0, waits: 0, clock: 1_000_000 };
    const connection = createStorageConnection({
      reopen: () => {
        counts.reopened += 1;
        return reopen();
      },
      waitUntilVisible: async () => void (counts.waits += 1),
      reload() {
        if (canReload) counts.reloads += 1;
        return canReload;
      },
      now: () => counts.clock,
      report: () => {},
    });
    return { connection, counts };
  }

  /** Creates work that finds a lost connection until the database was reopened `openings` times. */
  function failing(openings: number) {
    const { connection, counts } = createConnection(async () => true);
    let attempts = 0;
    const work = async () => {
      attempts += 1;
      if (connection.getOpenCount() < openings) throw closedError;
      return 'kept';
    };
    return { connection, counts, work, attempts: () => attempts };
  }

  test('a lost connection is reopened and the work is tried again', async () => {
    const { connection, counts, work, attempts } = failing(1);
    const again = firstValueFrom(connection.openings.pipe(skip(1)));
    expect(await withReconnect({ connection }, work)).toBe('kept');
    expect([attempts(), counts.reopened, counts.reloads, await again]).toEqual([2, 1, 0, 1]);
  });

  test('ten concurrent failures reopen the database once', async () => {
    const { connection, counts, work } = failing(1);
    expect(
      await Promise.all(Array.from({ length: 10 }, () => withReconnect({ connection }, work))),
    ).toEqual(Array(10).fill('kept'));
    expect(await connection.reopen(0)).toBe(true);
    expect(counts.reopened).toBe(1);
  });

  test('work that starts while the database is reopened waits for it', async () => {
    let open = (_: boolean) => {};
    const { connection } = createConnection(() => new Promise((resolve) => (open = resolve)));
    const reopening = connection.reopen(0);
    const order: string[] = [];
    const work = withReconnect({ connection }, async () =>
      order.push(`asked at opening ${connection.getOpenCount()}`),
    );
    await Promise.resolve();
    expect(order).toEqual([]);
    open(true);
    await Promise.all([reopening, work]);
    expect(order).toEqual(['asked at opening 1']);
  });

  test('the work fails after a second failure; the next loss reloads the page', async () => {
    const { connection, counts, work, attempts } = failing(9);
    await expect(withReconnect({ connection }, work)).rejects.toBe(closedError);
    expect([attempts(), counts.reopened, counts.reloads]).toEqual([2, 1, 0]);
    await expect(withReconnect({ connection }, work)).rejects.toBe(closedError);
    expect([counts.reopened, counts.reloads]).toEqual([1, 1]);
    counts.clock += 60_000;
    expect(await connection.reopen(connection.getOpenCount())).toBe(true);
  });

  test('a database that cannot be reopened is tried again before the page reloads', async () => {
    const failed = createConnection(async () => {
      throw new Error('does not open');
    });
    expect(await failed.connection.reopen(0)).toBe(false);
    expect(failed.counts).toMatchObject({ reopened: 2, waits: 1, reloads: 1 });
    let attempt = 0;
    const second = createConnection(async () => {
      attempt += 1;
      if (attempt === 1) throw new Error('not yet');
      return true;
    });
    expect(await second.connection.reopen(0)).toBe(true);
    expect(second.counts).toMatchObject({ reopened: 2, reloads: 0 });
  });

  test('[R43] the database of a signed-out user is not reopened', async () => {
    const { connection, counts } = createConnection(async () => false);
    let attempts = 0;
    const work = async () => {
      attempts += 1;
      throw closedError;
    };
    await expect(withReconnect({ connection }, work)).rejects.toBe(closedError);
    expect([attempts, connection.getOpenCount(), counts.reloads]).toEqual([1, 0, 0]);
  });

  test('another storage error is thrown unchanged, without a reopening', async () => {
    const { connection, counts } = createConnection(async () => true);
    await expect(withReconnect({ connection }, () => Promise.reject(quota))).rejects.toBe(quota);
    await expect(withReconnect({}, () => Promise.reject(closedError))).rejects.toBe(closedError);
    expect(counts.reopened).toBe(0);
  });
});
