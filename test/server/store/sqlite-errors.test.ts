// Tests of the advice in SQLite error messages, and of the single-instance lock of a database file.
// Only a lost database file leads to the advice to replace the file.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseOutage } from '../../../server/store/database-outage.ts';
import { acquireInstanceLock } from '../../../server/store/sqlite/single-instance-lock.ts';
import { isBusyError, describeSqliteError } from '../../../server/store/sqlite/sqlite-errors.ts';
import { makeTempFolder } from '../support/test-server.ts';

const advice = /Put a backup of selah\.sqlite in its place/;

function readFault(path: string, statements: string, readOnly = false): Error {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: 0, readOnly });
    database.exec(statements);
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  } finally {
    database?.close();
  }
  throw new Error('SQLite refused nothing.');
}

function createDatabaseFile(): { path: string; open: DatabaseSync } {
  const path = join(makeTempFolder(), 'selah.sqlite');
  const open = new DatabaseSync(path);
  onTestFinished(() => open.close());
  open.exec('create table t (x)');
  return { path, open };
}

test('a file that is no database should be replaced', () => {
  const path = join(makeTempFolder(), 'selah.sqlite');
  writeFileSync(path, 'no database '.repeat(100));
  const fault = readFault(path, 'select * from sqlite_schema');
  expect(describeSqliteError(fault)).toMatch(advice);
  // The advice is the same when the store has wrapped the error.
  expect(describeSqliteError(new DatabaseOutage('unavailable', fault))).toMatch(advice);
});

test('no message for a database locked by another process advises moving the file', () => {
  const { path, open } = createDatabaseFile();
  open.exec('begin exclusive');
  const fault = readFault(path, 'begin immediate');
  expect(isBusyError(fault)).toBe(true);
  expect(describeSqliteError(fault)).toMatch(/Another program has locked it/);
  expect(describeSqliteError(fault)).not.toMatch(advice);
});

test('no message for an unreadable, unwritable or full database advises moving the file', () => {
  const folder = join(makeTempFolder(), 'selah.sqlite');
  mkdirSync(folder);
  const { path } = createDatabaseFile();
  const faults = [readFault(folder, ''), readFault(path, 'insert into t values (1)', true)];
  for (const fault of faults) {
    expect(describeSqliteError(fault)).toMatch(/may not read and write DATA_DIR/);
    expect(describeSqliteError(fault)).not.toMatch(advice);
  }
  const full = readFault(
    path,
    'pragma max_page_count = 2; insert into t values (zeroblob(100000))',
  );
  expect(describeSqliteError(full)).toMatch(/free some space/);
  expect(describeSqliteError(full)).not.toMatch(advice);
});

test('the single-instance lock allows one holder for all paths of a file', () => {
  const { path, open } = createDatabaseFile();
  const instanceLock = acquireInstanceLock(path);
  expect(instanceLock).toBeDefined();
  expect(acquireInstanceLock(join(path, '..', '.', 'selah.sqlite'))).toBeUndefined();
  open.exec('insert into t values (1)');
  instanceLock?.release();
  const next = acquireInstanceLock(path);
  expect(next).toBeDefined();
  next?.release();
});
