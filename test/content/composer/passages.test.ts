// Tests of the prepared texts from which the composer builds: number, length, punctuation,
// duplicates, forbidden claims, and keywords of topics. All four languages are tested.
import { describe, expect, test } from 'vitest';
import { loadGrace } from '../../../content/grace-notes/load-grace-notes.ts';
import { loadGratitude } from '../../../content/gratitude/load-affirmations.ts';
import { gratitudeThemes } from '../../../content/gratitude/gratitude-themes.ts';
import { loadWisdom } from '../../../content/wisdom/load-wisdom.ts';
import { topicsByCategory, wisdomFocuses } from '../../../content/wisdom/wisdom-topics.ts';
import { hasCommand, hasPrediction } from '../../../content/generation/forbidden-claims.ts';
import { languages } from '../../../schemas/languages.ts';
import type { Language } from '../../../schemas/languages.ts';
import { moods } from '../../../schemas/entities/grace-note.ts';

interface Part {
  name: string;
  texts: readonly string[];
  /** In words; “l’amour” counts as one word. */
  range: readonly [least: number, most: number];
  /** The required number of texts. */
  least: number;
}

const concerns = ['life', 'violence'] as const;
const topics = [...Object.values(topicsByCategory).flat(), 'other'] as const;

function countWords(text: string): number {
  return (text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? []).length;
}

function framesAs(name: string, frames: readonly { before: string; after: string }[]): Part {
  // The text around one word of the user.
  return {
    name,
    texts: frames.map(({ before, after }) => `${before}merci${after}`),
    range: [7, 13],
    least: 4,
  };
}

async function loadParts(language: Language): Promise<Part[]> {
  const [grace, gratitude, wisdom] = await Promise.all([
    loadGrace(language),
    loadGratitude(language),
    loadWisdom(language),
  ]);
  return [
    framesAs('grace.frames', grace.frames),
    framesAs('gratitude.frames', gratitude.frames),
    { name: 'grace.unquoted', texts: grace.unquoted, range: [6, 12], least: 4 },
    { name: 'gratitude.unquoted', texts: gratitude.unquoted, range: [6, 12], least: 4 },
    ...moods.flatMap((mood): Part[] => [
      {
        name: `grace.acknowledgements.${mood}`,
        texts: grace.acknowledgements[mood],
        range: [26, 34],
        least: 6,
      },
      { name: `grace.truths.${mood}`, texts: grace.truths[mood], range: [30, 42], least: 6 },
      {
        name: `grace.reflections.${mood}`,
        texts: grace.reflections[mood],
        range: [20, 34],
        least: 6,
      },
    ]),
    ...gratitudeThemes.flatMap((theme): Part[] => [
      {
        name: `gratitude.appreciations.${theme}`,
        texts: gratitude.appreciations[theme],
        range: [16, 22],
        least: 6,
      },
      {
        name: `gratitude.conclusions.${theme}`,
        texts: gratitude.conclusions[theme],
        range: [18, 26],
        least: 6,
      },
    ]),
    ...topics.flatMap((topic): Part[] => [
      {
        name: `wisdom.${topic}.acknowledgements`,
        texts: wisdom.byTopic[topic].acknowledgements,
        range: [24, 34],
        least: 4,
      },
      {
        name: `wisdom.${topic}.truths`,
        texts: wisdom.byTopic[topic].truths,
        range: [32, 46],
        least: 4,
      },
      {
        name: `wisdom.${topic}.suggestions`,
        texts: wisdom.byTopic[topic].suggestions,
        range: [24, 38],
        least: 4,
      },
      {
        name: `wisdom.${topic}.steps`,
        texts: wisdom.byTopic[topic].steps,
        range: [14, 28],
        least: 4,
      },
    ]),
    ...wisdomFocuses.flatMap((focus): Part[] => [
      {
        name: `wisdom.${focus}.acknowledgements`,
        texts: wisdom.byFocus[focus].acknowledgements,
        range: [24, 34],
        least: 2,
      },
      {
        name: `wisdom.${focus}.truths`,
        texts: wisdom.byFocus[focus].truths,
        range: [32, 46],
        least: 2,
      },
      {
        name: `wisdom.${focus}.suggestions`,
        texts: wisdom.byFocus[focus].suggestions,
        range: [24, 38],
        least: 2,
      },
      {
        name: `wisdom.${focus}.steps`,
        texts: wisdom.byFocus[focus].steps,
        range: [14, 28],
        least: 2,
      },
    ]),
    { name: 'wisdom.generalNote', texts: [wisdom.generalNote], range: [8, 18], least: 1 },
    ...concerns.flatMap((concern): Part[] => [
      {
        name: `grace.inDanger.${concern}`,
        texts: grace.inDanger[concern].messages,
        range: [60, 95],
        least: 2,
      },
      {
        name: `grace.inDanger.${concern}.reflections`,
        texts: grace.inDanger[concern].reflections,
        range: [14, 34],
        least: 2,
      },
      {
        name: `gratitude.inDanger.${concern}`,
        texts: gratitude.inDanger[concern],
        range: [45, 70],
        least: 2,
      },
      {
        name: `wisdom.inDanger.${concern}`,
        texts: wisdom.inDanger[concern].insights,
        range: [80, 110],
        least: 2,
      },
      {
        name: `wisdom.inDanger.${concern}.steps`,
        texts: wisdom.inDanger[concern].steps,
        range: [12, 30],
        least: 2,
      },
    ]),
  ];
}

describe.each(languages)('%s', (language) => {
  test('every part has enough texts, each of the required length', async () => {
    const parts = await loadParts(language);
    expect(parts.length).toBeGreaterThan(110);
    const faults = parts.flatMap(({ name, texts, range: [least, max], least: fewest }) => [
      ...(texts.length < fewest ? [`${name}: only ${texts.length} of ${fewest}`] : []),
      ...texts
        .filter((text) => countWords(text) < least || countWords(text) > max)
        .map((text) => `${name}: ${countWords(text)} words, not ${least} to ${max}: ${text}`),
    ]);
    expect(faults).toEqual([]);
  });

  test('for each mood, theme and topic there are at least twelve passages', async () => {
    const parts = await loadParts(language);
    const count = (beginnings: readonly string[]) =>
      parts
        .filter(({ name }) => beginnings.includes(name))
        .reduce((sum, { texts }) => sum + texts.length, 0);
    for (const mood of moods)
      expect(
        count([
          `grace.acknowledgements.${mood}`,
          `grace.truths.${mood}`,
          `grace.reflections.${mood}`,
        ]),
      ).toBeGreaterThanOrEqual(12);
    for (const theme of gratitudeThemes)
      expect(
        count([`gratitude.appreciations.${theme}`, `gratitude.conclusions.${theme}`]),
      ).toBeGreaterThanOrEqual(12);
    for (const topic of topics)
      expect(
        count(
          ['acknowledgements', 'truths', 'suggestions', 'steps'].map(
            (part) => `wisdom.${topic}.${part}`,
          ),
        ),
      ).toBeGreaterThanOrEqual(12);
  });

  test('punctuation is correct, and every text consists of complete sentences', async () => {
    const texts = (await loadParts(language)).flatMap((part) => part.texts);
    expect(
      texts.filter(
        (text) =>
          text !== text.trim() ||
          text.normalize('NFC') !== text ||
          /["'`]|\.\.\.|\s{2}|[\t\n]| [;:!?.,»]|« /u.test(text),
      ),
    ).toEqual([]);
    expect(texts.filter((text) => !/^[\p{Lu}¿¡«“].*[.?…»”]$/u.test(text))).toEqual([]);
    if (language === 'fr')
      expect(
        texts.filter((text) =>
          /[^\u202f\u00a0][;!?]|«[^\u00a0\u202f]|[^\u00a0\u202f]»|[^\u00a0\u202f]:(?!\d)/u.test(
            text,
          ),
        ),
      ).toEqual([]);
    else expect(texts.filter((text) => /[\u00a0\u202f]/u.test(text))).toEqual([]);
    if (language === 'es')
      expect(
        texts.filter(
          (text) =>
            text.split('¿').length !== text.split('?').length ||
            text.split('¡').length !== text.split('!').length,
        ),
      ).toEqual([]);
  });

  test('no composer text occurs twice, and texts of a part begin differently', async () => {
    const parts = await loadParts(language);
    const texts = parts.flatMap((part) => part.texts);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    for (const { name, texts: wordings } of parts.filter((part) => !part.name.includes('frames'))) {
      const beginnings = wordings.map((text) => text.split(/\s+/u).slice(0, 6).join(' '));
      expect(new Set(beginnings).size, name).toBe(beginnings.length);
    }
  });

  test('no composer text contains a prediction or a command', async () => {
    const texts = (await loadParts(language)).flatMap((part) => part.texts);
    expect(texts.filter((text) => hasPrediction(text) || hasCommand(text))).toEqual([]);
  });

  test('the keywords of topics are normalized, and each belongs to only one topic', async () => {
    const [{ topicWords }, { themeWords, themePhrases, prompts }] = await Promise.all([
      loadWisdom(language),
      loadGratitude(language),
    ]);
    for (const words of [topicWords, themeWords]) {
      const all = Object.values(words).flatMap((list) =>
        list.split(' ').filter((word) => word !== ''),
      );
      expect(all.length).toBeGreaterThan(150);
      expect(all.filter((word) => !/^[a-z0-9'-]+\*?$/.test(word))).toEqual([]);
      expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
      expect(words.other).toBe('');
    }
    for (const list of Object.values(themePhrases)) {
      const phrases = list.split(', ');
      expect(phrases.filter((text) => !/^[a-z0-9 |*+A-Z]+$/.test(text))).toEqual([]);
      expect(phrases.filter((text, index) => phrases.indexOf(text) !== index)).toEqual([]);
    }
    expect(new Set(prompts).size).toBe(6);
    for (const prompt of prompts) expect(prompt.length).toBeLessThanOrEqual(45);
  });
});
