// Tests of read-aloud in the bedtime mode: order of the texts, repetition with fade-out by the
// timer, languages, excluded texts and missing voices.
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeVoice } from '../../support/fake-voice.ts';
import {
  renderBedtime,
  getButton,
  chooseOption,
  endUtterance,
  readDimming,
  minuteMillis,
  advanceTime,
  pressButton,
  listSpokenTexts,
  readStatus,
  voice,
} from './bedtime-setup.tsx';
import { changeTestLanguage } from '../../support/render.tsx';

describe('the voice', () => {
  test('the voice reads Scripture, then the prayer, and then stops', async () => {
    renderBedtime();
    await pressButton('Read aloud');
    await endUtterance();
    await endUtterance();
    expect(listSpokenTexts()).toEqual(['Fear thou not.', 'Stay with me. Amen.']);
    expect(voice.isSilent()).toBe(true);
    await advanceTime(minuteMillis);
    expect(listSpokenTexts()).toHaveLength(2);
    expect(getButton('Read aloud').disabled).toBe(false);
  });

  test('with a timer the voice repeats and fades; a new visit starts at the fade', async () => {
    const { unmount } = renderBedtime();
    await pressButton('Voice, timer and light');
    await chooseOption('5 minutes');
    await pressButton('Read aloud');
    await advanceTime(4_000);
    await endUtterance();
    await advanceTime(4_000);
    await endUtterance();
    expect(readStatus()).toBe('A short pause. Then the text repeats.');
    await advanceTime(12_000);
    expect(listSpokenTexts()).toEqual(['Fear thou not.', 'Stay with me. Amen.', 'Fear thou not.']);
    await pressButton('Pause');
    await advanceTime(4 * minuteMillis);
    await pressButton('Resume');
    // Forty seconds before the end.
    expect(voice.utterances.at(-1)).toMatchObject({ text: 'Fear thou not.' });
    expect(voice.utterances.at(-1)?.volume).toBeLessThan(1);
    await endUtterance();
    expect(voice.utterances.at(-1)?.text).toBe('Stay with me. Amen.');
    await advanceTime(minuteMillis);
    expect(voice.isSilent()).toBe(true);
    expect(readStatus()).toBe('The timer has ended. Good night.');
    expect(readDimming()).toBe(0.92);
    unmount();
    renderBedtime();
    expect(readStatus()).toBe('');
    await pressButton('Read aloud');
    expect(voice.utterances.at(-1)?.text).toBe('Fear thou not.');
  });

  test('after a fade within the text, the next visit starts there or at the start', async () => {
    const { unmount } = renderBedtime();
    await pressButton('Voice, timer and light');
    await chooseOption('5 minutes');
    await advanceTime(3 * minuteMillis);
    await pressButton('Read aloud');
    await advanceTime(5_000);
    await endUtterance();
    await pressButton('Pause');
    await advanceTime(90_000);
    await pressButton('Resume');
    expect(voice.utterances.at(-1)?.volume).toBeLessThan(1);
    await advanceTime(minuteMillis);
    unmount();
    const again = renderBedtime();
    expect(readStatus()).toBe('Resumes where it faded last time.');
    await pressButton('Resume');
    expect(voice.utterances.at(-1)?.text).toBe('Stay with me. Amen.');
    again.unmount();
    renderBedtime();
    await pressButton('Start over');
    expect(voice.utterances.at(-1)?.text).toBe('Fear thou not.');
  });

  test('the fade continues across repetitions over the last two minutes', async () => {
    renderBedtime();
    await pressButton('Voice, timer and light');
    await chooseOption('10 minutes');
    await advanceTime(8 * minuteMillis - 1_000);
    await pressButton('Read aloud');
    expect(voice.utterances.at(-1)?.volume).toBe(1);
    for (let round = 0; round < 4; round += 1) {
      await advanceTime(8_000);
      await endUtterance();
      await advanceTime(8_000);
      await endUtterance();
      expect(readStatus()).toBe('A short pause. Then the text repeats.');
      await advanceTime(12_000);
    }
    const volumes = voice.utterances.map(({ volume }) => volume ?? 1);
    expect(volumes.slice(0, 3).map((volume) => Number(volume.toFixed(2)))).toEqual([1, 0.94, 0.78]);
    expect(volumes).toEqual(volumes.toSorted((one, other) => other - one));
    expect(volumes.at(-1)).toBeLessThan(0.2);
    await advanceTime(minuteMillis);
    expect([voice.isSilent(), readStatus()]).toEqual([true, 'The timer has ended. Good night.']);
  });

  test('with the fade switched off the volume stays full until the timer ends', async () => {
    renderBedtime();
    await pressButton('Voice, timer and light');
    await chooseOption('Fade out');
    await chooseOption('5 minutes');
    await advanceTime(4.5 * minuteMillis);
    await pressButton('Read aloud');
    expect(voice.utterances.at(-1)?.volume).toBe(1);
    await advanceTime(minuteMillis);
    expect(voice.isSilent()).toBe(true);
  });

  test('text that may not be read aloud, or has no known translation, is left out', async () => {
    const { unmount } = renderBedtime({
      scripture: {
        kind: 'quoted',
        verse: { reference: 'Isaiah 41:10', text: 'Do not fear.', translation: 'NIV' },
      },
    });
    expect(screen.getByText(/^Only the prayer is read aloud/)).toBeDefined();
    await pressButton('Read aloud');
    expect(listSpokenTexts()).toEqual(['Stay with me. Amen.']);
    unmount();
    renderBedtime({ scripture: { kind: 'given', text: 'Of the record.', language: 'en' } });
    await pressButton('Read aloud');
    expect(listSpokenTexts()).not.toContain('Of the record.');
  });

  test('in French, an English passage is read on request only, by an English voice', async () => {
    await changeTestLanguage('fr');
    const { unmount } = renderBedtime({ prayer: { text: 'Reste avec moi.', language: 'fr' } });
    expect(
      screen.getByText(/^Seule la prière est lue à voix haute\. Le passage est en anglais\.$/),
    ).toBeDefined();
    await pressButton('Lire à voix haute');
    await endUtterance();
    expect(listSpokenTexts()).toEqual(['Reste avec moi.']);
    voice.utterances.length = 0;
    await pressButton('Voix, minuterie et lumière');
    await chooseOption('Lire aussi le passage en anglais');
    unmount();
    renderBedtime({ prayer: { text: 'Reste avec moi.', language: 'fr' } });
    await pressButton('Lire à voix haute');
    await endUtterance();
    expect(voice.utterances.map(({ text, language, voice: id }) => [text, language, id])).toEqual([
      ['Fear thou not.', 'en', undefined],
      ['Reste avec moi.', 'fr', 'belle'],
    ]);
  });

  test('missing voices or speech support are explained, and the rest works', async () => {
    const { unmount } = renderBedtime({ speech: createFakeVoice([]) });
    await advanceTime(3_000);
    expect(readStatus()).toMatch(/^There’s no voice for this language yet \(English\)/);
    expect(getButton('Read aloud').disabled).toBe(true);
    unmount();
    renderBedtime({ speech: null });
    expect(readStatus()).toBe('Your browser can’t read aloud. Try another one.');
    await pressButton('Voice, timer and light');
    await chooseOption('5 minutes');
    await advanceTime(5 * minuteMillis);
    expect(readDimming()).toBe(0.92);
  });

  test('the voice stops when the user leaves the page', async () => {
    const { unmount } = renderBedtime();
    await pressButton('Read aloud');
    unmount();
    expect(voice.isSilent()).toBe(true);
  });
});
