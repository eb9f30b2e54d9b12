// Tests of the read-aloud bar with a fake voice: playback, next chapter, sleep timer, stored voice
// and speed, and reasons for silence. The test controls the voice.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Chapter } from '../../../schemas/bible/chapter.ts';
import { ReadAloudBar } from '../../../src/features/bible/read-aloud/read-aloud-bar.tsx';
import { createFakeVoice } from '../../support/fake-voice.ts';
import type { FakeVoice } from '../../support/fake-voice.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

function buildChapter(number: number, translation = 'WEB', language = 'en'): Chapter {
  const verses = [1, 2, 3].map((verse) => ({ verse, text: `Words ${number}:${verse}.` }));
  return {
    translation,
    book: 'JHN',
    chapter: number,
    language,
    verses,
    items: verses.map(({ verse, text }) => ({ kind: 'verse', verse, parts: [{ text }] })),
  };
}

let voice: FakeVoice;
const handlers = { onVerse: vi.fn(), onEnd: vi.fn(), onClose: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  voice = createFakeVoice();
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

function bar(chapter: Chapter, from = 1) {
  return (
    <ReadAloudBar
      place={{ translation: chapter.translation, book: chapter.book, chapter: chapter.chapter }}
      chapter={chapter}
      from={from}
      speech={voice}
      {...handlers}
    />
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const speakOn = () => act(() => voice.endUtterance());
const texts = () => voice.utterances.map(({ text }) => text);
const status = () =>
  within(screen.getByRole('region', { name: /Reading aloud|Lecture/ })).getByRole('status');

test('reading aloud starts at the given verse and reports each verse and the end', async () => {
  renderWithProviders(bar(buildChapter(3), 2));
  expect(screen.getByText('John 3:2')).toBeTruthy();
  expect(document.activeElement).toBe(button('Pause'));
  await speakOn();
  expect(screen.getByText('John 3:3')).toBeTruthy();
  await speakOn();
  expect(
    handlers.onVerse.mock.calls
      .map(([verse]) => verse as number | null)
      .filter((verse, place, all) => verse !== all[place - 1]),
  ).toEqual([null, 2, 3, null]);
  expect(handlers.onEnd).toHaveBeenCalledOnce();
});

test('reading aloud goes on in the next chapter with the same speed and sleep timer', async () => {
  const { rerender } = renderWithProviders(bar(buildChapter(3), 3));
  press('Voice, speed and sleep timer');
  fireEvent.click(screen.getByRole('radio', { name: '1.5×' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Sleep timer' }), {
    target: { value: '30' },
  });
  await speakOn();
  rerender(bar(buildChapter(4), 3));
  expect(texts().at(-1)).toBe('Words 4:1.');
  expect(voice.utterances.at(-1)?.rate).toBe(1.5);
  expect(screen.getByText(/^Stops at/)).toBeTruthy();
});

test('the sleep timer survives a chapter change, but not "Stop reading aloud"', async () => {
  const setTimer = () => {
    press('Voice, speed and sleep timer');
    fireEvent.change(screen.getByRole('combobox', { name: 'Sleep timer' }), {
      target: { value: '30' },
    });
  };
  const before = renderWithProviders(bar(buildChapter(3), 3));
  setTimer();
  await speakOn();
  before.unmount();
  const after = renderWithProviders(bar(buildChapter(4)));
  expect(screen.getByText(/^Stops at/)).toBeTruthy();
  press('Stop reading aloud');
  after.unmount();
  renderWithProviders(bar(buildChapter(4)));
  expect(screen.queryByText(/^Stops at/)).toBeNull();
});

test('rendering the same chapter again does not restart reading aloud', () => {
  const { rerender } = renderWithProviders(bar(buildChapter(3)));
  rerender(bar(buildChapter(3)));
  expect(texts()).toEqual(['Words 3:1.']);
  rerender(bar(buildChapter(3), 3));
  expect(texts()).toEqual(['Words 3:1.', 'Words 3:3.']);
});

test('pause, play, next and previous by their buttons', () => {
  renderWithProviders(bar(buildChapter(3)));
  press('Pause');
  expect(voice.isSilent()).toBe(true);
  press('Next verse');
  expect(screen.getByText('John 3:2')).toBeTruthy();
  press('Play');
  press('Previous verse');
  expect(texts()).toEqual(['Words 3:1.', 'Words 3:2.', 'Words 3:1.']);
});

test('the status is empty while the voice speaks, and says why the voice stopped', async () => {
  renderWithProviders(bar(buildChapter(3)));
  expect(status().textContent).toBe('');
  await act(() => voice.endUtterance('cut'));
  expect(status().textContent).toContain('You can continue where you left off');
  press('Play');
  await act(() => voice.endUtterance('failed'));
  expect(status().textContent).toContain('Try another one');
});

test('voice and speed are remembered, the voice for its language', () => {
  const first = renderWithProviders(bar(buildChapter(3, 'FRLSG', 'fr')));
  press('Voice, speed and sleep timer');
  expect(screen.getByRole('option', { name: 'Belle (online only)' })).toBeTruthy();
  expect(voice.utterances.at(-1)).toMatchObject({ language: 'fr', voice: 'belle' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Voice' }), { target: { value: 'chloe' } });
  fireEvent.click(screen.getByRole('radio', { name: '0.75×' }));
  first.unmount();
  renderWithProviders(bar(buildChapter(3, 'FRLSG', 'fr'))).unmount();
  expect(voice.utterances.at(-1)).toMatchObject({ voice: 'chloe', rate: 0.75 });
  renderWithProviders(bar(buildChapter(3)));
  expect(voice.utterances.at(-1)).toMatchObject({ language: 'en', voice: 'anna', rate: 0.75 });
});

test('the sleep timer stops reading aloud, and the status says so', () => {
  renderWithProviders(bar(buildChapter(3)));
  press('Voice, speed and sleep timer');
  fireEvent.change(screen.getByRole('combobox', { name: 'Sleep timer' }), {
    target: { value: '5' },
  });
  voice.speak = (utterance) => {
    voice.utterances.push(utterance);
    return new Promise(() => {});
  };
  // Simulates a voice that never finishes a verse for five minutes. The buttons start it again
  // before the check for a lost utterance does.
  for (let second = 0; second < 300 && !status().textContent; second += 9) {
    act(() => void vi.advanceTimersByTime(9000));
    if (!status().textContent) press('Next verse');
    if (!status().textContent) press('Previous verse');
  }
  expect(status().textContent).toContain('The sleep timer has ended');
  expect((screen.getByRole('combobox', { name: 'Sleep timer' }) as HTMLSelectElement).value).toBe(
    'off',
  );
});

test('closing the read-aloud bar stops the voice and unmarks the spoken verse', () => {
  const { unmount } = renderWithProviders(bar(buildChapter(3)));
  press('Stop reading aloud');
  expect(handlers.onClose).toHaveBeenCalledOnce();
  unmount();
  expect(voice.isSilent()).toBe(true);
  expect(handlers.onVerse).toHaveBeenLastCalledWith(null);
});

describe('the status says why a text cannot be read aloud', () => {
  test('the rules of the translation', () => {
    renderWithProviders(bar(buildChapter(3, 'ESV')));
    expect(status().textContent).toBe('The publisher of ESV doesn’t allow it to be read aloud.');
    expect(voice.utterances).toEqual([]);
  });

  test('a translation with unknown licence rules is not read aloud', () => {
    renderWithProviders(bar(buildChapter(3, 'XYZ')));
    expect(voice.utterances).toEqual([]);
  });

  test('no voice in the language of the text, named in the person’s', async () => {
    await changeTestLanguage('fr');
    renderWithProviders(bar(buildChapter(3, 'RVA', 'es')));
    expect(status().textContent).toContain('espagnol');
  });

  test('the status is "Loading…" while the voices are still loading', () => {
    voice = { ...createFakeVoice([]), onVoicesChange: () => () => {} };
    renderWithProviders(bar(buildChapter(3)));
    expect(status().textContent).toBe('Loading…');
    act(() => void vi.advanceTimersByTime(3000));
    expect(status().textContent).toContain('English');
  });

  test('no voices in this browser', () => {
    renderWithProviders(
      <ReadAloudBar
        place={{ translation: 'WEB', book: 'JHN', chapter: 3 }}
        chapter={buildChapter(3)}
        from={1}
        speech={null}
        {...handlers}
      />,
    );
    expect(status().textContent).toBe('This browser can’t read aloud. Try another one.');
  });
});
