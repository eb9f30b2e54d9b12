// The voice at the bed: the same words again and again, ever quieter, until the timer ends.
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeVoice } from './aloud-voice.ts';
import { bed, button, choose, end, light, minute, pass, press, said, status, voice } from './bed-stage.tsx';
import { inLanguage } from './on-screen.tsx';

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

  test('the fade does not end with a round: it goes on, ever quieter, over the last two minutes', async () => {
    bed();
    await press('Voice, timer and light');
    await choose('10 minutes');
    await pass(8 * minute - 1_000);
    await press('Read aloud');
    expect(voice.said.at(-1)?.volume).toBe(1);
    for (let round = 0; round < 4; round += 1) {
      await pass(8_000);
      await end();
      await pass(8_000);
      await end();
      expect(status()).toBe('A rest. Then the words are read again.');
      await pass(12_000);
    }
    const volumes = voice.said.map(({ volume }) => volume ?? 1);
    expect(volumes.slice(0, 3).map((volume) => Number(volume.toFixed(2)))).toEqual([1, 0.94, 0.78]);
    expect(volumes).toEqual(volumes.toSorted((one, other) => other - one));
    expect(volumes.at(-1)).toBeLessThan(0.2);
    await pass(minute);
    expect([voice.isSilent(), status()]).toEqual([true, 'The timer has ended. Good night.']);
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

  test('English words in a French night are read when somebody asks for them, and in English; else the prayer alone', async () => {
    await inLanguage('fr');
    const { unmount } = bed({ prayer: { text: 'Reste avec moi.', language: 'fr' } });
    expect(screen.getByText(/^Seule la prière est lue à voix haute.; le passage est en anglais\.$/)).toBeDefined();
    await press('Lire à voix haute');
    await end();
    expect(said()).toEqual(['Reste avec moi.']);
    voice.said.length = 0;
    await press('Voix, minuterie et lumière');
    await choose('Lire aussi le passage en anglais');
    unmount();
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
