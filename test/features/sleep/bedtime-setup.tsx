// Test setup that renders the bedtime mode of Peaceful Sleep with a fake voice and Vitest's fake
// timers, and presses and reads the controls.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { SleepOption } from '../../../src/features/sleep/data.ts';
import { Bedtime } from '../../../src/features/sleep/bedtime/bedtime.tsx';
import type { ScriptureState } from '../../../src/features/sleep/components/sleep-scripture.tsx';
import { createFakeVoice, type FakeVoice } from '../../support/fake-voice.ts';
import { renderWithProviders } from '../../support/render.tsx';
import { mapLanguages } from '../../../schemas/languages.ts';

const option: SleepOption = {
  key: 'fear_isa_41_10',
  title: { text: 'My heart is racing', language: 'en' },
  passage: { reference: 'Isaiah 41:10', recordTexts: mapLanguages(() => '') },
  prayer: { text: 'Stay with me. Amen.', language: 'en' },
};
const kingJames: ScriptureState = {
  kind: 'quoted',
  verse: { reference: 'Isaiah 41:10', text: 'Fear thou not.', translation: 'KJV' },
};
export const minuteMillis = 60_000;

export let voice: FakeVoice;
export const onLeave = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  voice = createFakeVoice();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

export function renderBedtime({
  scripture = kingJames,
  speech = voice,
  prayer = option.prayer,
  concern,
}: {
  scripture?: ScriptureState;
  speech?: FakeVoice | null;
  prayer?: SleepOption['prayer'];
  concern?: 'life';
} = {}) {
  return renderWithProviders(
    <Bedtime
      option={{ ...option, prayer, concern }}
      scripture={scripture}
      reference="Isaiah 41:10"
      onLeave={onLeave}
      speech={speech}
    />,
  );
}

export const getButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const pressButton = (name: string) => act(async () => void fireEvent.click(getButton(name)));
export const advanceTime = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
export const endUtterance = (speechEnd?: 'spoken' | 'cut' | 'failed') =>
  act(() => voice.endUtterance(speechEnd));
export const readDimming = () => Number(screen.getByTestId('veil').style.opacity);
export const chooseOption = (label: string) =>
  act(async () => void fireEvent.click(screen.getByLabelText(label)));
export const listSpokenTexts = () => voice.utterances.map(({ text }) => text);
export const readStatus = () => within(screen.getByRole('dialog')).getByRole('status').textContent;
