// Tests of how a Bible text is split into pieces for speech synthesis, and of which voices are
// listed for the language of the text.
import { describe, expect, test } from 'vitest';
import { findVoices } from '../../../src/platform/speech.ts';
import {
  splitForSpeech,
  buildSpokenVerses,
} from '../../../src/features/read-aloud/speakable-text.ts';
import { openKjv } from '../../../server/bible/sources/kjv.ts';

const removePunctuation = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

describe('pieces for a voice', () => {
  test('a short verse is one piece, without symbols that a voice must not read', () => {
    expect(splitForSpeech(' ¶ Jesus wept. ')).toEqual(['Jesus wept.']);
    expect(splitForSpeech('  ')).toEqual([]);
    expect(splitForSpeech('…')).toEqual([]);
  });

  test('a text is split first at sentence ends, then at punctuation, then between words', () => {
    expect(splitForSpeech('One two. Three four. Five.', 12)).toEqual([
      'One two.',
      'Three four.',
      'Five.',
    ]);
    expect(splitForSpeech('One two, three four; five.', 12)).toEqual([
      'One two,',
      'three four;',
      'five.',
    ]);
    expect(splitForSpeech('one two three four five', 12)).toEqual([
      'one two',
      'three four',
      'five',
    ]);
    expect(splitForSpeech('He said, “Go.” And he went; he came.', 16)).toEqual([
      'He said, “Go.”',
      'And he went;',
      'he came.',
    ]);
  });

  test('the verses of the longest book are split without losing a character', async () => {
    const kjv = openKjv();
    for (let number = 1; number <= 150; number += 1) {
      const chapter = await kjv.chapter('KJV', 'PSA', number);
      if (!chapter) throw new Error(`Psalm ${number} is missing`);
      const spokenVerses = buildSpokenVerses(chapter);
      for (const { verse, pieces } of spokenVerses) {
        for (const piece of pieces)
          expect(piece.length, `${number}:${verse}`).toBeLessThanOrEqual(110);
        const text = chapter.verses.find((candidate) => candidate.verse === verse)?.text;
        if (text !== undefined)
          expect(removePunctuation(pieces.join(''))).toBe(removePunctuation(text));
      }
      expect(spokenVerses.some(({ verse }) => verse === 0)).toBe(
        chapter.items.some(({ kind }) => kind === 'title'),
      );
    }
  });
});

describe('voices for a text', () => {
  const voice = (id: string, language: string, isLocal = true) => ({
    id,
    name: id,
    language,
    isLocal,
  });

  test('voices of the text’s language are listed, own region first, then offline voices', () => {
    const voices = [
      voice('lisbon', 'pt-PT'),
      voice('rio', 'pt-BR', false),
      voice('recife', 'pt-BR'),
      voice('anna', 'en-US'),
      voice('bare', 'pt'),
    ];
    expect(findVoices(voices, 'pt').map(({ id }) => id)).toEqual([
      'recife',
      'rio',
      'bare',
      'lisbon',
    ]);
    expect(findVoices(voices, 'fr')).toEqual([]);
  });
});
