// Tests of the page of the verses by heart with real records in memory: the list, the five modes,
// the answers, removal with undo, guests, and texts that are not available.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { BehaviorSubject, firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StoredSchedule } from '../../../schemas/entities/memory-verse.ts';
import { buildLocalRecord } from '../../../schemas/local-record.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { removeRecord, updateRecord } from '../../../src/data/records/record.ts';
import { addMemoryVerse } from '../../../src/features/memory-verses/add-memory-verse.ts';
import { saveAnswer, watchMemoryVerses } from '../../../src/features/memory-verses/data.ts';
import { MemoryVersesPage } from '../../../src/features/memory-verses/page.tsx';
import { chooseAction } from '../../support/action-menu.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';

const sentence = 'Small lamps shine brightly, and silent rivers carry golden leaves.';
const millisPerDay = 86_400_000;

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('There is no server.'));
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** A signed-in user whose device has chapter 3 of John, in invented sentences. */
async function createContext(changes: Partial<DataContext> = {}): Promise<DataContext> {
  const data = await createMemoryContext();
  await data.deviceDatabase.chapters.incrementalUpsert({
    id: 'KJV|JHN|3',
    kind: 'chapter',
    order: '2026-11-01T08:00:00.000Z',
    value: {
      chapter: {
        translation: 'KJV',
        book: 'JHN',
        chapter: 3,
        language: 'en',
        verses: Array.from({ length: 21 }, (_, index) => ({ verse: index + 1, text: sentence })),
        items: [],
      },
      kept: new Date().toISOString(),
    },
  });
  return { ...data, ...changes };
}

async function add(
  data: DataContext,
  verse: number,
  strength?: Pick<StoredSchedule, 'stability' | 'reps'>,
  place = { book: 'JHN', chapter: 3 },
): Promise<void> {
  await addMemoryVerse(data, {
    range: { ...place, verse },
    translation: 'KJV',
    reference: `John ${place.chapter}:${verse}`,
    language: 'en',
  });
  if (!strength) return;
  const saved = (await read(data)).verses.find(({ fields }) => fields.verse === verse);
  const yesterday = new Date(Date.now() - millisPerDay).toISOString();
  const schedule = { difficulty: 5, lapses: 0, state: 2, due: yesterday, last_review: yesterday };
  await updateRecord(data, 'memoryVerses', saved?.id ?? '', {
    schedules: [{ ...schedule, ...strength }],
  });
}

const read = (data: DataContext) => firstValueFrom(watchMemoryVerses(data));

function openPage(data: DataContext, address = '/MemoryVerses') {
  const router = createMemoryRouter(
    [
      { path: '/MemoryVerses', element: <MemoryVersesPage /> },
      { path: '*', element: <p>another page</p> },
    ],
    { initialEntries: [address] },
  );
  renderWithProviders(
    <DataProvider data={data}>
      <RouterProvider router={router} />
    </DataProvider>,
  );
  return router;
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const tap = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)));
const findHeading = (name: string) => screen.findByRole('heading', { name });
const isGone = (name: string | RegExp) =>
  waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());

/** Opens the practice of John 3:16 in the mode that suits the strength. */
async function openPractice(strength?: Pick<StoredSchedule, 'stability' | 'reps'>) {
  const data = await createContext();
  await add(data, 16, strength);
  openPage(data);
  fireEvent.click(await screen.findByRole('button', { name: 'Practice' }));
  await screen.findByRole('radio', { name: 'Type' });
  return data;
}

const isChosen = (mode: string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: mode }).checked;

describe('the list', () => {
  test('a guest sees what the page is for, and a login that returns here', async () => {
    openPage(await createContext({ account: null }));
    expect(await findHeading('Learn Bible verses by heart')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Log in or sign up' }).getAttribute('href')).toBe(
      `/login?from_url=${encodeURIComponent('/MemoryVerses')}`,
    );
  });

  test('without verses, the page says how to begin', async () => {
    openPage(await createContext());
    expect(await findHeading('No verses yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open the Bible' }).getAttribute('href')).toBe(
      '/Bible',
    );
  });

  test('verses are listed with reference and first words; at most five are for today', async () => {
    const data = await createContext();
    for (const verse of [11, 12, 13, 14, 15, 16, 17]) await add(data, verse);
    openPage(data);
    expect(await findHeading('5 verses for today')).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(7);
    const row = screen.getByRole('listitem', { name: 'John 3:16' });
    expect(await within(row).findByText(sentence)).toBeDefined();
    expect(within(row).getByText('New')).toBeDefined();
    expect(document.body.textContent).not.toMatch(/\b(?:overdue|late|missed)\b/i);
  });

  test('the words of a verse in a chapter that was never opened are loaded online', async () => {
    const online = new BehaviorSubject(false);
    const data = await createContext({ online });
    const chapter = {
      translation: 'KJV',
      book: 'PSA',
      chapter: 121,
      language: 'en',
      verses: [{ verse: 1, text: 'An invented sentence of the server.' }],
      items: [],
    };
    const invoke = vi.fn(async (name: string) => ({
      status: 200,
      headers: new Headers(),
      data: name === 'fetchBibleChapter' ? chapter : { translations: [] },
    }));
    const countRequests = () =>
      invoke.mock.calls.filter(([name]) => name === 'fetchBibleChapter').length;
    Object.assign(data.backend.functions, { invoke });
    await add(data, 1, undefined, { book: 'PSA', chapter: 121 });
    await add(data, 16);
    openPage(data);
    const row = await screen.findByRole('listitem', { name: 'Psalm 121:1' });
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(countRequests()).toBe(0);
    act(() => online.next(true));
    expect(await within(row).findByText('An invented sentence of the server.')).toBeDefined();
    expect(countRequests()).toBe(1);
  });

  test('when nothing is due, a calm sentence says when the next verse comes', async () => {
    const data = await createContext();
    await add(data, 16, { stability: 5, reps: 3 });
    const [saved] = (await read(data)).verses;
    const due = new Date(Date.now() + millisPerDay).toISOString();
    await updateRecord(data, 'memoryVerses', saved?.id ?? '', {
      schedules: [{ ...saved?.schedule, due }],
    });
    openPage(data);
    expect(await findHeading('Nothing to practice today')).toBeDefined();
    expect(screen.getByText('The next verse comes tomorrow.')).toBeDefined();
    expect(screen.getByText('Next: tomorrow')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Practice' })).toBeNull();
  });

  test('after five verses, the page says that it is enough for today', async () => {
    const data = await createContext();
    for (const verse of [11, 12, 13, 14, 15, 16]) await add(data, verse);
    for (const { id } of (await read(data)).due) await saveAnswer(data, id, 'by_heart');
    openPage(data);
    expect(await findHeading('That’s enough for today')).toBeDefined();
    expect(screen.getByText('The next verse comes tomorrow.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Practice' })).toBeNull();
  });

  test('a removed verse leaves the list, and undo brings it back', async () => {
    const data = await createContext();
    await add(data, 16);
    openPage(data);
    chooseAction(await screen.findByRole('listitem', { name: 'John 3:16' }), 'Remove');
    expect(await screen.findByText('Verse removed')).toBeDefined();
    expect(await findHeading('No verses yet')).toBeDefined();
    expect(document.activeElement).toBe(await findHeading('Verses by heart'));
    await tap('Undo');
    expect(await screen.findByRole('listitem', { name: 'John 3:16' })).toBeDefined();
  });

  test('a verse opens in the Bible', async () => {
    const data = await createContext();
    await add(data, 16);
    const router = openPage(data);
    chooseAction(await screen.findByRole('listitem', { name: 'John 3:16' }), 'Open in the Bible');
    await waitFor(() => expect(router.state.location.pathname).toBe('/Bible/KJV/JHN/3/16'));
  });

  test('one verse is practised at once, also when it is not due', async () => {
    const data = await createContext();
    await add(data, 16);
    await add(data, 17);
    openPage(data);
    fireEvent.click(await screen.findByRole('button', { name: 'Practice now: John 3:17' }));
    expect(await screen.findByText('Verse 1 of 1')).toBeDefined();
    expect(await findHeading('John 3:17')).toBeDefined();
    await tap('All verses');
    expect(await findHeading('2 verses for today')).toBeDefined();
    expect(document.activeElement).toBe(await findHeading('Verses by heart'));
  });
});

describe('practice', () => {
  test('a new verse is read, then practised by first letters, then answered', async () => {
    const data = await openPractice();
    expect(document.activeElement).toBe(await findHeading('John 3:16'));
    expect(isChosen('Read')).toBe(true);
    expect(screen.getByText(sentence)).toBeDefined();
    await tap('I’ve read it');
    expect(isChosen('First letters')).toBe(true);
    // The pressed button is gone.
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'First letters' }));
    expect(screen.queryByText(sentence)).toBeNull();
    const letters = screen.getAllByRole('button', { name: /^Show word/ });
    expect(letters.map(({ textContent }) => textContent).join('')).toBe('Slsbasrcgl');
    await tap('Show word 1: S…');
    expect(button('Small').textContent).toBe('Small');
    expect(screen.queryByRole('group', { name: 'How did it go?' })).toBeNull();
    await tap('Show the verse');
    expect(screen.getByText(sentence)).toBeDefined();
    expect(document.activeElement).toBe(await findHeading('How did it go?'));
    await tap('By heart');
    expect(await findHeading('Well done. That’s it for now.')).toBeDefined();
    expect((await read(data)).verses[0]?.schedule).toMatchObject({ reps: 1, lapses: 0 });
    expect((await read(data)).due).toEqual([]);
  });

  test('in the gaps, words are typed or shown, and the check says what was missing', async () => {
    await openPractice({ stability: 5, reps: 3 });
    expect(isChosen('Fill in the blanks')).toBe(true);
    const gaps = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Missing word/ });
    expect(gaps).toHaveLength(3);
    await tap('Show a word');
    expect(sentence).toContain(gaps[0]?.value || 'no word');
    await tap('Check');
    expect(screen.getByText(/^Here’s the verse\./)).toBeDefined();
    expect(document.querySelectorAll('ins')).toHaveLength(2);
    expect(await findHeading('How did it go?')).toBeDefined();
  });

  test('gaps that are all right need no correction', async () => {
    await openPractice({ stability: 5, reps: 3 });
    for (let gap = 0; gap < 3; gap += 1) await tap('Show a word');
    for (const field of screen.getAllByRole<HTMLInputElement>('textbox'))
      fireEvent.change(field, { target: { value: `  ${field.value.toUpperCase()} ` } });
    await tap('Check');
    expect(screen.getByText('Every word is right.')).toBeDefined();
  });

  test('a typed verse is compared word by word', async () => {
    await openPractice({ stability: 30, reps: 5 });
    expect(isChosen('Type')).toBe(true);
    fireEvent.change(screen.getByRole('textbox', { name: 'The verse' }), {
      target: { value: 'small lamps shine and silent rivers carry green golden leaves' },
    });
    await tap('Compare');
    expect([...document.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual([
      'missing: brightly,',
    ]);
    expect([...document.querySelectorAll('del')].map(({ textContent }) => textContent)).toEqual([
      'not in the verse: green',
    ]);
  });

  test('the pieces are put in order by tap, taken back, and moved by keyboard', async () => {
    await openPractice({ stability: 30, reps: 4 });
    expect(isChosen('Put in order')).toBe(true);
    const open = () => within(screen.getByRole('list', { name: 'Parts of the verse' }));
    const placed = () => within(screen.getByRole('list', { name: 'Your order' }));
    const pieces = open()
      .getAllByRole('button')
      .map(({ textContent }) => textContent ?? '');
    const inOrder = pieces.toSorted((a, b) => sentence.indexOf(a) - sentence.indexOf(b));
    expect(pieces).not.toEqual(inOrder);
    const [first = '', second = '', ...others] = inOrder;
    for (const piece of [second, first, ...others]) await tap(piece);
    expect(screen.getByText(/^Some parts go elsewhere/)).toBeDefined();
    const [wrong] = placed().getAllByRole('button');
    if (wrong) fireEvent.keyDown(wrong, { key: 'ArrowRight' });
    expect(screen.getByText('That’s the right order.')).toBeDefined();
    await tap(`1: ${first}. Take back`);
    expect(
      open()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([first]);
    await tap('Show the verse');
    expect(screen.getByText(sentence)).toBeDefined();
  });

  test('another mode is chosen at any time, also after the end', async () => {
    await openPractice({ stability: 5, reps: 3 });
    await tap('Check');
    fireEvent.click(screen.getByRole('radio', { name: 'Read' }));
    expect(screen.getByText(sentence)).toBeDefined();
    await isGone('By heart');
    await tap('I’ve read it');
    expect(button('Not yet')).toBeDefined();
  });

  test('“not yet” goes on with the next verse, and the verse comes back tomorrow', async () => {
    const data = await createContext();
    await add(data, 16, { stability: 30, reps: 5 });
    await add(data, 17);
    openPage(data);
    fireEvent.click(await screen.findByRole('button', { name: 'Practice' }));
    await screen.findByRole('textbox', { name: 'The verse' });
    await tap('Compare');
    await tap('Not yet');
    expect(await findHeading('John 3:17')).toBeDefined();
    expect(screen.getByText('Verse 2 of 2')).toBeDefined();
    const { verses, nextDay, today } = await read(data);
    const answered = verses.find(({ fields }) => fields.verse === 16);
    expect(answered?.schedule).toMatchObject({ reps: 6, lapses: 1 });
    expect(answered?.dueDay).toBe(nextDay);
    expect(nextDay !== null && nextDay > today).toBe(true);
  });

  test('a full device keeps the question and says why', async () => {
    const data = await openPractice({ stability: 5, reps: 3 });
    await tap('Check');
    vi.spyOn(data.userDatabase.memoryVerses, 'findOne').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await tap('By heart');
    expect(await screen.findByText(/^Your answer couldn’t be saved\./)).toBeDefined();
    expect(button('By heart')).toBeDefined();
  });

  test('a verse that is not on the device is skipped calmly and stays for today', async () => {
    const online = new BehaviorSubject(false);
    const data = await createContext({ online });
    await add(data, 1, { stability: 5, reps: 3 }, { book: 'PSA', chapter: 23 });
    await add(data, 16);
    openPage(data);
    fireEvent.click(await screen.findByRole('button', { name: 'Practice' }));
    expect(await screen.findByText(/^You’re offline, and this verse/)).toBeDefined();
    await tap('Next');
    expect(await findHeading('John 3:16')).toBeDefined();
    expect((await read(data)).due).toHaveLength(2);
  });

  test('a verse that another device removed meanwhile is passed over', async () => {
    const data = await createContext();
    await add(data, 16);
    await add(data, 17);
    openPage(data);
    fireEvent.click(await screen.findByRole('button', { name: 'Practice' }));
    await screen.findByText('Verse 1 of 2');
    const [first, second] = (await read(data)).due;
    const doc = await data.userDatabase.memoryVerses.findOne(first?.id ?? '').exec();
    await act(async () => void (await doc?.incrementalPatch({ removed: true })));
    expect(document.activeElement).toBe(await findHeading('This verse was removed.'));
    await tap('Next');
    expect(await findHeading(second?.fields.reference ?? '')).toBeDefined();
  });

  test('a verse whose record gets another id is practised on, and the answer is saved', async () => {
    const data = await openPractice({ stability: 5, reps: 3 });
    const [before] = (await read(data)).verses;
    const id = before?.id ?? '';
    await act(async () => {
      await data.userDatabase.memoryVerses.insert(
        buildLocalRecord(
          `${id}~2`,
          { ...before?.fields, client_id: `${id}~2` },
          '2026-11-01T08:00:00.000Z',
          'JHN.3',
        ),
      );
      await removeRecord(data, 'memoryVerses', id);
    });
    await tap('Show a word');
    await tap('Check');
    expect(screen.queryByText('This verse was removed.')).toBeNull();
    expect(document.querySelectorAll('ins')).toHaveLength(2);
    await tap('By heart');
    expect(await findHeading('Well done. That’s it for now.')).toBeDefined();
    expect((await read(data)).verses).toMatchObject([{ id: `${id}~2`, schedule: { reps: 4 } }]);
  });

  test('an address of a practice without verses leads to the list', async () => {
    const data = await createContext();
    const router = openPage(data, '/MemoryVerses?practice=today');
    expect(await findHeading('No verses yet')).toBeDefined();
    expect(router.state.location.search).toBe('');
  });
});
