// Tests of the Bible diagnostics page: server results and advice in the user's language, an
// unreachable server, and the check of local texts.
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BibleDiagnostics } from '../../../schemas/api/bible-diagnostics.ts';
import { BackendError } from '../../../src/backend/backend-error.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import {
  openLibrary,
  type DownloadedChapter,
  getDownloadedChapterKey,
  computeSha256,
} from '../../../src/data/bible/library/library-database.ts';
import { encodeLines } from '../../../src/data/bible/library/canonical-order.ts';
import { BibleDiagnosticPage } from '../../../src/features/bible/diagnostic/page.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

const library = openLibrary();

beforeEach(async () => {
  await Promise.all(library.tables.map((table) => table.clear()));
});
afterEach(async () => {
  await library.keepings.clear();
});

/**
 * Creates a context whose server gives this answer; downloaded texts are in this browser's library.
 */
async function createContextWithResponse(answer: () => unknown): Promise<DataContext> {
  const data = await createMemoryContext();
  const invoke = async <T,>() => ({
    status: 200,
    headers: new Headers(),
    data: (await answer()) as T,
  });
  const { auth, integrations, agents, publicSettings, functions } = data.backend;
  return Object.assign(data, {
    storage: 'kept' as const,
    backend: { auth, integrations, agents, publicSettings, functions: { ...functions, invoke } },
  });
}

function failOffline(): never {
  throw new BackendError('There is no way to the server.', { code: 'network' });
}

function open(data: DataContext): void {
  renderWithProviders(
    <DataProvider data={data}>
      <BibleDiagnosticPage />
    </DataProvider>,
  );
}

const runCheck = (name = 'Run the check') =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const section = (name: string) => within(screen.getByRole('region', { name }));

const works = { success: true, status: 200, message: 'Genesis 1: 31 verses.', verses: 31 };

function diagnostics(
  changes: Partial<BibleDiagnostics> = {},
  keyPrefix: string | null = 'abcd',
): BibleDiagnostics {
  const tests = {
    listBibles: { success: true, status: 200, message: '2 translations on this server.' },
    fetchChapter: works,
    translations: [
      { name: 'King James Version', translationId: 'KJV', language: 'en', ...works },
      {
        name: 'Reina-Valera 1960',
        translationId: 'RVR60',
        language: 'es',
        success: false,
        status: 403,
        code: 'bible_not_granted' as const,
        error: 'The key does not open it.',
      },
    ],
  };
  return {
    success: false,
    summary: 'One of 2.',
    recommendations: ['Ask.'],
    advice: [{ kind: 'ask_publisher', translations: ['RVR60'] }],
    diagnostics: { keyPresent: keyPrefix !== null, keyPrefix, tests },
    tests,
    ...changes,
  };
}

async function storeTwoChapters(): Promise<void> {
  const line = (chapter: number) =>
    JSON.stringify({
      book: 'RUT',
      chapter,
      items: [{ kind: 'verse', verse: 1, parts: [{ text: `Verse of chapter ${chapter}` }] }],
    });
  const chapters: DownloadedChapter[] = [1, 2, 3, 4].map((chapter) => ({
    key: getDownloadedChapterKey('KJV', 'RUT', chapter),
    line: line(chapter),
    language: 'en',
  }));
  await library.chapters.bulkPut(chapters);
  const bytes = encodeLines(chapters);
  const sha256 = await computeSha256(bytes);
  await library.translations.put({
    code: 'KJV',
    language: 'en',
    name: 'King James Version',
    scopes: [
      { scope: 'RUT', chapters: 4, bytes: bytes.byteLength, sha256, kept: '2026-11-20T10:00:00Z' },
    ],
  });
}

test('the diagnostics page shows every test, the key and the advice', async () => {
  open(await createContextWithResponse(() => diagnostics()));
  await runCheck();
  const server = section('On the server');
  expect(await server.findByText('Something needs attention')).toBeDefined();
  expect(server.getByText('1 of 2 Bible texts can be read.')).toBeDefined();
  expect(
    server.getByText(
      'The key does not open: RVR60. Ask for them at API.Bible, or read another translation.',
    ),
  ).toBeDefined();
  expect(server.getByText('There is one; it begins with abcd…')).toBeDefined();
  expect(server.getAllByText('Works · Status 200 · 31 verses read')).toHaveLength(2);
  expect(server.getByText('Does not work · Status 403')).toBeDefined();
  expect(server.getByText('The key does not open this translation.')).toBeDefined();
  expect(server.getByText('How to put the server right')).toBeDefined();
});

test('in the person’s language, and the name of a translation in its own', async () => {
  await changeTestLanguage('fr');
  open(await createContextWithResponse(() => diagnostics()));
  await runCheck('Lancer le contrôle');
  expect(await screen.findByText('La clé n’ouvre pas cette traduction.')).toBeDefined();
  expect(screen.getByText('Reina-Valera 1960').lang).toBe('es');
  expect(screen.queryByText('The key does not open it.')).toBeNull();
});

test('unknown advice and causes of the server are not shown in its own words', async () => {
  const unknown = diagnostics({ advice: [], recommendations: ['<b>Turn it</b> off and on.'] });
  unknown.diagnostics.tests.fetchChapter = {
    success: false,
    status: 500,
    error: 'Strange <i>things</i>.',
  };
  open(await createContextWithResponse(() => unknown));
  await runCheck();
  expect(await screen.findByText(/^The server names no known cause/)).toBeDefined();
  expect(document.body.textContent).not.toMatch(/Turn it|Strange/);
});

test('a healthy server needs no advice, and a missing key is stated', async () => {
  const successResult = diagnostics({ success: true, advice: [], recommendations: [] }, null);
  successResult.diagnostics.tests.translations.pop();
  open(await createContextWithResponse(() => successResult));
  await runCheck();
  expect(await screen.findByText('All texts that are set up can be read')).toBeDefined();
  expect(screen.getByText('There is none. Only free texts can be read.')).toBeDefined();
  expect(screen.queryByText('How to put the server right')).toBeNull();
});

test.each([
  ['a page of a network instead of an answer', () => '<html>Sign in</html>'],
  ['half an answer', () => ({ success: true, diagnostics: { keyPresent: true } })],
  ['nothing', () => null],
])('%s is not a valid diagnosis: the page shows what to check', async (_, answer) => {
  open(await createContextWithResponse(answer));
  await runCheck();
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByText(/Check the setting BIBLE_API_KEY/)).toBeDefined();
});

test('a server error shows no text of the server, and the diagnosis can be retried', async () => {
  let requestCount = 0;
  const answer = () => {
    requestCount += 1;
    if (requestCount === 1)
      throw new BackendError('The server is tired.', { status: 500, code: 'internal' });
    return diagnostics();
  };
  open(await createContextWithResponse(answer));
  await runCheck();
  expect(await screen.findByText(/^The check did not work/)).toBeDefined();
  expect(screen.queryByText(/The server is tired/)).toBeNull();
  await runCheck('Retry');
  expect(await screen.findByText('Something needs attention')).toBeDefined();
});

test('without a connection the device is checked all the same', async () => {
  await storeTwoChapters();
  open(await createContextWithResponse(failOffline));
  expect(await screen.findByText('Not checked yet')).toBeDefined();
  await runCheck();
  expect(
    await screen.findByText(
      /There is no connection to the server, so only this device can be checked/,
    ),
  ).toBeDefined();
  const device = section('On this device');
  expect(await device.findByText('Sound: every byte is as it came.')).toBeDefined();
  expect(device.getByText(/^4 of 4 chapters · .+ · Checksum [0-9a-f]{12}$/)).toBeDefined();
});

test('a chapter that is missing is named, and the text is fetched again by one tap', async () => {
  await storeTwoChapters();
  await library.chapters.delete(getDownloadedChapterKey('KJV', 'RUT', 3));
  open(await createContextWithResponse(failOffline));
  await runCheck();
  expect(await screen.findByText('Not complete: some chapters are missing.')).toBeDefined();
  expect(screen.getByText('Missing: Ruth 3')).toBeDefined();
  await runCheck('Fetch again: King James Version, Ruth');
  expect(await screen.findByText(/On its way/)).toBeDefined();
  expect(await library.keepings.get('KJV|RUT')).toMatchObject({ code: 'KJV', scope: 'RUT' });
});

test('a changed byte in a downloaded text is detected', async () => {
  await storeTwoChapters();
  await library.chapters.update(getDownloadedChapterKey('KJV', 'RUT', 2), {
    line: JSON.stringify({ book: 'RUT', chapter: 2, items: [] }),
  });
  open(await createContextWithResponse(failOffline));
  await runCheck();
  expect(await screen.findByText('Damaged: its bytes are not as they came.')).toBeDefined();
});

test('the diagnostics page states that without storage there is nothing to check', async () => {
  open(Object.assign(await createContextWithResponse(failOffline), { storage: 'memory' as const }));
  expect(
    screen.getByText('This browser keeps nothing for later, so there is nothing to check here.'),
  ).toBeDefined();
});

test('absent translations name what would bring them, and languages without a text are named', async () => {
  const absent = { success: false, status: 404, error: 'Not here.' } as const;
  const answer = diagnostics({
    advice: [{ kind: 'no_text_for_language', languages: ['fr', 'pt'] }],
  });
  const translations = [
    ...answer.tests.translations,
    {
      name: 'English Standard Version',
      translationId: 'ESV',
      language: 'en',
      code: 'bible_key_missing',
    },
    { name: 'Bible Darby', translationId: 'DARBY', language: 'fr', code: 'bible_source_off' },
    { name: 'The Living Bible', translationId: 'LBP', language: 'en', code: 'bible_not_offered' },
  ].map((one) => ({ ...absent, ...one }));
  const tests = { ...answer.tests, translations };
  const details = { ...answer.diagnostics, tests };
  open(await createContextWithResponse(() => ({ ...answer, tests, diagnostics: details })));
  await runCheck();
  expect(
    await screen.findByText(/^There is no Bible text in: French and Portuguese\./),
  ).toBeDefined();
  expect(screen.getByText('Needs a key of API.Bible (BIBLE_API_KEY).')).toBeDefined();
  expect(screen.getByText(/download of free texts is turned off/)).toBeDefined();
  expect(screen.getByText(/The rights holder offers this text to no app/)).toBeDefined();
  expect(screen.getByText('1 of 5 Bible texts can be read.')).toBeDefined();
  expect(screen.getAllByText('Not on this server')).toHaveLength(3);
});
