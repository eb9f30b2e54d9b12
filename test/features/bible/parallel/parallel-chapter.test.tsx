// Tests of the parallel chapter view with a second translation: verse pairs, marks, keyboard,
// missing or offline texts, and the stored choice.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import type { Chapter } from '../../../../schemas/bible/chapter.ts';
import { BackendError } from '../../../../src/backend/backend-error.ts';
import { DataProvider } from '../../../../src/data/data-provider.tsx';
import { watchParallelSetting } from '../../../../src/features/bible/parallel/parallel-setting.ts';
import { ParallelChapter } from '../../../../src/features/bible/parallel/parallel-chapter.tsx';
import { ParallelPickerPanel } from '../../../../src/features/bible/parallel/parallel-picker-panel.tsx';
import { getRowMark } from '../../../../src/features/bible/parallel/components/parallel-verses.ts';
import { createMemoryContext } from '../../../support/memory-databases.ts';
import type { MemoryContext } from '../../../support/memory-databases.ts';
import { renderWithProviders } from '../../../support/render.tsx';

function buildChapter(
  translation: string,
  language: string,
  numbers: readonly number[],
  changes: Partial<Chapter> = {},
): Chapter {
  const verses = numbers.map((verse) => ({ verse, text: `${translation} words ${verse}` }));
  return {
    translation,
    book: 'PSA',
    chapter: 51,
    language,
    verses,
    items: verses.map(({ verse, text }) => ({
      kind: 'verse',
      verse,
      parts: [{ text }, ...(verse === 3 ? [{ note: `${translation} note` }] : [])],
    })),
    ...changes,
  };
}

const king = buildChapter('KJV', 'en', [1, 2]);
const kingJames: Chapter = {
  ...king,
  items: [
    { kind: 'title', text: 'KJV title' },
    { kind: 'heading', text: 'KJV heading' },
    ...king.items,
  ],
};
const segond = buildChapter('FRLSG', 'fr', [1, 2, 3, 4, 5], { notice: 'Segond credit' });

afterEach(() => void vi.unstubAllGlobals());

type Answer = () => Promise<Chapter>;

/** A server that has this one answer. */
function replaceBackend(data: MemoryContext, answer: () => Promise<object>): MemoryContext {
  const invoke = async <T,>() => ({
    status: 200,
    headers: new Headers(),
    data: (await answer()) as T,
  });
  const { auth, integrations, agents, publicSettings, functions } = data.backend;
  return Object.assign(data, {
    backend: { auth, integrations, agents, publicSettings, functions: { ...functions, invoke } },
  });
}

async function open(answer: Answer, chapter = kingJames, otherTranslation = 'FRLSG') {
  const data = replaceBackend(await createMemoryContext(), answer);
  const onVerse = vi.fn();
  const { container } = renderWithProviders(
    <DataProvider data={data}>
      <ParallelChapter
        place={{ translation: chapter.translation, book: 'PSA', chapter: 51 }}
        chapter={chapter}
        secondTranslation={otherTranslation}
        layout="columns"
        onVerse={onVerse}
        marks={new Map([[1, { color: 'green', hasNote: true }]])}
        selected={new Set([2])}
      />
    </DataProvider>,
  );
  return { container, onVerse };
}

const rows = () => screen.getAllByRole('listitem').filter((row) => row.closest('section') === null);
const getText = (element: Element | undefined) =>
  element?.textContent?.replaceAll(/\s+/g, ' ').trim();

test('verses of two translations are paired by content, each with its language', async () => {
  await open(async () => segond);
  await screen.findByText(/FRLSG words 4/);
  expect(rows().map(getText)).toEqual([
    expect.stringMatching(/KJV title.*1 FRLSG words 1.*2 FRLSG words 2/),
    expect.stringMatching(/KJV heading.*1KJV words 1.*3 FRLSG words 3/),
    expect.stringMatching(/2KJV words 2.*4 FRLSG words 4/),
    expect.stringMatching(/Not in King James Version.*5 FRLSG words 5/),
  ]);
  expect(screen.getByText('KJV words 2').closest('[lang]')?.getAttribute('lang')).toBe('en');
  expect(screen.getByText('FRLSG words 4').closest('[lang]')?.getAttribute('lang')).toBe('fr');
});

test('a parallel chapter shows the licences, credits and footnotes of both texts', async () => {
  const { container } = await open(async () => segond);
  await screen.findByText('Segond credit');
  expect(container.textContent).toContain('King James Version. Public domain');
  expect(container.textContent).toContain('Louis Segond 1910. Domaine public.');
  expect(screen.getByText('FRLSG note')).toBeTruthy();
});

test('parallel view shows marks; a tap on either text selects the open text’s verse', async () => {
  const { onVerse } = await open(async () => segond);
  fireEvent.click(await screen.findByText('FRLSG words 4'), { shiftKey: true });
  expect(onVerse).toHaveBeenLastCalledWith(2, true);
  const findBeside = (words: string) =>
    screen.getByText(words).closest<HTMLElement>('[data-owner] > p > span');
  expect(findBeside('FRLSG words 3')?.dataset['color']).toBe('green');
  expect(findBeside('FRLSG words 3')?.querySelector('svg')).toBeTruthy();
  expect(findBeside('FRLSG words 4')?.dataset['selected']).toBe('true');
  expect(findBeside('FRLSG words 5')?.dataset['selected']).toBeUndefined();
  expect(
    screen.getByRole('button', { name: /^Verse 1, highlighted green, has a note/ }),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Verse 2/, pressed: true }));
  expect(onVerse).toHaveBeenLastCalledWith(2, false);
});

test('in a row of several verses the second text shows all marks of these verses', () => {
  const marks = new Map([
    [1, { color: 'none', hasNote: true }],
    [2, { color: 'blue', hasNote: false, syncState: 'refused' }],
  ] as const);
  expect(getRowMark([1, 2], marks)).toEqual({
    color: 'blue',
    hasNote: true,
    hasBookmark: false,
    syncState: 'refused',
  });
  expect(getRowMark([2], marks)).toBe(marks.get(2));
  expect(getRowMark([3], marks)).toBeUndefined();
});

test('only the headings of the second text name their translation', async () => {
  await open(
    async () => ({
      ...segond,
      chapter: 59,
      items: [{ kind: 'heading', text: 'Titre' }, ...segond.items],
    }),
    { ...kingJames, chapter: 59 },
  );
  expect(getText(await screen.findByText('Titre'))).toBe('TitreLouis Segond 1910');
  expect(screen.getByText('Titre').closest('[lang]')?.getAttribute('lang')).toBe('fr');
  expect(getText(screen.getByText('KJV heading'))).toBe('KJV heading');
});

test('only one verse is reached by Tab, the others by arrow keys', async () => {
  await open(async () => segond);
  await screen.findByText('FRLSG words 4');
  const numbers = rows().flatMap((row) => within(row).queryAllByRole('button'));
  expect(numbers.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  const [first, second] = numbers;
  first?.focus();
  if (first) fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(second);
});

test('offline, the first text is readable, and Retry loads the second text', async () => {
  let answer: Answer = () => Promise.reject(new BackendError('no answer', {}));
  // This test uses a different psalm, because a chapter that was read once is stored on the device.
  await open(() => answer(), { ...kingJames, chapter: 52 });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy());
  expect(
    screen.getByText(/This chapter in Louis Segond 1910 will appear when you’re back online/),
  ).toBeTruthy();
  expect(screen.getByText('KJV words 2')).toBeTruthy();
  answer = async () => ({ ...segond, chapter: 52 });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('FRLSG words 4');
});

test('the second text loads without a tap when the browser is online again', async () => {
  let answer: Answer = () => Promise.reject(new BackendError('no answer', {}));
  await open(() => answer(), { ...kingJames, chapter: 60 });
  await screen.findByText(/will appear when you’re back online/);
  answer = async () => ({ ...segond, chapter: 60 });
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('FRLSG words 4');
});

test('the second text loads when the network returns before the first attempt fails', async () => {
  const first = Promise.withResolvers<Chapter>();
  let answer: Answer = () => first.promise;
  await open(() => answer(), { ...kingJames, chapter: 61 });
  await screen.findByText(/Loading Louis Segond 1910/);
  answer = async () => ({ ...segond, chapter: 61 });
  act(() => void window.dispatchEvent(new Event('online')));
  first.reject(new BackendError('no answer', {}));
  await screen.findByText('FRLSG words 4');
});

test('a message says that the second translation does not have the chapter', async () => {
  const first = await open(
    () => Promise.reject(new BackendError('no', { status: 404, code: 'chapter_not_found' })),
    { ...kingJames, chapter: 54 },
  );
  await screen.findByText(/Louis Segond 1910 doesn’t have this chapter/);
  expect(first.container.textContent).toContain('KJV words 2');
});

test('a message says that the second translation does not have the verse', async () => {
  const matthew = { ...buildChapter('KJV', 'en', [13, 14]), book: 'MAT', chapter: 23 };
  await open(
    async () => ({ ...buildChapter('DARBY', 'fr', [13]), book: 'MAT', chapter: 23 }),
    matthew,
    'DARBY',
  );
  await screen.findByText('DARBY words 13');
  expect(rows().map(getText)[1]).toMatch(/KJV words 14.*Not in Bible Darby/);
});

/** @param width of the screen */
function onScreenOf(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), {
      matches: width >= Number(/\d+/.exec(query)?.[0] ?? 0),
      media: query,
    }),
  );
}

test('a narrow screen selects "One below the other"; the list marks online-only texts', async () => {
  onScreenOf(390);
  const data = replaceBackend(await createMemoryContext(), async () => ({
    translations: [
      { code: 'KJV', language: 'en', name: 'King James Version' },
      { code: 'DARBY', language: 'fr', name: 'Bible Darby' },
    ],
  }));
  const onChoose = vi.fn();
  renderWithProviders(
    <DataProvider data={Object.assign(data, { online: new BehaviorSubject(false) })}>
      <ParallelPickerPanel
        place={{ translation: 'KJV', book: 'PSA', chapter: 51 }}
        onChoose={onChoose}
        onClose={vi.fn()}
      />
    </DataProvider>,
  );
  const darby = await screen.findByRole('button', { name: /Bible Darby/, hidden: true });
  expect(darby.textContent).toBe('Bible DarbyOnline onlyDARBY, FRDBY');
  // A narrow window has one layout only, so there is no choice.
  expect(screen.queryByRole('radio', { hidden: true })).toBeNull();
  fireEvent.click(darby);
  expect(onChoose).toHaveBeenLastCalledWith({ other: 'DARBY', layout: 'verses' });
});

test('a server that does not answer counts as offline, even if the engine is online', async () => {
  const data = replaceBackend(await createMemoryContext(), () =>
    Promise.reject(new BackendError('no answer', { code: 'network' })),
  );
  renderWithProviders(
    <DataProvider data={data}>
      <ParallelPickerPanel
        place={{ translation: 'WEB', book: 'PSA', chapter: 51 }}
        onChoose={vi.fn()}
        onClose={vi.fn()}
      />
    </DataProvider>,
  );
  const [first] = await screen.findAllByText('Online only');
  expect(first?.closest('button')).toBeTruthy();
});

test('the second translation and its position are remembered and can be removed', async () => {
  const translations = [
    { code: 'KJV', language: 'en', name: 'King James Version' },
    { code: 'FRLSG', language: 'fr', name: 'Louis Segond 1910' },
  ];
  const data = replaceBackend(await createMemoryContext(), async () => ({ translations }));
  let storedChapter: unknown;
  const watching = watchParallelSetting(data).subscribe((choice) => {
    storedChapter = choice;
  });
  const onChoose = vi.fn();
  renderWithProviders(
    <DataProvider data={data}>
      <ParallelPickerPanel
        place={{ translation: 'KJV', book: 'PSA', chapter: 51 }}
        onChoose={onChoose}
        onClose={vi.fn()}
      />
    </DataProvider>,
  );
  const segondButton = await screen.findByRole('button', { name: /Louis Segond/, hidden: true });
  expect(screen.queryByRole('button', { name: /King James Version KJV/, hidden: true })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'One below the other', hidden: true }));
  fireEvent.click(segondButton);
  expect(onChoose).toHaveBeenLastCalledWith({ other: 'FRLSG', layout: 'verses' });
  await waitFor(() => expect(storedChapter).toEqual({ other: 'FRLSG', layout: 'verses' }));
  fireEvent.click(
    await screen.findByRole('button', { name: 'Show only King James Version', hidden: true }),
  );
  expect(onChoose).toHaveBeenLastCalledWith(null);
  await waitFor(() => expect(storedChapter).toBeNull());
  act(() => watching.unsubscribe());
});
