// Tests of the admin command `bibles`: the texts of the server and the state of the downloads.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../../../server/store/sqlite/sqlite-store.ts';
import { callProgram } from '../support/admin-programs.ts';
import { makeTempFolder } from '../support/test-server.ts';

async function createSetup(environment: Record<string, string> = {}) {
  const dataDir = makeTempFolder();
  const clock = { now: () => Date.now() };
  await (await openSqlite({ path: join(dataDir, 'selah.sqlite'), clock })).close();
  const all = { DATA_DIR: dataDir, ...environment };
  return {
    dataDir,
    admin: (...words: string[]) => callProgram('admin', { environment: all }, ...words),
  };
}

async function readRows(admin: Awaited<ReturnType<typeof createSetup>>['admin']) {
  const rows = JSON.parse((await admin('bibles', '--json')).out) as Record<string, string>[];
  return new Map(rows.map((row) => [row['code'], row]));
}

test('before the first round the bundled text is stored, and the free texts wait', async () => {
  const { admin } = await createSetup();
  const { code, out } = await admin('bibles');
  expect(code).toBe(0);
  expect(out).toMatch(/KJV +en +King James Version +stored/);
  expect(out).toMatch(/BSB +en +Berean Standard Bible +waiting/);
  expect(out).toContain('Free translations come from https://bible.helloao.org.');
});

test('the state of a download shows its error and the time of the next round', async () => {
  const { admin, dataDir } = await createSetup();
  const since = '2026-11-26T06:00:00.000Z';
  writeFileSync(
    join(dataDir, 'bible-downloads.json'),
    JSON.stringify({
      lastRound: since,
      nextRound: '2026-11-26T06:04:00.000Z',
      downloads: [
        { id: 'BSB', state: 'failed', since, error: 'bible_source_busy' },
        { id: 'fra_jnd', state: 'downloading', since },
        { id: 'spa_r09', state: 'stored', since },
      ],
    }),
  );
  const rows = await readRows(admin);
  expect(rows.get('BSB')).toMatchObject({ state: 'failed', since, error: 'bible_source_busy' });
  // Two codes of one text.
  expect(rows.get('DARBY')).toMatchObject({ state: 'downloading', since, error: '' });
  expect(rows.get('FRDBY')).toMatchObject({ state: 'downloading', since, error: '' });
  // The file of this text was deleted after its download.
  expect(rows.get('RVA')).toMatchObject({ state: 'waiting', error: '' });
  expect((await admin('bibles')).out).toContain('again at 2026-11-26T06:04:00.000Z');
});

test('without the source the missing free texts are off', async () => {
  const { admin } = await createSetup({ BIBLE_HELLOAO_URL: 'off' });
  expect((await readRows(admin)).get('WEB')).toMatchObject({ state: 'off' });
  expect((await admin('bibles')).out).toContain('BIBLE_HELLOAO_URL is off');
});
