// Tests of the passage picker: a month of texts has no repeats, used items come last, and the same
// seed gives the same text.
import { expect, test } from 'vitest';
import { createPassagePicker } from '../../../content/composer/passage-picker.ts';
import type { PickOptions } from '../../../content/composer/passage-picker.ts';
import { composeGraceNote } from '../../../content/grace-notes/compose-grace-note.ts';
import { composeAffirmation } from '../../../content/gratitude/compose-affirmation.ts';
import { composePrayer } from '../../../content/prayers/compose-prayer.ts';
import { composeWisdom } from '../../../content/wisdom/compose-wisdom.ts';
import { topicsByCategory } from '../../../content/wisdom/wisdom-topics.ts';
import { languages } from '../../../schemas/languages.ts';
import type { Language } from '../../../schemas/languages.ts';
import { moods } from '../../../schemas/entities/grace-note.ts';
import { thanks } from './typed-thanks.ts';

type Compose = (
  pickOptions: PickOptions,
) => Promise<{ text: string; verse: string; used: string[] }>;

/** Composes thirty days of texts, each with the used items of the days before. */
async function aMonth(compose: Compose, seed = 0): Promise<{ texts: string[]; verses: string[] }> {
  const used: string[] = [];
  const texts: string[] = [];
  const verses: string[] = [];
  for (let day = 0; day < 30; day += 1) {
    const made = await compose({ seed: seed + day * 7919, used: [...used] });
    texts.push(made.text);
    verses.push(made.verse);
    used.push(...made.used);
  }
  return { texts, verses };
}

const notes = (language: Language): [string, Compose][] =>
  moods.map((mood) => [
    mood,
    async (pickOptions) => {
      const { message, references, used } = await composeGraceNote(
        { mood, context: '', language },
        pickOptions,
      );
      return { text: message, verse: JSON.stringify(references[0]), used };
    },
  ]);

const answers = (language: Language): [string, Compose][] =>
  Object.values(topicsByCategory)
    .flat()
    .map((topic) => [
      topic,
      async (pickOptions) => {
        const { insight, references, used } = await composeWisdom(
          { question: '', topic, language },
          pickOptions,
        );
        return { text: insight, verse: JSON.stringify(references[0]), used };
      },
    ]);

const affirmations = (language: Language): [string, Compose][] =>
  thanks[language].map(([theme, text]) => [
    theme,
    async (pickOptions) => {
      const { affirmation, references, used } = await composeAffirmation(
        { text: `${text} ${'. '.repeat(130)}`, language },
        pickOptions,
      );
      return { text: affirmation, verse: JSON.stringify(references[0]), used };
    },
  ]);

test.each(languages)(
  '%s: thirty days of one a day, of any mood, topic and theme, repeat no text',
  async (language) => {
    for (const [name, compose] of [
      ...notes(language),
      ...answers(language),
      ...affirmations(language),
    ]) {
      for (const seed of [0, 1, 99]) {
        const { texts, verses } = await aMonth(compose, seed);
        expect(new Set(texts).size, name).toBe(30);
        expect(new Set(verses).size, name).toBeGreaterThanOrEqual(9);
      }
    }
  },
);

test('without a memory of used texts, the composer repeats texts within 200 days', async () => {
  const texts = await Promise.all(
    Array.from(
      { length: 200 },
      async (_, day) =>
        (await composeAffirmation({ text: '', language: 'en' }, { seed: day, used: [] }))
          .affirmation,
    ),
  );
  expect(new Set(texts).size).toBeLessThan(200);
});

test('the picker prefers unused items, then the items used longest ago', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f'];
  const used: string[] = [];
  const drawn: string[] = [];
  for (let day = 0; day < 24; day += 1) {
    const picker = createPassagePicker({ seed: day, used });
    drawn.push(picker.pickOne('part', items));
    used.push(...picker.listUsed());
  }
  expect(new Set(drawn.slice(0, 6)).size).toBe(6);
  // The picker chooses from the older half: no item comes again within three days.
  for (let day = 6; day < 24; day += 1) expect(drawn.slice(day - 3, day)).not.toContain(drawn[day]);
});

test('the picker repeats no combination of parts while another combination is left', () => {
  const parts = [
    ['a', 'b', 'c'],
    ['x', 'y', 'z'],
  ] as const;
  const used: string[] = [];
  const wholes: string[] = [];
  for (let day = 0; day < 9; day += 1) {
    const picker = createPassagePicker({ seed: day * 31, used });
    wholes.push(picker.pickCombination('whole', ['whole.one', 'whole.other'], parts).join(''));
    used.push(...picker.listUsed());
  }
  expect(new Set(wholes).size).toBe(9);
  const tenth = createPassagePicker({ seed: 5, used })
    .pickCombination('whole', ['whole.one', 'whole.other'], parts)
    .join('');
  expect(tenth).toBe(wholes[0]);
});

test.each(languages)(
  '%s: the same seed gives the same text, and other seeds give other texts',
  async (language) => {
    const draw = { seed: 12, used: ['grace.weary.truth.2', 'verse.PSA.34.18'] };
    const both = () =>
      Promise.all([
        composeGraceNote({ mood: 'weary', context: 'work', language }, draw),
        composeWisdom({ question: 'work', language }, draw),
        composeAffirmation({ text: 'work', language }, draw),
        composePrayer({ request: 'work', category: 'other', language }, draw),
      ]);
    expect(await both()).toEqual(await both());
    const many = await Promise.all(
      Array.from({ length: 40 }, (_, seed) =>
        composeGraceNote({ mood: 'weary', context: '', language }, { seed, used: [] }),
      ),
    );
    expect(new Set(many.map(({ message }) => message)).size).toBeGreaterThan(30);
  },
);

test('every number is a seed, and a thousand used names are no burden', async () => {
  for (const seed of [-1, 0.5, 2 ** 32 + 7, Number.MAX_SAFE_INTEGER, Infinity, Number.NaN]) {
    expect(
      (
        await composeWisdom(
          { question: '', topic: 'grief', language: 'pt' },
          {
            seed,
            used: Array.from({ length: 1_000 }, (_, index) => `wisdom.grief.truth.${index % 9}`),
          },
        )
      ).insight.length,
    ).toBeGreaterThan(300);
  }
});

test('the names of used items identify their texts and verses', async () => {
  const { used } = await composeWisdom(
    { question: '', topic: 'anxiety', language: 'en' },
    { seed: 1, used: [] },
  );
  expect(
    used.filter((name) => /^wisdom\.anxiety\.(?:seeing|truth|counsel|step)\.\d$/.test(name)),
  ).toHaveLength(4);
  expect(used.filter((name) => /^wisdom\.anxiety\.whole\.\d-\d-\d$/.test(name))).toHaveLength(1);
  expect(
    used.filter((name) => /^verse\.[A-Z0-9]{3}\.\d+\.\d+$/.test(name)).length,
  ).toBeGreaterThanOrEqual(2);
});
