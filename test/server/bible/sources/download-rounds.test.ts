// Tests of the rounds in which the server downloads free translations: faults of the source, the
// stored status, the pauses between rounds, and the switch that turns the source off.
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { getRoundPause, openBibleProviders } from '../../../../server/bible/open-providers.ts';
import { readDownloadStatus } from '../../../../server/bible/sources/download-status.ts';
import { systemClock } from '../../../../server/clock.ts';
import { readSettings } from '../../../../server/settings.ts';
import { startFakeHelloao } from '../support/fake-helloao.ts';
import { createBsbSetup, readBsbStatus } from '../support/source-setup.ts';

const root = mkdtempSync(join(tmpdir(), 'selah-rounds-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a round stores a listed translation, with its size and duration in the status', async () => {
  const setup = await createBsbSetup();
  expect(await setup.bible.downloadAll()).toBe('complete');
  expect(readdirSync(join(setup.dataDir, 'bibles'))).toEqual(['BSB.bible']);
  expect(await readBsbStatus(setup)).toEqual({
    id: 'BSB',
    state: 'stored',
    since: expect.stringMatching(/^\d{4}-/),
    bytes: expect.any(Number),
    millis: expect.any(Number),
  });
  expect((await setup.bible.chapter('BSB', 'JHN', 3))?.verses).toHaveLength(36);
});

test('a file of another edition than the list is not stored', async () => {
  const setup = await createBsbSetup();
  const edit = (body: string) => body.replace('b'.repeat(64), 'c'.repeat(64));
  setup.fakeServer.setFault({ kind: 'edited', edit }, 'complete.json');
  expect(await setup.bible.downloadAll()).toBe('incomplete');
  expect(existsSync(join(setup.dataDir, 'bibles'))).toBe(false);
  expect(await readBsbStatus(setup)).toMatchObject({
    state: 'failed',
    error: 'bible_source_failed',
  });
});

test('a source that does not answer ends the round after one request for the list', async () => {
  const setup = await createBsbSetup();
  setup.fakeServer.setFault({ kind: 'status', status: 404 }, 'available_translations');
  expect(await setup.bible.downloadAll()).toBe('unreachable');
  expect(setup.fakeServer.requests).toEqual(['/api/available_translations.json']);
  expect(setup.logged).toEqual([]);
});

test('an unreachable source costs one log line without a fault, and a date for the next round', async () => {
  const dataDir = mkdtempSync(join(root, 'data-'));
  const lines: unknown[] = [];
  const log = {
    info: (about: object, message: string) => void lines.push(['info', about, message]),
    warn: (about: object, message: string) => void lines.push(['warn', about, message]),
  };
  const { startDownloads, stop } = await openBibleProviders({
    // Nothing listens at this port.
    settings: { helloaoUrl: 'http://127.0.0.1:9', apiKey: undefined },
    dataDir,
    clock: systemClock,
    log,
  });
  onTestFinished(stop);
  startDownloads(0);
  await vi.waitFor(
    async () => expect((await readDownloadStatus(dataDir)).nextRound).not.toBe(''),
    20_000,
  );
  expect(lines).toEqual([
    [
      'info',
      { source: 'http://127.0.0.1:9', nextTryInMinutes: 1 },
      'the free Bible texts could not be fetched: the source does not answer',
    ],
  ]);
});

test('the pauses between failed rounds grow from a minute to an hour', () => {
  const minutes = [0, 1, 2, 3, 4, 5, 6, 7, 60].map((count) => getRoundPause(count) / 60_000);
  expect(minutes).toEqual([60, 1, 2, 4, 8, 16, 32, 60, 60]);
});

test('the public source is on by default and can be turned off', async () => {
  expect(readSettings({}).bible.helloaoUrl).toBe('https://bible.helloao.org');
  const { bible } = readSettings({ BIBLE_HELLOAO_URL: 'off' });
  expect(bible.helloaoUrl).toBeUndefined();
  const { all } = await openBibleProviders({
    settings: bible,
    dataDir: mkdtempSync(join(root, 'data-')),
    clock: systemClock,
    log: { info: () => undefined, warn: () => undefined },
  });
  expect((await all.translations()).map(({ code }) => code)).toEqual(['KJV']);
});

test.each(['', '{', '[]', '{"downloads":[{"id":1},{"id":"BSB","state":"lost"}],"lastRound":7}'])(
  'a damaged status file %j counts as empty',
  async (content) => {
    const dataDir = mkdtempSync(join(root, 'data-'));
    writeFileSync(join(dataDir, 'bible-downloads.json'), content);
    expect(await readDownloadStatus(dataDir)).toEqual({
      lastRound: '',
      nextRound: '',
      downloads: [],
    });
  },
);

test('the server lists texts of an unreachable source as missing, not as offered', async () => {
  const fake = await startFakeHelloao();
  await fake.close();
  const { all } = await openBibleProviders({
    settings: { helloaoUrl: fake.url, apiKey: undefined },
    dataDir: mkdtempSync(join(root, 'data-')),
    clock: systemClock,
    log: { info: () => undefined, warn: () => undefined },
  });
  expect((await all.translations()).map(({ code }) => code)).toEqual(['KJV']);
  expect((await all.listUnavailable?.())?.map(({ translation }) => translation.code)).toContain(
    'BSB',
  );
});
