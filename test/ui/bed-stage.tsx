// A bed for tests: with a clock and a voice of the test's own.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { SleepOption } from '../../src/data/sleep.ts';
import { Bedtime } from '../../src/pages/sleep/bedtime.tsx';
import type { ScriptureShown } from '../../src/ui/sleep/scripture.tsx';
import { fakeVoice, type FakeVoice } from './aloud-voice.ts';
import { onScreen } from './on-screen.tsx';

const option: SleepOption = {
  key: 'fear_isa_41_10',
  title: { text: 'My heart is racing', language: 'en' },
  passage: { reference: 'Isaiah 41:10', given: { en: '', fr: '', es: '', pt: '' } },
  prayer: { text: 'Stay with me. Amen.', language: 'en' },
};
const kingJames: ScriptureShown = { kind: 'quoted', verse: { reference: 'Isaiah 41:10', text: 'Fear thou not.', translation: 'KJV' } };
export const minute = 60_000;

export let voice: FakeVoice;
export const left = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  voice = fakeVoice();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

export function bed({ words = kingJames, speech = voice, prayer = option.prayer, concern }: { words?: ScriptureShown; speech?: FakeVoice | null; prayer?: SleepOption['prayer']; concern?: 'life' } = {}) {
  return onScreen(<Bedtime option={{ ...option, prayer, concern }} words={words} reference="Isaiah 41:10" onLeave={left} speech={speech} />);
}

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const press = (name: string) => act(async () => void fireEvent.click(button(name)));
export const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
export const end = (how?: 'spoken' | 'cut' | 'failed') => act(() => voice.end(how));
export const light = () => Number(screen.getByTestId('veil').style.opacity);
export const choose = (label: string) => act(async () => void fireEvent.click(screen.getByLabelText(label)));
export const said = () => voice.said.map(({ text }) => text);
export const status = () => within(screen.getByRole('dialog')).getByRole('status').textContent;
