// Tests of the Bible diagnostics page: server results and advice in the user's language, an
// unreachable server, and the check of local texts.
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BibleDiagnostics } from '../../../schemas/api/bible-diagnostics.ts';
import { knownTranslations, removeDuplicateTexts } from '../../../schemas/bible/translations.ts';
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

const offeredTranslation = { code: 'KJV', language: 'en', name: 'King James Version' };

/**
 * Creates a context whose server gives this answer to the test; downloaded texts are in this browser's library.
 */
async function createContextWithResponse(answer: () => unknown): Promise<DataContext> {
  const data = await createMemoryContext();
  const invoke = async <T,>(name: string) => ({
    status: 200,
    headers: new Headers(),
    data: (name === 'testBibleAPI' ? await answer() : { translations: [offeredTranslation] }) as T,
  });
  const { auth, integrations, agents, publicSettings, functions } = data.backend;
  return Object.assign(data, {
    storage: 'kept' as const,
    backend: { auth, integrations, agents, publicSettings, functions: { ...functions, invoke } },
  });
}

function failOffline(): never {
  throw new BackendError('The server cannot be reached.', { code: 'network' });
}

function open(data: DataContext): void {
  renderWithProviders(
    <DataProvider data={data}>
      <BibleDiagnosticPage />
    </DataProvider>,
  );
}

const runCheck = (name = 'Start check') =>
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
  expect(await screen.findByText('Something needs your attention')).toBeDefined();
  expect(screen.getByText('1 of 2 Bibles can be read.')).toBeDefined();
  expect(
    screen.getByText(
      'The key doesn’t include: RVR60. Request them at API.Bible, or read another translation.',
    ),
  ).toBeDefined();
  expect(screen.getByText('Set up. It begins with abcd…')).toBeDefined();
  expect(screen.getAllByText('Works · Status 200 · 31 verses read')).toHaveLength(2);
  expect(screen.getByText('Doesn’t work · Status 403')).toBeDefined();
  expect(screen.getByText('The key doesn’t include this translation.')).toBeDefined();
  expect(screen.getByText('How to fix it')).toBeDefined();
});

test('before a check the page says what can be read and lists every translation', async () => {
  open(await createContextWithResponse(failOffline));
  expect(await screen.findByText('You can read 1 Bible in your language here.')).toBeDefined();
  const list = section('Translations');
  expect(list.getAllByRole('listitem')).toHaveLength(
    removeDuplicateTexts(knownTranslations).length,
  );
  expect(list.getAllByRole('listitem')[0]?.textContent).toBe('King James Version KJVCan be read');
  expect(list.getByText('New International Version').closest('li')?.textContent).toBe(
    'New International Version NIVNot offered here',
  );
  expect(list.getByText('Louis Segond 1910').closest('details')?.open).toBe(false);
});

test('names of server settings are shown only in the folded section for the operator', async () => {
  open(await createContextWithResponse(failOffline));
  const key = await screen.findByText(/Needs an API\.Bible key \(BIBLE_API_KEY\)\./);
  const operatorSection = key.closest('details');
  expect(operatorSection?.open).toBe(false);
  expect(operatorSection?.querySelector('summary')?.textContent).toBe('Technical details');
  expect(key.closest('li')?.textContent).toMatch(/NIV/);
  operatorSection?.remove();
  expect(document.body.textContent).not.toMatch(/BIBLE_|API\.Bible/);
});

test('for a text that is being loaded, the page says to wait, and no other cause', async () => {
  const answer = diagnostics();
  answer.tests.translations.push({
    name: 'American Standard Version',
    translationId: 'ASV',
    language: 'en',
    success: false,
    status: 503,
    code: 'bible_text_on_its_way',
    error: 'Loading.',
  });
  open(await createContextWithResponse(() => answer));
  await runCheck();
  await screen.findByText('Something needs your attention');
  const list = section('Translations');
  expect(list.getByText('American Standard Version').closest('li')?.textContent).toMatch(
    /Try again in a minute/,
  );
  expect(list.getByText('Reina-Valera 1960').closest('li')?.textContent).toBe(
    'Reina-Valera 1960 RVR60Can’t be read right now',
  );
});

test('without a connection a partly downloaded Bible counts as one that can be read', async () => {
  await storeTwoChapters();
  const data = await createContextWithResponse(failOffline);
  open(Object.assign(data, { online: new BehaviorSubject(false) }));
  expect(await screen.findByText('You can read 1 Bible in your language here.')).toBeDefined();
  expect(section('Translations').getByText('Partly downloaded')).toBeDefined();
});

test('a language without a Bible is named as such, in that language', async () => {
  await changeTestLanguage('es');
  open(await createContextWithResponse(failOffline));
  expect(await screen.findByText(/^Ahora mismo no hay ninguna Biblia/)).toBeDefined();
});

test('texts are in the user’s language, the name of a translation in its own', async () => {
  await changeTestLanguage('fr');
  open(await createContextWithResponse(() => diagnostics()));
  await runCheck('Lancer la vérification');
  expect(await screen.findByText('La clé n’inclut pas cette traduction.')).toBeDefined();
  expect(screen.getByText('Reina-Valera 1960').lang).toBe('es');
  expect(screen.queryByText('The key does not open it.')).toBeNull();
});

test('unknown advice and unknown causes of the server are not shown', async () => {
  const unknown = diagnostics({ advice: [], recommendations: ['<b>Turn it</b> off and on.'] });
  unknown.diagnostics.tests.fetchChapter = {
    success: false,
    status: 500,
    error: 'Strange <i>things</i>.',
  };
  open(await createContextWithResponse(() => unknown));
  await runCheck();
  expect(await screen.findByText(/^The cause is unknown/)).toBeDefined();
  expect(document.body.textContent).not.toMatch(/Turn it|Strange/);
});

test('a healthy server needs no advice, and a missing key is stated', async () => {
  const successResult = diagnostics({ success: true, advice: [], recommendations: [] }, null);
  successResult.diagnostics.tests.translations.pop();
  open(await createContextWithResponse(() => successResult));
  await runCheck();
  expect(await screen.findByText('All Bibles can be read')).toBeDefined();
  expect(screen.getByText('Not set up. Only free Bibles can be read.')).toBeDefined();
  expect(screen.queryByText('How to fix it')).toBeNull();
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
      throw new BackendError('The server is broken.', { status: 500, code: 'internal' });
    return diagnostics();
  };
  open(await createContextWithResponse(answer));
  await runCheck();
  expect(await screen.findByText(/^The check didn’t work/)).toBeDefined();
  expect(screen.queryByText(/The server is broken/)).toBeNull();
  await runCheck('Retry');
  expect(await screen.findByText('Something needs your attention')).toBeDefined();
});

test('without a connection the device is checked all the same', async () => {
  await storeTwoChapters();
  open(await createContextWithResponse(failOffline));
  expect(await screen.findByText('Not checked yet')).toBeDefined();
  await runCheck();
  expect(
    await screen.findByText(/You’re offline, so only your downloads can be checked/),
  ).toBeDefined();
  const device = section('Downloads');
  expect(await device.findByText('No problems found.')).toBeDefined();
  expect(device.getByText(/^4 of 4 chapters · .+ · Checksum [0-9a-f]{12}$/)).toBeDefined();
});

test('a chapter that is missing is named, and the text is fetched again by one tap', async () => {
  await storeTwoChapters();
  await library.chapters.delete(getDownloadedChapterKey('KJV', 'RUT', 3));
  open(await createContextWithResponse(failOffline));
  await runCheck();
  expect(
    await screen.findByText('Some chapters are missing. Download this Bible again.'),
  ).toBeDefined();
  expect(screen.getByText('Missing: Ruth 3')).toBeDefined();
  await runCheck('Download again: King James Version, Ruth');
  expect(await screen.findByText(/^Downloading\./)).toBeDefined();
  expect(await library.keepings.get('KJV|RUT')).toMatchObject({ code: 'KJV', scope: 'RUT' });
});

test('a changed byte in a downloaded text is detected', async () => {
  await storeTwoChapters();
  await library.chapters.update(getDownloadedChapterKey('KJV', 'RUT', 2), {
    line: JSON.stringify({ book: 'RUT', chapter: 2, items: [] }),
  });
  open(await createContextWithResponse(failOffline));
  await runCheck();
  expect(await screen.findByText('This download is damaged. Download it again.')).toBeDefined();
});

test('the diagnostics page states that without storage there is nothing to check', async () => {
  open(Object.assign(await createContextWithResponse(failOffline), { storage: 'memory' as const }));
  expect(
    screen.getByText(
      'Bibles can’t be downloaded in a private window, so there is nothing to check.',
    ),
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
  expect(await screen.findByText(/^No Bible in: French and Portuguese\./)).toBeDefined();
  const reasons = section('Translations');
  expect(reasons.queryByText(/BIBLE_|publisher/)).toBeNull();
  const lines = [
    /^Under copyright\. Needs an API\.Bible key \(BIBLE_API_KEY\)\. ESV$/,
    /^Free to use\. The setting BIBLE_HELLOAO_URL turns free Bibles on\. DARBY$/,
    /^The publisher doesn’t offer this text to apps\. You can import your own file\. LBP$/,
  ];
  const items = screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent);
  for (const line of lines) expect(items).toContainEqual(expect.stringMatching(line));
  expect(screen.getByText('1 of 5 Bibles can be read.')).toBeDefined();
  // The title of the folded list, and its three translations.
  expect(screen.getAllByText('Not offered here')).toHaveLength(4);
  expect(screen.getByText('English Standard Version').closest('details')?.open).toBe(false);
});
