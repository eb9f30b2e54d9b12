// Tests of a Bible translation downloaded chapter by chapter: which chapters are requested, request
// parameters, and the meaning of empty answers and errors.
import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { createBackend } from '../../../src/backend/backend.ts';
import { BackendError } from '../../../src/backend/backend-error.ts';
import { readChapter } from '../../../src/data/bible/chapters.ts';
import { downloadByChapters } from '../../../src/data/bible/library/download-by-chapter.ts';
import { openLibrary } from '../../../src/data/bible/library/library-database.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';

const library = openLibrary();

afterEach(async () => {
  await Promise.all(library.tables.map((table) => table.clear()));
  await closeContexts();
});

const job = {
  key: 'FRLSG|RUT',
  code: 'FRLSG',
  scope: 'RUT',
  name: 'Louis Segond 1910',
  language: 'fr',
} as const;

/** Creates a data context whose server answers chapter requests. */
async function startDownload(answer: (chapter: number) => object) {
  const requests: object[] = [];
  const { functions, auth, integrations, agents, publicSettings } = createBackend({
    serverUrl: '',
    appId: 'selah',
    token: 'alice',
    storage: null,
  });
  const invoke = async <T>(_: string, parameters: { chapter?: number } = {}) => {
    requests.push(parameters);
    return { status: 200, headers: new Headers(), data: answer(parameters.chapter ?? 0) as T };
  };
  const data = await createAliceContext({
    backend: { auth, integrations, agents, publicSettings, functions: { ...functions, invoke } },
  });
  await library.keepings.put({
    ...job,
    way: 'chapters',
    state: { kind: 'fetching' },
    received: 0,
    total: 0,
    failures: 0,
    asked: '',
  });
  return {
    data,
    requests,
    download: () =>
      downloadByChapters(data, library, job, new AbortController().signal, async () => {}),
  };
}

const buildChapter = (chapter: number) => ({
  translation: 'FRLSG',
  book: 'RUT',
  chapter,
  language: 'fr',
  verses: [{ verse: 1, text: 'x' }],
  items: [],
});

function throwBackendError(status: number, code: string): never {
  throw new BackendError('nothing', { status, code });
}

test('a chapter that the translation does not have is no reason to stop', async () => {
  const { download } = await startDownload((chapter) =>
    chapter === 2 ? throwBackendError(404, 'chapter_not_found') : buildChapter(chapter),
  );
  expect(await download()).toEqual({ kind: 'kept' });
  expect(await library.translations.toArray()).toMatchObject([
    { code: 'FRLSG', scopes: [{ chapters: 3 }] },
  ]);
});

test.each([
  ['JOL', 4],
  ['MAL', 3],
] as const)(
  'a download requests chapters in the translation’s own numbering: in the NBS %s has %i',
  async (scope, count) => {
    const { data, requests } = await startDownload((chapter) => ({
      ...buildChapter(chapter),
      book: scope,
    }));
    const ownChapter = {
      key: `NBS|${scope}`,
      code: 'NBS',
      scope,
      name: 'Nouvelle Bible Segond',
      language: 'fr',
    } as const;
    await library.keepings.put({
      ...ownChapter,
      way: 'chapters',
      state: { kind: 'fetching' },
      received: 0,
      total: 0,
      failures: 0,
      asked: '',
    });
    expect(
      await downloadByChapters(
        data,
        library,
        ownChapter,
        new AbortController().signal,
        async () => {},
      ),
    ).toEqual({ kind: 'kept' });
    expect(requests).toHaveLength(count);
  },
);

test('a server without any chapter does not have the translation', async () => {
  const { download } = await startDownload(() => throwBackendError(404, 'chapter_not_found'));
  expect(await download()).toEqual({ kind: 'fault', fault: { why: 'gone' } });
  expect(await library.translations.count()).toBe(0);
});

test.each(['not_found', 'unknown'])(
  'a 404 without a chapter code (%s) stops the download at once',
  async (code) => {
    const { requests, download } = await startDownload((chapter) =>
      chapter === 3 ? throwBackendError(404, code) : buildChapter(chapter),
    );
    expect(await download()).toEqual({ kind: 'fault', fault: { why: 'refused', status: 404 } });
    expect([requests.length, await library.translations.count()]).toEqual([3, 0]);
  },
);

test('chapter requests contain book, chapter, translation and language', async () => {
  const { data, requests, download } = await startDownload(buildChapter);
  await download();
  expect(requests[0]).toEqual({
    book: 'RUT',
    chapter: 1,
    translationCode: 'FRLSG',
    language: 'fr',
  });
  requests.length = 0;
  await readChapter(data, { translation: 'ARC', book: 'JHN', chapter: 3 });
  // The server knows the language of an owner's own text.
  await readChapter(data, { translation: 'OURS', book: 'JHN', chapter: 3 });
  expect(requests).toEqual([
    { book: 'JHN', chapter: 3, translationCode: 'ARC', language: 'pt' },
    { book: 'JHN', chapter: 3, translationCode: 'OURS' },
  ]);
});
