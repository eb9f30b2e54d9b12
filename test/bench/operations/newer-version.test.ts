// Tests of the newer version of the server for trials of an update.
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  addedMigration,
  addMigration,
  buildNewerMigrations,
  getMigrationsFile,
  makeNewerServer,
} from '../../../bench/operations/newer-version.ts';
import { postgresMigrations } from '../../../server/store/postgres/postgres-migrations.ts';
import { sqliteMigrations } from '../../../server/store/sqlite/sqlite-migrations.ts';

test('the added migration comes after each real one', () => {
  for (const migrations of [postgresMigrations, sqliteMigrations])
    expect([...Object.keys(migrations), addedMigration].toSorted().at(-1)).toBe(addedMigration);
});

test.each(['postgres', 'sqlite'] as const)('%s has one more migration', (kind) => {
  const real = readFileSync(getMigrationsFile(kind), 'utf8');
  const newer = buildNewerMigrations(kind, ["select '$&'", 'select 2']);
  expect(newer).toContain(
    `'${addedMigration}': { up: async (db) => { await sql\`select '$&'\`.execute(db); await sql\`select 2\`.execute(db); } }`,
  );
  expect(newer.split('\n')).toHaveLength(real.split('\n').length + 1);
});

test('a file without a list of migrations is refused with a sentence', () => {
  expect(() => addMigration('export const other = {};', 'sqlite', [])).toThrow(
    'sqlite-migrations.ts has no line',
  );
});

test('the newer server has copies of the server, and links to all that it imports', async () => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'selah-newer-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = makeNewerServer(folder, ['select 1']);
  expect(program).toBe(join(folder, 'newer/server/index.ts'));
  expect(realpathSync(join(folder, 'newer/server'))).toBe(join(folder, 'newer/server'));
  expect(realpathSync(join(folder, 'newer/schemas'))).toBe(realpathSync('schemas'));
  for (const name of ['content', 'node_modules', 'package.json'])
    expect(existsSync(join(folder, 'newer', name)), name).toBe(true);
  expect(readFileSync(join(folder, 'newer', getMigrationsFile('postgres')), 'utf8')).toContain(
    addedMigration,
  );
});
