// Tests of the prayer composer in four languages: written prayers for sure matches, frames around
// the user's own words, other prayers to choose from, and what asking again gives.
import { expect, test } from 'vitest';
import { composePrayer } from '../../../content/prayers/compose-prayer.ts';
import { detectPrayerTopic } from '../../../content/prayers/detect-category.ts';
import { loadPrayers } from '../../../content/prayers/load-prayers.ts';
import {
  referencesByCategory,
  referencesByConcern,
} from '../../../content/prayers/prayer-references.ts';
import { fillRelation } from '../../../content/prayers/relations.ts';
import { listSituationReferences } from '../../../content/prayers/situations/situation-references.ts';
import { situationIds } from '../../../content/prayers/situations/situations.ts';
import { languages } from '../../../schemas/languages.ts';
import type { Language } from '../../../schemas/languages.ts';
import { maxPrayerTitleLength, prayerCategories } from '../../../schemas/entities/prayer.ts';
import { readPrayerPrompts } from '../../support/locale-files.ts';

/** One request about the surgery of the mother, and one that shows no situation. */
const requests: Readonly<Record<Language, readonly [sure: string, unsure: string]>> = {
  en: ['My mother’s surgery is on Monday', 'You know what I mean'],
  fr: ['L’opération de ma mère est lundi', 'Tu sais ce que je veux dire'],
  es: ['La operación de mi madre es el lunes', 'Tú sabes lo que quiero decir'],
  pt: ['A cirurgia da minha mãe é na segunda', 'Tu sabes o que quero dizer'],
};
const endings = { en: /Amen\.$/, fr: /Amen\.$/, es: /Amén\.$/, pt: /Amém\.$/ };
const quotes = { en: ['“', '”'], fr: ['«\u202f', '\u202f»'], es: ['«', '»'], pt: ['“', '”'] };

function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

test.each(languages)(
  '%s: a sure match gives the written prayer with its title',
  async (language) => {
    const { written } = await loadPrayers(language);
    const [request] = requests[language];
    const prayer = await composePrayer(
      { request, category: 'other', language },
      { seed: 1, used: [] },
    );
    expect(prayer).toMatchObject({
      title: fillRelation(written.surgery.other?.title ?? '', language, 'mother'),
      prayer_text: fillRelation(written.surgery.other?.text ?? '', language, 'mother'),
      category: 'health',
    });
    for (const reference of prayer.references)
      expect(listSituationReferences('surgery')).toContainEqual(reference);
  },
);

test.each(languages)(
  '%s: without a sure match, a frame quotes the text of the user unchanged',
  async (language) => {
    const { frames } = await loadPrayers(language);
    const [, request] = requests[language];
    const prayer = await composePrayer(
      { request, category: 'other', language },
      { seed: 1, used: [] },
    );
    expect(prayer).not.toHaveProperty('title');
    const [before, quotation, after] = prayer.prayer_text.split('\n\n');
    expect(quotation).toBe(quotes[language].join(request));
    expect(frames.self.map((frame) => [frame.before, frame.after])).toContainEqual([before, after]);
  },
);

test.each(languages)('%s: a request of several lines is quoted as it is', async (language) => {
  const request = 'xyz.\nxyz xyz?\nXYZ!';
  const { prayer_text } = await composePrayer(
    { request, category: 'other', language },
    { seed: 2, used: [] },
  );
  expect(prayer_text).toContain(request);
});

test.each(languages)(
  '%s: bad input gives a frame without a quotation, two or three passages, and an Amen',
  async (language) => {
    const badInput = [
      '',
      ' \n\t ',
      '???',
      '<b>bold</b> [link](https://example.org)',
      'word '.repeat(2_000),
      'x'.repeat(10_000),
    ];
    for (const category of prayerCategories) {
      for (let seed = 0; seed < 30; seed++) {
        const { prayer_text, references } = await composePrayer(
          { request: badInput[seed % badInput.length] ?? '', category, language },
          { seed, used: [] },
        );
        const words = countWords(prayer_text);
        if (words < 30 || words > 60 || !endings[language].test(prayer_text))
          expect.fail(`${words} words: ${prayer_text}`);
        expect(prayer_text).not.toMatch(/[“«<]|word word|xxx/);
        const chapters = new Set(references.map(({ book, chapter }) => `${book} ${chapter}`));
        if (chapters.size !== references.length || references.length < 2 || references.length > 3)
          expect.fail(JSON.stringify(references));
      }
    }
  },
);

test('emoji alone are quoted, not interpreted', async () => {
  const { prayer_text } = await composePrayer(
    { request: '😭🙏', category: 'other', language: 'en' },
    { seed: 1, used: [] },
  );
  expect(prayer_text).toContain('“😭🙏”');
});

test('a request in another language than the interface finds the same prayer', async () => {
  const { written } = await loadPrayers('fr');
  for (const language of languages)
    expect(
      await composePrayer(
        { request: requests[language][0], category: 'other', language: 'fr' },
        { seed: 1, used: [] },
      ),
    ).toMatchObject({
      title: fillRelation(written.surgery.other?.title ?? '', 'fr', 'mother'),
    });
});

test.each(languages)(
  '%s: asking again gives a frame with the written prayer to choose, and then the prayer',
  async (language) => {
    const { written } = await loadPrayers(language);
    const [request] = requests[language];
    const used: string[] = [];
    const titles: (string | undefined)[] = [];
    let before = '';
    for (let round = 0; round < 6; round++) {
      const prayer = await composePrayer(
        { request, category: 'other', language },
        { seed: round, used: [...used] },
      );
      expect(prayer.prayer_text).not.toBe(before);
      before = prayer.prayer_text;
      titles.push(prayer.title);
      const offered = prayer.alternatives.map(({ situation }) => situation);
      if (prayer.title === undefined) expect(offered).toContain('surgery');
      else expect(offered).not.toContain('surgery');
      used.push(...prayer.used);
    }
    const title = fillRelation(written.surgery.other?.title ?? '', language, 'mother');
    expect(titles).toEqual([title, undefined, title, undefined, title, undefined]);
    // Another request starts with the written prayer again.
    const another = await composePrayer(
      { request: `${request} !`, category: 'other', language },
      { seed: 1, used: [...used, ...used.slice(0, -2)] },
    );
    expect(another.title).toBe(title);
    expect(used.join(' ')).not.toMatch(/mother|mère|madre|mãe/);
  },
);

test('of two matters, both prayers are offered to choose from, and a choice is kept', async () => {
  const request = 'An exam and our debts';
  const prayer = await composePrayer(
    { request, category: 'other', language: 'en' },
    { seed: 1, used: [] },
  );
  expect(prayer).not.toHaveProperty('title');
  expect(prayer.alternatives.map(({ situation }) => situation).toSorted()).toEqual([
    'exam',
    'money',
  ]);
  const [first] = prayer.alternatives;
  const chosen = await composePrayer(
    { request, category: 'other', language: 'en', choice: first },
    { seed: 1, used: prayer.used },
  );
  expect(chosen.title).toBe(first?.title);
  expect(chosen.alternatives.map(({ situation }) => situation)).not.toContain(first?.situation);
});

test('a request with a topic and no situation offers common prayers of the topic', async () => {
  const prayer = await composePrayer(
    { request: 'Something for my health', category: 'health', language: 'en' },
    { seed: 1, used: [] },
  );
  expect(prayer).not.toHaveProperty('title');
  expect(prayer.alternatives.length).toBeGreaterThanOrEqual(2);
});

test('danger comes before every match: nothing is quoted and no other prayer is offered', async () => {
  for (const [request, concern] of [
    ['My exam is tomorrow and I want to die', 'life'],
    ['Exam stress, and my friend wants to kill herself', 'life'],
    ['My husband hits me and we have debts', 'violence'],
  ] as const) {
    const prayer = await composePrayer(
      { request, category: 'other', language: 'en' },
      { seed: 1, used: [] },
    );
    expect(prayer).toMatchObject({ concern, alternatives: [] });
    expect(prayer).not.toHaveProperty('title');
    expect(prayer.prayer_text).not.toMatch(/[“”]|exam|debts/);
    for (const reference of prayer.references)
      expect(referencesByConcern[concern]).toContainEqual(reference);
  }
});

test.each(languages)('%s: the same seed gives the same prayer', async (language) => {
  for (const category of prayerCategories) {
    const request = { request: '', category, language };
    const composeAll = () =>
      Promise.all(
        Array.from({ length: 60 }, (_, seed) => composePrayer(request, { seed, used: [] })),
      );
    const prayers = await composeAll();
    expect(prayers).toEqual(await composeAll());
    expect(new Set(prayers.map(({ prayer_text }) => prayer_text)).size).toBe(3);
    expect(
      new Set(
        prayers.flatMap(({ references }) =>
          references.map((reference) => JSON.stringify(reference)),
        ),
      ).size,
    ).toBe(referencesByCategory[category].length);
  }
});

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
    ).toBeGreaterThanOrEqual(30);
  }
});

test('changing a returned prayer does not change later prayers', async () => {
  for (const text of ['', 'My surgery']) {
    const request = { request: text, category: 'other', language: 'en' } as const;
    const first = await composePrayer(request, { seed: 1, used: [] });
    for (const reference of first.references) reference.verse = 999;
    expect(
      (await composePrayer(request, { seed: 1, used: [] })).references.map(({ verse }) => verse),
    ).not.toContain(999);
  }
});

test('every written prayer can be chosen in every language', async () => {
  for (const language of languages) {
    const { written } = await loadPrayers(language);
    for (const situation of situationIds) {
      for (const person of ['self', 'other', 'group'] as const) {
        const prayer = written[situation][person];
        const choice = { situation, person };
        const { title } = await composePrayer(
          { request: 'xyz', category: 'other', language, choice },
          { seed: 1, used: [] },
        );
        expect(title).toBe(prayer && fillRelation(prayer.title, language));
      }
    }
  }
});

test.each(languages)(
  '%s: there are six different prompts, each a complete title that finds a prayer',
  async (language) => {
    const prompts = readPrayerPrompts(language);
    expect(new Set(prompts).size).toBe(6);
    for (const prompt of prompts) {
      expect(prompt.length).toBeLessThanOrEqual(maxPrayerTitleLength);
      const { title, prayer_text } = await composePrayer(
        { request: prompt, category: 'other', language },
        { seed: 3, used: [] },
      );
      expect(title !== undefined || prayer_text.includes(prompt)).toBe(true);
    }
    expect(
      prompts.map((request) => detectPrayerTopic({ request, category: 'other', language })),
    ).toEqual(['other', 'other', 'guidance', 'health', 'work', 'thanksgiving']);
  },
);
