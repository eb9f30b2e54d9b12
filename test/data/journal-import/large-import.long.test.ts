// Tests the import of 50,000 rows: all are counted, written and undone, in limited CPU time, while
// the event loop keeps running.
import { expect, test } from 'vitest';
import { readImportFiles } from '../../../src/data/journal-import/read-import-files.ts';
import { undoLastImport } from '../../../src/data/journal-import/last-import.ts';
import { runImport } from '../../../src/data/journal-import/run-import.ts';
import { measureCpuTime } from '../../support/cpu-time.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { makeFile, planFiles } from './import-files.ts';

const rowCount = 50_000;
const words = 'thankful for bread, for “light” and for the people at the table; '.repeat(5);

function makeLargeFile(): File {
  const rows = Array.from({ length: rowCount }, (_, index) => {
    const day = new Date(Date.UTC(1975, 0, 1 + (index % 18_000))).toISOString().slice(0, 10);
    return `${day},"Entry ${index}: ${words}"`;
  });
  return makeFile('presently.csv', `entryDate,entryContent\r\n${rows.join('\r\n')}\r\n`);
}

/** Milliseconds of CPU time. */
const limit = 10_000;

test('50,000 rows are read and planned in less than 10 s of CPU time', async () => {
  const data = await createMemoryContext();
  const file = makeLargeFile();
  let newCount = 0;
  const time = await measureCpuTime(async () => {
    ({ newCount } = (await planFiles(data, [file])).plan);
  }, limit);
  expect(newCount).toBe(rowCount);
  expect(time).toBeLessThan(limit);
});

test('the event loop runs while a large file is read', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);
  await readImportFiles([makeLargeFile()]);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

test('50,000 entries are written and undone', async () => {
  const data = await createMemoryContext();
  const { plan } = await planFiles(data, [makeLargeFile()]);
  expect(await runImport(data, plan.records)).toMatchObject({ added: rowCount, existing: 0 });
  expect(await data.userDatabase.gratitudeEntries.count().exec()).toBe(rowCount);
  expect(await undoLastImport(data)).toEqual({ removed: rowCount, kept: 0 });
}, 300_000);
