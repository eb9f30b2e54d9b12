// Tests of the epoch, by which devices detect that the database is not the one that confirmed their
// records.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createBackup } from '../../../server/admin/database-copy/backup-file.ts';
import { restoreBackup } from '../../../server/admin/database-copy/restore-file.ts';
import { openSqlite } from '../../../server/store/sqlite/sqlite-store.ts';
import { createTestClock, makeTempFolder } from '../support/test-server.ts';
import { readEpoch, fillStore } from '../support/filled-store.ts';

const clock = createTestClock();

async function epochIn(path: string): Promise<string> {
  const store = await openSqlite({ path, clock });
  const epoch = await readEpoch(store);
  await store.close();
  return epoch;
}

test('[R37] two databases have different epochs, each unchanged over every start', async () => {
  const [firstStore, secondStore] = [
    join(makeTempFolder(), 'selah.sqlite'),
    join(makeTempFolder(), 'selah.sqlite'),
  ];
  const epoch = await epochIn(firstStore);
  expect(await epochIn(firstStore)).toBe(epoch);
  expect(await epochIn(secondStore)).not.toBe(epoch);
});

test('[R37] each of two restores of a backup gives a new, different epoch', async () => {
  const dataDir = makeTempFolder();
  const address = join(dataDir, 'selah.sqlite');
  const file = join(dataDir, 'b.sqlite');
  const store = await openSqlite({ path: address, clock });
  await fillStore(store, clock);
  const epochs = [await readEpoch(store)];
  await createBackup({ address, dataDir, file });
  await store.close();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const { previousDatabase = '' } = await restoreBackup({
      address,
      dataDir,
      file,
      replace: true,
      keepSessions: false,
    });
    // The previous database keeps the epoch under which it confirmed records.
    expect(await epochIn(previousDatabase)).toBe(epochs.at(-1));
    epochs.push(await epochIn(address));
  }
  expect(new Set(epochs).size).toBe(3);
});
