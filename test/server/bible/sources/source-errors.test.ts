// Tests of failing Bible sources (API.Bible and HelloAO): retries, pauses, clear errors for
// readers, faulty chapters, and no stored bad responses.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ServerFault } from '../support/faulty-http-server.ts';
import { fakeApiKey } from '../support/fake-api-bible.ts';
import {
  createApiBibleSetup,
  createHelloaoSetup,
  type SourceSetup,
} from '../support/source-setup.ts';
import { hasTextFolder } from '../support/test-bibles.ts';

const sources: { name: string; code: string; chapter: string; open: () => Promise<SourceSetup> }[] =
  [
    ...(hasTextFolder
      ? [{ name: 'HelloAO', code: 'ALMEIDA', chapter: '/JHN/3.json', open: createHelloaoSetup }]
      : []),
    { name: 'API.Bible', code: 'ESV', chapter: '/chapters/', open: createApiBibleSetup },
  ];

describe.each(sources)('$name', ({ code, chapter, open }) => {
  async function createReader(): Promise<
    SourceSetup & { read: () => Promise<number | undefined>; requests: () => number }
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
    '%s repeatedly gives a clear error after a few tries, and nothing is stored',
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
      const { fakeServer, bible, logged, dataDir, advance } = await createHelloaoSetup();
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

  test('a request during the download of a text gets an error with a retry time', async () => {
    const { fakeServer, bible } = await createHelloaoSetup();
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
