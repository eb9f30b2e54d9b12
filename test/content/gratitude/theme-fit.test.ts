// Test of fit: gratitude entries as people type them, in four languages, find a theme that a reader
// accepts, and none that contradicts. Prints a table.
import { afterAll, expect, test } from 'vitest';
import { composeAffirmation } from '../../../content/gratitude/compose-affirmation.ts';
import { detectGratitudeTheme } from '../../../content/gratitude/detect-theme.ts';
import { gratitudeThemes } from '../../../content/gratitude/gratitude-themes.ts';
import type { GratitudeTheme } from '../../../content/gratitude/gratitude-themes.ts';
import { languages } from '../../../schemas/languages.ts';
import type { Language } from '../../../schemas/languages.ts';
import { entries as english } from './typed-entries/en.ts';
import { entries as spanish } from './typed-entries/es.ts';
import type { ExpectedEntry } from './typed-entries/expected-entry.ts';
import { entries as french } from './typed-entries/fr.ts';
import { entries as portuguese } from './typed-entries/pt.ts';

const entriesByLanguage: Readonly<Record<Language, readonly ExpectedEntry[]>> = {
  en: english,
  fr: french,
  es: spanish,
  pt: portuguese,
};

const table: Partial<Record<Language, Record<string, number>>> = {};
afterAll(() => console.table(table));

interface Tried {
  entry: ExpectedEntry;
  theme: GratitudeTheme;
}

async function tryEntries(
  entries: readonly ExpectedEntry[],
  language: Language,
): Promise<{ tried: Tried[]; sure: Tried[]; right: Tried[] }> {
  const tried = await Promise.all(
    entries.map(async (entry) => ({
      entry,
      theme: await detectGratitudeTheme(entry[1], language),
    })),
  );
  const sure = tried.filter(({ theme }) => theme !== 'other');
  return { tried, sure, right: sure.filter(({ entry, theme }) => entry[0].includes(theme)) };
}

test('at least 25 entries of each language cover all themes that texts alone cannot cover', () => {
  for (const language of languages) {
    const entries = entriesByLanguage[language];
    expect(entries.length).toBeGreaterThanOrEqual(25);
    const accepted = new Set(entries.flatMap(([themes]) => themes));
    const untested = gratitudeThemes.filter((theme) => !accepted.has(theme));
    // The tests of composed texts have entries for faith.
    expect(untested.filter((theme) => theme !== 'faith' && theme !== 'friendship')).toEqual([]);
  }
});

test.each(languages)('%s: sure themes are right, and none contradicts', async (language) => {
  const { tried, sure, right } = await tryEntries(entriesByLanguage[language], language);
  const contradictions = tried.filter(({ entry, theme }) => entry[2]?.includes(theme));
  table[language] = {
    entries: tried.length,
    sure: sure.length,
    right: right.length,
    wrong: sure.length - right.length,
    unsure: tried.length - sure.length,
    contradictions: contradictions.length,
  };
  const withTheme = tried.filter(({ entry }) => !entry[0].includes('other'));
  const found = withTheme.filter(({ theme }) => theme !== 'other');
  expect(contradictions.map(({ entry, theme }) => [entry[1], theme])).toEqual([]);
  expect(right.length / sure.length).toBeGreaterThanOrEqual(0.95);
  expect(found.length / withTheme.length).toBeGreaterThanOrEqual(0.8);
});

test.each(languages)('%s: an entry in another language finds no wrong theme', async (language) => {
  const foreign = languages
    .filter((other) => other !== language)
    .flatMap((other) => entriesByLanguage[other]);
  const { sure, right } = await tryEntries(foreign, language);
  expect(sure.length).toBeGreaterThan(foreign.length * 0.6);
  expect(right.length / sure.length).toBeGreaterThanOrEqual(0.85);
});

test('danger in an entry of any theme is answered with help', async () => {
  for (const text of [
    'my neighbour helped me but I want to die',
    'dormi bien pero me quiero morir',
  ])
    expect(
      (await composeAffirmation({ text, language: 'en' }, { seed: 1, used: [] })).concern,
    ).toBe('life');
});
