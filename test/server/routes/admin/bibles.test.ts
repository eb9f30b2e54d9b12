// Tests of the Bible texts in the administration API: stored texts, and the states of downloads.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AdminBible } from '../../../../schemas/api/admin-api.ts';
import { openKjv } from '../../../../server/bible/sources/kjv.ts';
import { createTestServer, makeTempFolder } from '../../support/test-server.ts';

const since = '2026-11-26T06:00:00.000Z';

async function readBibles(
  dataDir: string,
  helloaoUrl: string | undefined,
): Promise<Map<string, AdminBible>> {
  const { admin } = await createTestServer({
    settings: { dataDir, bible: { helloaoUrl, apiKey: undefined } },
    bible: openKjv(),
  });
  const { status, body } = await admin.call('GET', '/admin/bibles');
  expect(status).toBe(200);
  return new Map((body as AdminBible[]).map((bible) => [bible.code, bible]));
}

test('stored texts come first, then the downloads with their states', async () => {
  const dataDir = makeTempFolder();
  writeFileSync(
    join(dataDir, 'bible-downloads.json'),
    JSON.stringify({
      lastRound: since,
      nextRound: '',
      downloads: [
        { id: 'BSB', state: 'failed', since, error: 'bible_source_busy' },
        { id: 'fra_jnd', state: 'downloading', since },
        { id: 'spa_r09', state: 'stored', since },
        { id: 'ENGWEBP', state: 'rejected', since: '' },
      ],
    }),
  );
  const bibles = await readBibles(dataDir, 'https://bible.example.org');
  expect([...bibles.values()][0]).toEqual({
    code: 'KJV',
    language: 'en',
    name: 'King James Version',
    state: 'stored',
    since: null,
    error: null,
  });
  expect(bibles.get('BSB')).toEqual({
    code: 'BSB',
    language: 'en',
    name: 'Berean Standard Bible',
    state: 'failed',
    since,
    error: 'bible_source_busy',
  });
  expect(bibles.get('FRDBY')).toMatchObject({ state: 'downloading', since, error: null });
  // The file of this text was deleted after its download.
  expect(bibles.get('RVA')).toMatchObject({ state: 'waiting', since: null });
});

test('before the first round the free texts wait; without the source they are off', async () => {
  const dataDir = makeTempFolder();
  expect((await readBibles(dataDir, 'https://bible.example.org')).get('BSB')).toMatchObject({
    state: 'waiting',
    since: null,
    error: null,
  });
  const off = await readBibles(dataDir, undefined);
  expect(off.get('BSB')).toMatchObject({ state: 'off' });
  expect(off.get('KJV')).toMatchObject({ state: 'stored' });
});
