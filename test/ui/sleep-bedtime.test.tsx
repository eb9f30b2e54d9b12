// The bed: words that grow dark by themselves, a voice that grows quiet, a timer, a screen that stays on only while asked. All by a clock of the test's own.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SleepOption } from '../../src/data/sleep.ts';
import { Bedtime } from '../../src/pages/sleep/bedtime.tsx';
import type { ScriptureShown } from '../../src/ui/sleep/scripture.tsx';
import { fakeVoice, type FakeVoice } from './aloud-voice.ts';
import { inLanguage, onScreen } from './on-screen.tsx';

const option: SleepOption = {
  key: 'fear_isa_41_10',
  title: { text: 'My heart is racing', language: 'en' },
  passage: { reference: 'Isaiah 41:10', given: { en: '', fr: '', es: '', pt: '' } },
  prayer: { text: 'Stay with me. Amen.', language: 'en' },
};
const kingJames: ScriptureShown = { kind: 'quoted', verse: { reference: 'Isaiah 41:10', text: 'Fear thou not.', translation: 'KJV' } };
const minute = 60_000;

let voice: FakeVoice;
const left = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  voice = fakeVoice();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function bed({ words = kingJames, speech = voice, prayer = option.prayer }: { words?: ScriptureShown; speech?: FakeVoice | null; prayer?: SleepOption['prayer'] } = {}) {
  return onScreen(<Bedtime option={{ ...option, prayer }} words={words} reference="Isaiah 41:10" onLeave={left} speech={speech} />);
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const end = (how?: 'spoken' | 'cut' | 'failed') => act(() => voice.end(how));
const light = () => Number(screen.getByTestId('veil').style.opacity);
const choose = (label: string) => act(async () => void fireEvent.click(screen.getByLabelText(label)));
const said = () => voice.said.map(({ text }) => text);
const status = () => within(screen.getByRole('dialog')).getByRole('status').textContent;

describe('the screen', () => {
  test('the controls step back, then it grows dark step by step; a tap brings both back', async () => {
    bed();
    const dialog = screen.getByRole('dialog', { name: 'Isaiah 41:10' });
    expect([light(), dialog.dataset['awake']]).toEqual([0, 'true']);
    await pass(10_000);
    expect([light(), dialog.dataset['awake']]).toEqual([0, 'false']);
    const seen: number[] = [];
    for (const wait of [15_000, 45_000, 110_000, 300_000]) {
      await pass(wait);
      seen.push(light());
    }
    expect(seen).toEqual([0.3, 0.5, 0.65, 0.78]);
    await act(async () => void fireEvent.pointerDown(dialog));
    expect([light(), dialog.dataset['awake']]).toEqual([0, 'true']);
  });

  test('whoever does not want it dark switches it off, and the device remembers', async () => {
    const { unmount } = bed();
    await press('Voice, timer and light');
    await choose('Let the screen grow dark step by step');
    await pass(20 * minute);
    expect(light()).toBe(0);
    unmount();
    bed();
    await press('Voice, timer and light');
    expect(screen.getByLabelText<HTMLInputElement>('Let the screen grow dark step by step').checked).toBe(false);
  });

  test('controls that are open stay, however long somebody thinks', async () => {
    bed();
    await press('Voice, timer and light');
    await pass(minute);
    expect(screen.getByRole('dialog').dataset['awake']).toBe('true');
  });

  test('the circle can be switched off; for ears and without motion it says its pace', async () => {
    bed();
    expect(screen.getByText('Breathe in for 4 seconds, out for 6.')).toBeDefined();
    await press('Voice, timer and light');
    await choose('Breathing circle');
    expect(screen.queryByText('Breathe in')).toBeNull();
  });

  test('Escape leaves, as the button does', async () => {
    bed();
    await press('Leave bedtime mode');
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    await act(async () => dialog.close());
    expect(left).toHaveBeenCalledTimes(2);
  });
});

describe('the voice', () => {
  test('reads Scripture, then the prayer, then nothing more', async () => {
    bed();
    await press('Read aloud');
    await end();
    await end();
    expect(said()).toEqual(['Fear thou not.', 'Stay with me. Amen.']);
    expect(voice.isSilent()).toBe(true);
    await pass(minute);
    expect(said()).toHaveLength(2);
    expect(button('Read aloud').disabled).toBe(false);
  });

  test('with a timer the same words are read again after a rest, grow quiet, and end; it goes on where the fade began', async () => {
    const { unmount } = bed();
    await press('Voice, timer and light');
    await choose('5 minutes');
    await press('Read aloud');
    await pass(4_000);
    await end();
    await pass(4_000);
    await end();
    expect(status()).toBe('A rest. Then the words are read again.');
    await pass(12_000);
    expect(said()).toEqual(['Fear thou not.', 'Stay with me. Amen.', 'Fear thou not.']);
    await press('Pause');
    await pass(4 * minute);
    await press('Read on');
    // Forty seconds before the end.
    expect(voice.said.at(-1)).toMatchObject({ text: 'Fear thou not.' });
    expect(voice.said.at(-1)?.volume).toBeLessThan(1);
    await end();
    expect(voice.said.at(-1)?.text).toBe('Stay with me. Amen.');
    await pass(minute);
    expect(voice.isSilent()).toBe(true);
    expect(status()).toBe('The timer has ended. Good night.');
    expect(light()).toBe(0.92);
    unmount();
    bed();
    expect(status()).toBe('');
    await press('Read aloud');
    expect(voice.said.at(-1)?.text).toBe('Fear thou not.');
  });

  test('where the fade began in the midst, another visit begins there, or from the beginning', async () => {
    const { unmount } = bed();
    await press('Voice, timer and light');
    await choose('5 minutes');
    await pass(3 * minute);
    await press('Read aloud');
    await pass(5_000);
    await end();
    await press('Pause');
    await pass(90_000);
    await press('Read on');
    expect(voice.said.at(-1)?.volume).toBeLessThan(1);
    await pass(minute);
    unmount();
    const again = bed();
    expect(status()).toBe('It begins where it grew quiet last time.');
    await press('Read on');
    expect(voice.said.at(-1)?.text).toBe('Stay with me. Amen.');
    again.unmount();
    bed();
    await press('From the beginning');
    expect(voice.said.at(-1)?.text).toBe('Fear thou not.');
  });

  test('whoever does not want it to grow quiet hears it whole until the end', async () => {
    bed();
    await press('Voice, timer and light');
    await choose('Grow slowly quieter before the end');
    await choose('5 minutes');
    await pass(4.5 * minute);
    await press('Read aloud');
    expect(voice.said.at(-1)?.volume).toBe(1);
    await pass(minute);
    expect(voice.isSilent()).toBe(true);
  });

  test('a text that may not be read aloud is left out, and it says so; so is one that nobody names', async () => {
    const { unmount } = bed({ words: { kind: 'quoted', verse: { reference: 'Isaiah 41:10', text: 'Do not fear.', translation: 'NIV' } } });
    expect(screen.getByText(/^Only the prayer is read aloud/)).toBeDefined();
    await press('Read aloud');
    expect(said()).toEqual(['Stay with me. Amen.']);
    unmount();
    bed({ words: { kind: 'given', text: 'Of the record.', language: 'en' } });
    await press('Read aloud');
    expect(said()).not.toContain('Of the record.');
  });

  test('English words in a French night are read in English', async () => {
    await inLanguage('fr');
    bed({ prayer: { text: 'Reste avec moi.', language: 'fr' } });
    await press('Lire à voix haute');
    await end();
    expect(voice.said.map(({ text, language, voice: id }) => [text, language, id])).toEqual([['Fear thou not.', 'en', undefined], ['Reste avec moi.', 'fr', 'belle']]);
  });

  test('a device without a voice, and a browser that cannot, say so; everything else works', async () => {
    const { unmount } = bed({ speech: fakeVoice([]) });
    await pass(3_000);
    expect(status()).toMatch(/^This device has no voice for this language: English/);
    expect(button('Read aloud').disabled).toBe(true);
    unmount();
    bed({ speech: null });
    expect(status()).toBe('This browser cannot read aloud.');
    await press('Voice, timer and light');
    await choose('5 minutes');
    await pass(5 * minute);
    expect(light()).toBe(0.92);
  });

  test('leaving hushes it', async () => {
    const { unmount } = bed();
    await press('Read aloud');
    unmount();
    expect(voice.isSilent()).toBe(true);
  });
});

describe('the screen stays on', () => {
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => ({ release }) as unknown as WakeLockSentinel);

  beforeEach(() => {
    vi.stubGlobal('navigator', Object.create(navigator, { wakeLock: { value: { request } } }));
  });

  test('only while it is asked for, and until the timer ends; the next bed asks anew', async () => {
    const { unmount } = bed();
    expect(request).not.toHaveBeenCalled();
    await press('Voice, timer and light');
    await choose('Keep the screen on');
    expect([request.mock.calls.length, release.mock.calls.length]).toEqual([1, 0]);
    await choose('Keep the screen on');
    expect(release).toHaveBeenCalledTimes(1);
    await choose('Keep the screen on');
    await choose('5 minutes');
    await pass(5 * minute);
    expect([request.mock.calls.length, release.mock.calls.length]).toEqual([2, 2]);
    unmount();
    bed();
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('back in sight it is asked for again; a device that refuses is believed', async () => {
    bed();
    await press('Voice, timer and light');
    await choose('Keep the screen on');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(request).toHaveBeenCalledTimes(2);
    request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'));
    await choose('Keep the screen on');
    await choose('Keep the screen on');
    expect(status()).toBe('This device did not let the screen be kept on.');
    expect(screen.getByLabelText<HTMLInputElement>('Keep the screen on').checked).toBe(false);
  });
});
