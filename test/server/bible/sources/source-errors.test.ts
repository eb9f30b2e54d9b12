// Tests of failing Bible sources (API.Bible and HelloAO): retries, pauses, clear errors for
// readers, faulty texts, and no stored bad responses.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { openApiBible } from '../../../../server/bible/sources/api-bible.ts';
import { openHelloao, type HelloaoProvider } from '../../../../server/bible/sources/helloao.ts';
import { openLicensedChapterCache } from '../../../../server/bible/sources/licensed-chapter-cache.ts';
import { openImportedTranslations } from '../../../../server/bible/translation-files/translation-folder.ts';
import type { BibleProvider } from '../../../../server/bible/provider.ts';
import type { ServerFault, FaultyServer } from '../support/faulty-http-server.ts';
import { fakeApiKey, startFakeApiBible } from '../support/fake-api-bible.ts';
import { startFakeHelloao } from '../support/fake-helloao.ts';
import { hasTextFolder } from '../support/test-bibles.ts';

const root = mkdtempSync(join(tmpdir(), 'selah-faults-'));
afterAll(() => rmSync(root, { recursive: true }));

interface Setup<Bible extends BibleProvider = BibleProvider> {
  fakeServer: FaultyServer;
  bible: Bible;
  dataDir: string;
  logged: string[];
  advance: (millis: number) => void;
}

async function createSetup<Bible extends BibleProvider>(
  starting: Promise<FaultyServer>,
  open: (url: string, dataDir: string, parts: SourceOptions) => Bible,
): Promise<Setup<Bible>> {
  const fakeServer = await starting;
  onTestFinished(() => fakeServer.close());
  const dataDir = mkdtempSync(join(root, 'data-'));
  let skipped = 0;
  const logged: string[] = [];
  const log = {
    warn: (about: object, message: string) =>
      void logged.push(`${message} ${JSON.stringify(about)}`),
  };
  const bible = open(fakeServer.url, dataDir, {
    clock: { now: () => Date.now() + skipped },
    log,
    timeouts: { begin: 400, whole: 1_500, between: 1 },
  });
  return {
    fakeServer,
    bible,
    dataDir,
    logged,
    advance: (millis) => {
      skipped += millis;
    },
  };
}

/** Time limits that also hold on a busy machine, for tests without a silent source. */
const patient = { begin: 10_000, whole: 60_000, between: 1 };

type SourceOptions = Pick<Parameters<typeof openHelloao>[0], 'clock' | 'log' | 'timeouts'>;

function createHelloao(options: Partial<SourceOptions> = {}): Promise<Setup<HelloaoProvider>> {
  return createSetup(startFakeHelloao(), (url, dataDir, parts) =>
    openHelloao({
      url,
      dataDir,
      packs: openImportedTranslations(dataDir, parts.log),
      wait: 50,
      ...parts,
      ...options,
    }),
  );
}

function createApiBible(): Promise<Setup> {
  return createSetup(startFakeApiBible(), (url, dataDir, parts) =>
    openApiBible({
      url: `${url}/v1`,
      key: fakeApiKey,
      cache: openLicensedChapterCache(dataDir, parts.clock),
      ...parts,
    }),
  );
}

const sources: { name: string; code: string; chapter: string; open: () => Promise<Setup> }[] = [
  ...(hasTextFolder
    ? [{ name: 'HelloAO', code: 'ALMEIDA', chapter: '/JHN/3.json', open: createHelloao }]
    : []),
  { name: 'API.Bible', code: 'ESV', chapter: '/chapters/', open: createApiBible },
];

describe.each(sources)('$name', ({ code, chapter, open }) => {
  async function createReader(): Promise<
    Setup & { read: () => Promise<number | undefined>; requests: () => number }
  > {
    const setup = await open();
    // Only single chapters are read here.
    setup.fakeServer.setFault({ kind: 'status', status: 404 }, 'complete.json');
    await setup.bible.translations();
    return {
      ...setup,
      read: async () => (await setup.bible.chapter(code, 'JHN', 3))?.verses.length,
      requests: () => setup.fakeServer.requests.filter((path) => path.includes(chapter)).length,
    };
  }

  const passingFaults: [string, ServerFault][] = [
    ['500', { kind: 'status', status: 500 }],
    ['502', { kind: 'status', status: 502 }],
    ['429 without a word on when', { kind: 'status', status: 429 }],
    ['429 for a moment', { kind: 'status', status: 429, retryAfter: '1' }],
    ['a line that tears', { kind: 'torn' }],
    ['half a body', { kind: 'half' }],
    ['no word', { kind: 'slow', millis: 5_000 }],
  ];
  test.each(passingFaults)('%s once is not noticed by a reader', async (_name, mood) => {
    const { fakeServer, read, requests: countRequests } = await createReader();
    fakeServer.setFault(mood, chapter, 1);
    expect(await read()).toBe(36);
    expect(countRequests()).toBe(2);
  });

  const lastingFaults: [string, ServerFault, number, string, number][] = [
    ['500', { kind: 'status', status: 500 }, 502, 'bible_source_failed', 3],
    ['503', { kind: 'status', status: 503 }, 503, 'bible_source_busy', 3],
    ['a page in place of JSON', { kind: 'html' }, 502, 'bible_source_failed', 1],
    ['half a body', { kind: 'half' }, 503, 'bible_source_unreachable', 3],
    ['a line that tears', { kind: 'torn' }, 503, 'bible_source_unreachable', 3],
    ['no word', { kind: 'slow', millis: 5_000 }, 503, 'bible_source_unreachable', 3],
    ['JSON that is none', { kind: 'edited', edit: (body) => body.replace('"', '') }, 502, '', 1],
  ];
  test.each(lastingFaults)(
    '%s again and again is a clear answer after a few tries, and nothing is stored',
    async (_name, mood, status, fault, attempts) => {
      const { fakeServer, read, requests: countRequests, dataDir } = await createReader();
      fakeServer.setFault(mood, chapter);
      await expect(read()).rejects.toMatchObject({
        status,
        code: expect.stringContaining(fault),
        message: expect.stringMatching(/^The source .*\.$|^This Bible text .*\.$/),
      });
      expect(countRequests()).toBe(attempts);
      expect(existsSync(join(dataDir, 'bibles'))).toBe(false);
      expect(existsSync(join(dataDir, 'bibles-by-key'))).toBe(false);
    },
  );

  test('a long 429 is passed on with its wait time, and stops requests until then', async () => {
    const { fakeServer, read, requests: countRequests, advance } = await createReader();
    fakeServer.setFault({ kind: 'status', status: 429, retryAfter: '120' }, chapter, 1);
    await expect(read()).rejects.toMatchObject({
      status: 503,
      code: 'bible_source_busy',
      retryAfter: 120,
    });
    advance(60_000);
    await expect(read()).rejects.toMatchObject({
      status: 503,
      code: 'bible_source_busy',
      retryAfter: 60,
    });
    expect(countRequests()).toBe(1);
    advance(60_000);
    expect(await read()).toBe(36);
  });

  test('after five failures in a row a source gets no request for half a minute', async () => {
    const { fakeServer, read, requests: countRequests, advance } = await createReader();
    fakeServer.setFault({ kind: 'html' }, chapter);
    for (let time = 0; time < 5; time++)
      await expect(read()).rejects.toMatchObject({ status: 502 });
    await expect(read()).rejects.toMatchObject({
      status: 503,
      code: 'bible_source_busy',
      retryAfter: 30,
    });
    expect(countRequests()).toBe(5);
    fakeServer.setFault({ kind: 'well' }, chapter);
    advance(30_000);
    expect(await read()).toBe(36);
  });

  test('an unreachable source still lists its translations; reading gives an error', async () => {
    const { fakeServer, read, bible, logged } = await createReader();
    const translations = await bible.translations();
    await fakeServer.close();
    await expect(read()).rejects.toMatchObject({
      status: 503,
      code: 'bible_source_unreachable',
      retryAfter: 10,
    });
    expect(await bible.translations()).toEqual(translations);
    expect(logged.join()).toContain('ECONNREFUSED');
    expect(logged.join()).not.toContain(fakeApiKey);
  });
});

describe.skipIf(!hasTextFolder)('a free text that arrives with faults', () => {
  const edits: [string, (body: string) => string, RegExp][] = [
    [
      'a verse renumbered',
      (body) => body.replace('"number":16,', '"number":17,'),
      /E_VERSE_MISSING +JHN\.3\.16.*E_VERSE_DUPLICATE|E_VERSE_DUPLICATE +JHN\.3\.17/,
    ],
    [
      'another numbering',
      (body) => body.replace('"type":"verse","number":36,', '"type":"verse","number":37,'),
      /E_VERSE_TOO_HIGH +JHN\.3\.37/,
    ],
    [
      'another chapter',
      (body) => body.replace('"chapter":{"number":3,', '"chapter":{"number":4,'),
      /E_ID +JHN\.3/,
    ],
    [
      'another translation',
      (body) => body.replace('"id":"por_blj"', '"id":"por_xyz"'),
      /E_ID +translation\.id/,
    ],
    [
      'another language',
      (body) => body.replace('"language":"por"', '"language":"deu"'),
      /E_LANGUAGE/,
    ],
    ['mark-up', (body) => body.replace('Nicodemos', '<i>Nicodemos</i>'), /E_MARKUP +JHN\.3\.1/],
  ];
  test.each(edits)(
    '%s: the chapter is refused by name for five minutes, and the others are read',
    async (_name, edit, named) => {
      const { fakeServer, bible, logged, dataDir, advance } = await createHelloao();
      fakeServer.setFault({ kind: 'edited', edit }, '/JHN/3.json', 1);
      fakeServer.setFault({ kind: 'slow', millis: 60_000 }, 'complete.json');
      await expect(bible.chapter('ALMEIDA', 'JHN', 3)).rejects.toMatchObject({
        status: 502,
        code: 'bible_text_refused',
      });
      expect(logged.join()).toMatch(named);
      await expect(bible.chapter('ALMEIDA', 'JHN', 3)).rejects.toMatchObject({
        status: 502,
        code: 'bible_text_refused',
      });
      expect(fakeServer.requests.filter((path) => path.endsWith('/JHN/3.json'))).toHaveLength(1);
      expect((await bible.chapter('ALMEIDA', 'GEN', 1))?.verses).toHaveLength(31);
      expect((await bible.translations()).map(({ code }) => code)).toContain('ALMEIDA');
      expect(existsSync(join(dataDir, 'bibles'))).toBe(false);
      advance(5 * 60_000);
      expect((await bible.chapter('ALMEIDA', 'JHN', 3))?.verses).toHaveLength(36);
    },
  );

  test.each(['{"error":"temporarily overloaded"}', '{"translation":{},"books":{}}'])(
    '%s is no text: the source is at fault for five minutes, the translation is not refused',
    async (oddResponse) => {
      const { fakeServer, bible, advance, logged } = await createHelloao({ timeouts: patient });
      fakeServer.setFault({ kind: 'edited', edit: () => oddResponse }, 'por_blj/JHN/3.json', 1);
      fakeServer.setFault({ kind: 'edited', edit: () => oddResponse }, 'por_blj/complete.json', 1);
      await expect(bible.chapter('ALMEIDA', 'JHN', 3)).rejects.toMatchObject({
        status: 502,
        code: 'bible_source_failed',
      });
      await bible.downloadAll();
      await expect(bible.search('ALMEIDA', 'pastor', 5)).rejects.toMatchObject({
        status: 502,
        code: 'bible_source_failed',
      });
      expect((await bible.chapter('ALMEIDA', 'GEN', 1))?.verses).toHaveLength(31);
      expect((await bible.translations()).map(({ code }) => code)).toContain('ALMEIDA');
      expect(logged.join()).toContain('no Bible text came');
      advance(5 * 60_000);
      expect((await bible.chapter('ALMEIDA', 'JHN', 3))?.verses).toHaveLength(36);
      await bible.downloadAll();
      expect(await bible.search('ALMEIDA', 'pastor', 5)).toHaveLength(5);
    },
    60_000,
  );

  test('a rejected whole text is not fetched again for a day, and is never stored', async () => {
    const { fakeServer, bible, dataDir, advance, logged } = await createHelloao({
      timeouts: patient,
    });
    fakeServer.setFault(
      {
        kind: 'edited',
        edit: (body) => body.replace('"number":31,"content"', '"number":32,"content"'),
      },
      'complete.json',
    );
    const countWholeDownloads = (): number =>
      fakeServer.requests.filter((path) => path.includes('por_blj/complete.json')).length;
    await bible.downloadAll();
    expect(logged.join('\n')).toMatch(/refused a Bible text .*por_blj.*complete\.json.*E_VERSE_/);
    await expect(bible.chapter('ALMEIDA', 'RUT', 1)).rejects.toMatchObject({
      code: 'bible_text_refused',
    });
    expect(countWholeDownloads()).toBe(1);
    expect(existsSync(join(dataDir, 'bibles'))).toBe(false);
    fakeServer.setFault({ kind: 'well' }, 'complete.json');
    advance(25 * 60 * 60_000);
    await bible.downloadAll();
    expect(countWholeDownloads()).toBe(2);
    expect((await bible.chapter('ALMEIDA', 'RUT', 1))?.verses).toHaveLength(22);
  }, 60_000);

  test('a request during the download of a text gets an error with a retry time', async () => {
    const { fakeServer, bible } = await createHelloao();
    fakeServer.setFault({ kind: 'slow', millis: 300 }, 'complete.json');
    await expect(bible.chapter('ALMEIDA', 'RUT', 1)).rejects.toMatchObject({
      status: 503,
      code: 'bible_text_on_its_way',
      retryAfter: 5,
    });
    await expect(bible.search('ALMEIDA', 'pastor', 10)).rejects.toMatchObject({
      code: 'bible_text_on_its_way',
    });
  });
});
