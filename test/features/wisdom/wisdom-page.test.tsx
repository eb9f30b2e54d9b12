// Tests of the Wisdom page over real records in memory: topics, questions, recent questions,
// drafts, saved answers with search and Undo, and storage errors. The answers are composed on the
// device from Selah's own passages.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages } from '../../../schemas/languages.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import {
  saveRecentQuestion,
  watchRecentQuestions,
} from '../../../src/features/wisdom/recent-questions.ts';
import { saveAnswer, watchSavedAnswers } from '../../../src/features/wisdom/data.ts';
import type { WisdomAnswer } from '../../../src/features/wisdom/data.ts';
import { WisdomPage } from '../../../src/features/wisdom/page.tsx';
import { discardUnwrittenDrafts } from '../../../src/platform/storage/drafts.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

beforeEach(() => {
  discardUnwrittenDrafts();
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function renderPage(data: DataContext, address = '/Wisdom') {
  return renderWithProviders(
    <MemoryRouter initialEntries={[address]}>
      <DataProvider data={data}>
        <WisdomPage />
      </DataProvider>
    </MemoryRouter>,
  );
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const write = (value: string) => fireEvent.change(box(), { target: { value } });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const answers = (data: DataContext) => firstValueFrom(watchSavedAnswers(data));
const expectQuestion = async (question: string | RegExp) =>
  within(await screen.findByRole('region', { name: question }));
const buildAnswer = (changes: Partial<WisdomAnswer> = {}): WisdomAnswer => ({
  question: 'How do I forgive?',
  insight: 'To forgive is to put down a stone.',
  verses: [{ reference: 'Ephesians 4:32', text: 'forgiving one another', translation: 'KJV' }],
  next_step: 'Write down a name.',
  topic: 'forgiveness',
  source: 'composer',
  language: 'en',
  ...changes,
});

test.each(languages)(
  '%s: the Wisdom page shows sixteen topics in four rows, each with its own name and question',
  async (language) => {
    await changeTestLanguage(language);
    renderPage(await createMemoryContext());
    const rows = screen
      .getAllByRole('group')
      .map((row) => within(row).getAllByRole<HTMLButtonElement>('button'));
    expect(rows.map(({ length }) => length)).toEqual([4, 4, 4, 4]);
    const topicButtons = rows.flat();
    expect(new Set(topicButtons.map(({ title }) => title)).size).toBe(16);
    for (const { title, textContent } of topicButtons) {
      expect(title).toMatch(/^\S.{15,}\?$/);
      expect(textContent).toMatch(/\p{L}{3,}$/u);
    }
  },
);

test('a guest opens a complete topic, and two taps on save store the answer once', async () => {
  const data = { ...(await createMemoryContext()), account: null };
  renderPage(data);
  fireEvent.click(button('Grief'));
  const answer = await expectQuestion('How can I go on after someone I love has died?');
  expect(document.activeElement).toBe(
    answer.getByRole('heading', { name: 'How can I go on after someone I love has died?' }),
  );
  fireEvent.click(await answer.findByRole('button', { name: 'Save answer' }));
  fireEvent.click(answer.getByRole('button', { name: /^Saved?/ }));
  expect(answer.getByText('Your answer is ready.').getAttribute('role')).toBe('status');
  expect(answer.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
  expect(answer.getByRole('heading', { name: 'A step for today' })).toBeDefined();
  // The browser reports a network connection that does not exist.
  expect(answer.getByText('From Selah’s library, created offline')).toBeDefined();
  expect(answer.getByRole('button', { name: 'Share' })).toBeDefined();
  await answer.findByRole('button', { name: 'Saved' });
  expect(await answers(data)).toMatchObject([
    {
      question: 'How can I go on after someone I love has died?',
      topic: 'grief',
      source: 'device',
      language: 'en',
    },
  ]);
  expect((await answers(data))[0]?.insight.split(/\s+/).length).toBeGreaterThan(70);
  // Opening a topic is not stored as a typed question.
  expect(await firstValueFrom(watchRecentQuestions(data))).toEqual([]);
});

test('a blank question is not asked; Enter asks, and Shift+Enter adds a line', async () => {
  const data = await createMemoryContext();
  renderPage(data);
  write(' \n\u00a0 ');
  expect(button('Ask').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('Ask'));
  expect(screen.getByText('Write your question first.')).toBeDefined();
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(box().value).toBe(' \n\u00a0 ');
  write('My father died');
  fireEvent.keyDown(box(), { key: 'Enter', shiftKey: true });
  expect(screen.queryByRole('region', { name: 'My father died' })).toBeNull();
  fireEvent.keyDown(box(), { key: 'Enter' });
  const answer = await expectQuestion('My father died');
  await answer.findByRole('button', { name: 'Save answer' });
  fireEvent.click(answer.getByRole('button', { name: 'New question' }));
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(box());
  expect(
    within(await screen.findByRole('region', { name: 'Recent questions' })).getByRole('button', {
      name: 'My father died',
    }),
  ).toBeDefined();
});

test('five recent questions are shown, and can be asked again, removed and restored', async () => {
  const data = await createMemoryContext();
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const [at, text] of ['one', 'two', 'three', 'four', 'five', 'six'].entries()) {
    vi.setSystemTime(new Date(`2026-01-0${at + 1}T12:00:00Z`));
    await saveRecentQuestion(data, text);
  }
  vi.useRealTimers();
  renderPage(data);
  const recent = within(await screen.findByRole('region', { name: 'Recent questions' }));
  const listShown = () => recent.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(listShown()).toEqual(['six', 'five', 'four', 'three', 'two']);
  recent.getByRole('button', { name: 'Remove “five”' }).focus();
  fireEvent.click(recent.getByRole('button', { name: 'Remove “five”' }));
  await waitFor(() => expect(listShown()).toEqual(['six', 'four', 'three', 'two', 'one']));
  fireEvent.click(button('Undo'));
  await waitFor(() => expect(listShown()).toEqual(['six', 'five', 'four', 'three', 'two']));
  write('Not asked yet');
  fireEvent.click(recent.getByRole('button', { name: 'three' }));
  const answer = await expectQuestion('three');
  fireEvent.click(await answer.findByRole('button', { name: 'New question' }));
  // The text that the user was typing is still in the box.
  expect(box().value).toBe('Not asked yet');
  expect(
    within(await screen.findByRole('region', { name: 'Recent questions' })).getAllByRole(
      'listitem',
    )[0]?.textContent,
  ).toBe('three');
});

test('leaving the Wisdom page keeps the question and an unsaved answer as drafts', async () => {
  const data = await createMemoryContext();
  const first = renderPage(data);
  write('Why do I envy?');
  first.unmount();
  window.dispatchEvent(new Event('pagehide'));
  const second = renderPage(data);
  expect(box().value).toBe('Why do I envy?');
  fireEvent.click(button('Ask'));
  await (await expectQuestion('Why do I envy?')).findByRole('button', { name: 'Save answer' });
  second.unmount();
  window.dispatchEvent(new Event('pagehide'));
  const third = renderPage(data);
  fireEvent.click(
    (await expectQuestion('Why do I envy?')).getByRole('button', { name: 'Save answer' }),
  );
  await screen.findByRole('button', { name: 'Saved' });
  await waitFor(() => expect(localStorage.getItem('selah_draft_guest_wisdom_draft')).toBeNull());
  third.unmount();
  renderPage(data);
  expect(box().value).toBe('');
  expect(await answers(data)).toHaveLength(1);
});

test('an invalid Wisdom draft in storage is ignored', async () => {
  const data = await createMemoryContext();
  for (const draft of [
    '{',
    '7',
    '{"question":7,"answer":null}',
    '{"question":"Why?","answer":{"id":"a","insight":7}}',
  ]) {
    localStorage.setItem('selah_draft_guest_wisdom_draft', draft);
    const { unmount } = renderPage(data);
    expect(['', 'Why?']).toContain(box().value);
    unmount();
  }
});

test('saved answers can be searched, opened, deleted, restored, and are plain text', async () => {
  const data = await createMemoryContext();
  await saveAnswer(data, buildAnswer(), 'one');
  await saveAnswer(
    data,
    buildAnswer({
      question: `<b>${'why '.repeat(25_000)}</b>`,
      insight: 'Bread <img src=x onerror=alert(1)>',
      topic: 'other',
      concern: 'life',
    }),
    'two',
  );
  renderPage(data, '/Wisdom?view=kept');
  expect((await screen.findByText('2 answers')).getAttribute('role')).toBe('status');
  expect(document.querySelector('article img, article b')).toBeNull();
  expect(screen.getAllByRole('article')[0]?.getAttribute('aria-label')?.length).toBeLessThan(120);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search saved answers' }), {
    target: { value: 'stone' },
  });
  await waitFor(() => expect(screen.getByText('1 answer')).toBeDefined());
  const card = within(screen.getByRole('article', { name: 'Answer to “How do I forgive?”' }));
  expect(card.getByText(/^Forgiveness · Saved on/)).toBeDefined();
  expect(card.getByText('To forgive is to put down a stone.').closest('details')?.open).toBe(false);
  fireEvent.click(card.getByRole('button', { name: 'Share' }));
  const shareText = within(await screen.findByRole('dialog', { name: 'Share' })).getByRole(
    'region',
  ).textContent;
  expect(shareText).toContain(
    'To forgive is to put down a stone.\n\nA step for today\nWrite down a name.\n\n“forgiving one another”\nEphesians 4:32 (KJV)',
  );
  expect(shareText).not.toContain('How do I forgive?');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(card.getByRole('button', { name: 'Delete the answer to “How do I forgive?”' }));
  expect(await screen.findByText('Answer deleted')).toBeDefined();
  expect(await screen.findByText('No results.')).toBeDefined();
  fireEvent.click(button('Undo'));
  await screen.findByText('1 answer');
  expect(await answers(data)).toHaveLength(2);
});

test('an empty list of saved answers invites to ask; a deep link opens an answer', async () => {
  const data = { ...(await createMemoryContext()), account: null };
  const { unmount } = renderPage(data, '/Wisdom?view=kept');
  fireEvent.click(await screen.findByRole('button', { name: 'Ask a question' }));
  expect(box()).toBeDefined();
  unmount();
  await saveAnswer(data, buildAnswer(), 'one');
  renderPage(data, '/Wisdom#one');
  expect((await screen.findByRole('article')).id).toBe('one');
  expect(screen.getByRole('tab', { name: 'Saved answers' }).getAttribute('aria-selected')).toBe(
    'true',
  );
});

test('an answer that the device cannot save shows an error and stays on the page', async () => {
  const data = await createMemoryContext();
  renderPage(data);
  fireEvent.click(button('Money'));
  const keepButton = await screen.findByRole('button', { name: 'Save answer' });
  vi.spyOn(data.userDatabase.activity, 'insertIfNotExists').mockRejectedValue(
    new Error('broken disk'),
  );
  fireEvent.click(keepButton);
  expect((await screen.findByText(/^The answer couldn’t be saved\./)).textContent).toMatch(
    /saved\. \S/,
  );
  expect(button('Save answer')).toBe(keepButton);
});

test('on a wide window the topics are beside the form until the answer takes their place', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media.includes('min-width: 64em'),
        media,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  const { container } = renderPage(await createMemoryContext());
  const form = box();
  const getPaneOf = (element: HTMLElement) =>
    [...(container.querySelector('[data-shape="form"]')?.children ?? [])].findIndex((pane) =>
      pane.contains(element),
    );
  expect([getPaneOf(form), getPaneOf(button('Grief'))]).toEqual([0, 1]);
  fireEvent.click(button('Grief'));
  const answer = await expectQuestion('How can I go on after someone I love has died?');
  const save = await answer.findByRole('button', { name: 'Save answer' });
  expect([getPaneOf(form), getPaneOf(save), getPaneOf(button('Grief'))]).toEqual([0, 1, 0]);
  // The form is the same element, so that typing goes on.
  expect(box()).toBe(form);
});
