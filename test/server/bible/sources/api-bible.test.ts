// Tests of the licensed translations provider (API.Bible) on a fake API: choice of Bibles, cached
// chapters and searches, and protection of the key.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { openApiBible } from '../../../../server/bible/sources/api-bible.ts';
import { openLicensedChapterCache } from '../../../../server/bible/sources/licensed-chapter-cache.ts';
import { openKjv } from '../../../../server/bible/sources/kjv.ts';
import type { BibleProvider } from '../../../../server/bible/provider.ts';
import type { FaultyServer } from '../support/faulty-http-server.ts';
import { fakeCopyright, fakeApiKey, startFakeApiBible } from '../support/fake-api-bible.ts';

const root = mkdtempSync(join(tmpdir(), 'selah-api-bible-'));
const day = 24 * 60 * 60_000;
const kjv = openKjv();

afterAll(() => rmSync(root, { recursive: true }));

interface Setup {
  fakeServer: FaultyServer;
  bible: BibleProvider;
  dataDir: string;
  logged: string[];
  advance: (millis: number) => void;
  again: () => BibleProvider;
  sweep: () => Promise<void>;
}

async function createSetup({ key = fakeApiKey }: { key?: string } = {}): Promise<Setup> {
  const fakeServer = await startFakeApiBible();
  onTestFinished(() => fakeServer.close());
  const dataDir = mkdtempSync(join(root, 'data-'));
  let now = Date.parse('2026-01-01T12:00:00Z');
  const clock = { now: () => now };
  const logged: string[] = [];
  const log = {
    warn: (about: object, message: string) =>
      void logged.push(`${message} ${JSON.stringify(about)}`),
  };
  const cache = openLicensedChapterCache(dataDir, clock);
  const again = (): BibleProvider =>
    openApiBible({ url: `${fakeServer.url}/v1`, key, cache, clock, log, timeouts: { between: 1 } });
  return {
    fakeServer,
    bible: again(),
    dataDir,
    logged,
    again,
    advance: (millis) => {
      now += millis;
    },
    sweep: () => cache.deleteExpired(),
  };
}

test('Bibles of the API key are found by abbreviation, language and year', async () => {
  const { fakeServer, bible } = await createSetup();
  expect(await bible.translations()).toEqual([
    { code: 'ESV', language: 'en', name: 'English Standard Version' },
    { code: 'NIV', language: 'en', name: 'New International Version' },
    { code: 'RVR60', language: 'es', name: 'Reina-Valera 1960' },
    { code: 'NVI', language: 'pt', name: 'Nova Versão Internacional' },
  ]);
  await bible.chapter('NIV', 'GEN', 1);
  await bible.chapter('NVI', 'GEN', 1);
  expect(fakeServer.requests.map((path) => path.split('?')[0])).toEqual([
    '/v1/bibles',
    '/v1/bibles/78a9f6124f344018-01/chapters/GEN.1',
    '/v1/bibles/b556c5305ee15c3f-01/chapters/GEN.1',
  ]);
  expect(
    (await bible.listUnavailable?.())?.map(
      ({ translation, code }) => `${translation.code} ${code}`,
    ),
  ).toContain('AMP bible_not_granted');
});

describe('a chapter', () => {
  test('a licensed chapter has text, layout, notes and credit line, but no scripts', async () => {
    const { bible } = await createSetup();
    const john = await bible.chapter('ESV', 'JHN', 3);
    expect(john?.notice).toBe(fakeCopyright);
    expect(john?.verses).toEqual((await kjv.chapter('KJV', 'JHN', 3))?.verses);
    expect(
      john?.items.flatMap((item) =>
        item.kind === 'verse' ? item.parts.filter((part) => 'note' in part) : [],
      ),
    ).toEqual([{ note: 'A sample of a note.' }]);
    const psalm = await bible.chapter('ESV', 'PSA', 23);
    const kjvChapter = await kjv.chapter('KJV', 'PSA', 23);
    expect(psalm?.verses).toEqual(kjvChapter?.verses);
    expect(psalm?.items[0]).toEqual({ kind: 'title', text: 'A Psalm of David.' });
    const [first] = psalm?.items.filter((item) => item.kind === 'verse') ?? [];
    expect(first?.parts).toContainEqual({ text: ' LORD', as: 'name', poem: 1 });
    expect(JSON.stringify([john, psalm])).not.toMatch(/script|¶|fums/i);
  });

  test('a chapter is fetched once for all readers and processes in thirty days', async () => {
    const { fakeServer, bible, again, advance } = await createSetup();
    await Promise.all(Array.from({ length: 5 }, () => bible.chapter('ESV', 'JHN', 3)));
    const chapters = (): number =>
      fakeServer.requests.filter((path) => path.includes('/chapters/')).length;
    expect(chapters()).toBe(1);
    advance(29 * day);
    // A cached chapter keeps its original date: a device counts the days from the first of January,
    // too.
    expect(await again().chapter('ESV', 'JHN', 3)).toMatchObject({
      fetched: '2026-01-01T12:00:00.000Z',
      verses: { length: 36 },
    });
    expect(chapters()).toBe(1);
    advance(day);
    expect(await bible.chapter('ESV', 'JHN', 3)).toMatchObject({
      fetched: '2026-01-31T12:00:00.000Z',
    });
    expect(chapters()).toBe(2);
  });

  test('an expired chapter that cannot be refetched is deleted, also without a key', async () => {
    const { fakeServer, bible, dataDir, advance, sweep } = await createSetup();
    await bible.chapter('ESV', 'JHN', 3);
    const path = join(dataDir, 'bibles-by-key/ESV/JHN.3.json');
    expect(readFileSync(path, 'utf8')).toContain('For God so loved');
    await sweep();
    expect(existsSync(path)).toBe(true);
    advance(30 * day);
    fakeServer.setFault({ kind: 'status', status: 500 }, 'chapters');
    await expect(bible.chapter('ESV', 'JHN', 3)).rejects.toMatchObject({
      status: 502,
      code: 'bible_source_failed',
    });
    expect(existsSync(path)).toBe(false);
    fakeServer.setFault({ kind: 'well' }, 'chapters');
    advance(11 * 60_000);
    await bible.chapter('ESV', 'JHN', 3);
    advance(31 * day);
    await sweep();
    expect(readdirSync(join(dataDir, 'bibles-by-key/ESV'))).toEqual([]);
  });

  test.each([
    ['another chapter', (body: string) => body.replace('"id":"JHN.3"', '"id":"JHN.4"')],
    ['verses of another chapter', (body: string) => body.replaceAll('JHN 3:', 'JHN 4:')],
    ['a missing verse', (body: string) => body.replace('"number":"16"', '"number":"17"')],
    [
      'mark-up in the words',
      (body: string) => body.replace('For God so loved', '<b>For God</b> so loved'),
    ],
    [
      'HTML in place of its JSON',
      (body: string) => body.replace(/"content":.*,"meta"/s, '"content":"<p>For God</p>"},"meta"'),
    ],
    [
      'contents that lie in each other without end',
      (body) =>
        body.replace(
          '"content":[',
          `"content":[${'{"type":"tag","name":"char","items":['.repeat(20_000)}${']}'.repeat(20_000)},`,
        ),
    ],
    [
      'no verse at all',
      (body: string) => body.replace(/"content":.*,"meta"/s, '"content":[]},"meta"'),
    ],
  ])('a chapter with %s is rejected with a named error and not cached', async (_name, edit) => {
    const { fakeServer, bible, dataDir, logged } = await createSetup();
    fakeServer.setFault({ kind: 'edited', edit }, 'chapters');
    await expect(bible.chapter('ESV', 'JHN', 3)).rejects.toMatchObject({
      status: 502,
      code: 'bible_text_refused',
    });
    expect(logged.join()).toMatch(/refused a Bible text .*"ESV".*E_[A-Z]+ +JHN\.3/);
    expect(existsSync(join(dataDir, 'bibles-by-key'))).toBe(false);
  });
});

describe('a search', () => {
  const countSearches = (fakeServer: FaultyServer): number =>
    fakeServer.requests.filter((path) => path.includes('/search?')).length;

  test('a recent search is not repeated, and a failed search is', async () => {
    const { fakeServer, bible, advance } = await createSetup();
    fakeServer.setFault({ kind: 'html' }, '/search', 1);
    await expect(bible.search('ESV', 'everlasting life', 5)).rejects.toMatchObject({ status: 502 });
    const hits = await bible.search('ESV', 'everlasting life', 5);
    expect(hits).toHaveLength(5);
    expect(await bible.search('ESV', 'everlasting life', 5)).toEqual(hits);
    expect(countSearches(fakeServer)).toBe(2);
    await bible.search('NIV', 'everlasting life', 5);
    await bible.search('ESV', 'everlasting', 5);
    expect(countSearches(fakeServer)).toBe(4);
    advance(10 * 60_000);
    await bible.search('ESV', 'everlasting life', 5);
    expect(countSearches(fakeServer)).toBe(5);
  });

  test('a search in a Bible removed by the source reports a missing translation', async () => {
    const { fakeServer, bible } = await createSetup();
    expect(await bible.search('ESV', 'xyzzy', 5)).toEqual([]);
    fakeServer.setFault({ kind: 'status', status: 404 }, '/search');
    expect(await bible.search('ESV', 'love', 5)).toBeUndefined();
  });
});

describe('a key', () => {
  test('an invalid key offers no translation, and is in no log and no message', async () => {
    const { bible, logged } = await createSetup({ key: 'a-wrong-key-of-the-owner' });
    expect(await bible.translations()).toEqual([]);
    await expect(bible.chapter('ESV', 'JHN', 3)).rejects.toMatchObject({
      status: 502,
      code: 'bible_key_refused',
    });
    expect(await bible.listUnavailable?.()).toContainEqual({
      translation: { code: 'ESV', language: 'en', name: 'English Standard Version' },
      status: 502,
      code: 'bible_key_refused',
      message: expect.stringContaining('BIBLE_API_KEY'),
    });
    expect(logged.join()).toContain('status 401');
    expect(logged.join()).not.toContain('a-wrong-key');
  });

  test('the API key is not sent to the target of a redirect', async () => {
    const { fakeServer, bible } = await createSetup();
    await bible.translations();
    const otherServer = await startFakeApiBible();
    onTestFinished(() => otherServer.close());
    fakeServer.setFault({ kind: 'moved', to: `${otherServer.url}/v1/bibles/x` }, 'chapters');
    await expect(bible.chapter('ESV', 'JHN', 3)).rejects.toMatchObject({
      status: 502,
      code: 'bible_source_failed',
    });
    expect(otherServer.requests).toEqual([]);
  });
});
