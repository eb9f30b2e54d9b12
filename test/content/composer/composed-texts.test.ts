// Tests of composed grace notes, affirmations and insights: length, passages, detected topic or
// theme, quotation of the user's text, and texts for signs of danger.
import { describe, expect, test } from 'vitest';
import { composeGraceNote } from '../../../content/grace-notes/compose-grace-note.ts';
import { referencesByMood } from '../../../content/grace-notes/grace-note-references.ts';
import { composeAffirmation } from '../../../content/gratitude/compose-affirmation.ts';
import { detectGratitudeTheme } from '../../../content/gratitude/detect-theme.ts';
import { referencesByConcern } from '../../../content/prayers/prayer-references.ts';
import { composeWisdom } from '../../../content/wisdom/compose-wisdom.ts';
import { loadWisdom } from '../../../content/wisdom/load-wisdom.ts';
import { referencesByTopic } from '../../../content/wisdom/wisdom-references.ts';
import { detectWisdomTopic } from '../../../content/wisdom/detect-topic.ts';
import { topicsByCategory } from '../../../content/wisdom/wisdom-topics.ts';
import { languages } from '../../../schemas/languages.ts';
import { moods } from '../../../schemas/entities/grace-note.ts';
import { foreignQuestions, questions } from './typed-questions.ts';
import { thanks } from './typed-thanks.ts';

const contexts = [
  '',
  'Rain',
  'a '.repeat(12),
  'My mother’s surgery on Monday!',
  'x'.repeat(120),
  '😀'.repeat(100),
  'word '.repeat(20_000),
  ' \n\t ',
  '<b>bold</b> “words”',
];

function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

describe.each(languages)('%s', (language) => {
  test('a composed grace note has 60 to 100 words, passages and a reflection', async () => {
    for (const mood of moods) {
      for (const [index, context] of contexts.entries()) {
        for (let seed = 0; seed < 8; seed += 1) {
          const { message, reflection, references } = await composeGraceNote(
            { mood, context, language },
            { seed: seed * 31 + index, used: [] },
          );
          const words = countWords(message);
          if (words < 58 || words > 100 || message.includes('\n'))
            expect.fail(`${words} words: ${message}`);
          expect(countWords(reflection)).toBeGreaterThanOrEqual(17);
          expect([1, 2]).toContain(references.length);
        }
      }
    }
  });

  test('a composed affirmation adds 38 to 60 words and one passage', async () => {
    for (const [index, text] of contexts.entries()) {
      for (let seed = 0; seed < 10; seed += 1) {
        const { affirmation, references } = await composeAffirmation(
          { text, language },
          { seed: seed * 31 + index, used: [] },
        );
        const words = countWords(affirmation) - (text === 'a '.repeat(12) ? 12 : 0);
        if (words < 38 || words > 60 + 8) expect.fail(`${words} words: ${affirmation}`);
        expect(references).toHaveLength(1);
      }
    }
  });

  test('an insight has 80 to 120 words in three paragraphs, passages and a next step', async () => {
    for (const topic of Object.values(topicsByCategory).flat()) {
      for (let seed = 0; seed < 40; seed += 1) {
        const {
          insight,
          next_step,
          references,
          topic: answered,
        } = await composeWisdom({ question: '', topic, language }, { seed, used: [] });
        const words = countWords(insight);
        if (words < 78 || words > 120 || insight.split('\n\n').length !== 3)
          expect.fail(`${words} words: ${insight}`);
        expect(countWords(next_step)).toBeGreaterThanOrEqual(12);
        expect(answered).toBe(topic);
        expect([2, 3]).toContain(references.length);
        expect(new Set(references.map(({ book, chapter }) => `${book} ${chapter}`)).size).toBe(
          references.length,
        );
        for (const reference of references)
          expect(referencesByTopic[topic]).toContainEqual(reference);
      }
    }
  });

  test('at least forty typed questions are understood', async () => {
    expect(questions[language].length).toBeGreaterThanOrEqual(40);
    for (const [topic, question] of questions[language]) {
      for (const spelling of [
        question,
        question.toUpperCase(),
        question.normalize('NFD'),
        question.replaceAll('’', "'"),
      ])
        expect([spelling, (await detectWisdomTopic(spelling, language)) ?? 'other']).toEqual([
          spelling,
          topic,
        ]);
    }
  });

  test('the theme of a gratitude entry is detected', async () => {
    for (const [theme, text] of thanks[language])
      expect([text, await detectGratitudeTheme(text, language)]).toEqual([text, theme]);
  });

  test('the user’s own text is quoted once, in the quotation marks of the language', async () => {
    const [opening, closing] = { en: '“”', fr: '«»', es: '«»', pt: '“”' }[language];
    for (let seed = 0; seed < 20; seed += 1) {
      const draw = { seed, used: [] };
      const { message } = await composeGraceNote(
        { mood: 'seeking', context: 'Rain at last.', language },
        draw,
      );
      const { affirmation } = await composeAffirmation({ text: 'Rain at last.', language }, draw);
      for (const text of [message, affirmation]) {
        expect(text.replaceAll(/[\u00a0\u202f]/gu, '')).toContain(
          `${opening}Rain at last${closing}`,
        );
        expect(text.split('Rain at last')).toHaveLength(2);
      }
    }
  });
});

test.each(foreignQuestions)(
  'a question in another language: in %s, topic %s: %s',
  async (language, topic, question) => {
    expect((await detectWisdomTopic(question, language)) ?? 'other').toBe(topic);
  },
);

test('a context about feelings picks passages of its topic; other contexts do not', async () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const felt = await composeGraceNote(
      { mood: 'weary', context: 'I feel so lonely', language: 'en' },
      { seed, used: [] },
    );
    for (const reference of felt.references)
      expect(referencesByTopic.loneliness).toContainEqual(reference);
    for (const context of ['My boss shouted at me at work', 'xyz']) {
      const plain = await composeGraceNote(
        { mood: 'weary', context, language: 'en' },
        { seed, used: [] },
      );
      for (const reference of plain.references)
        expect(referencesByMood.weary).toContainEqual(reference);
    }
  }
});

test.each(languages)(
  '%s: signs of danger lead to the prepared text without quotations, and are reported',
  async (language) => {
    const { inDanger } = await loadWisdom(language);
    for (const [said, concern] of [
      ['I want to die', 'life'],
      ['Mi esposo me golpea', 'violence'],
      ['Je veux mourir', 'life'],
      ['Meu marido me bate', 'violence'],
    ] as const) {
      const note = await composeGraceNote(
        { mood: 'weary', context: said, language },
        { seed: 1, used: [] },
      );
      const affirmation = await composeAffirmation({ text: said, language }, { seed: 1, used: [] });
      const wisdom = await composeWisdom(
        { question: said, topic: 'marriage', language },
        { seed: 1, used: [] },
      );
      for (const made of [note, affirmation, wisdom]) {
        expect(made.concern).toBe(concern);
        expect(JSON.stringify(made)).not.toContain(said);
        for (const reference of made.references)
          expect(referencesByConcern[concern]).toContainEqual(reference);
      }
      expect(inDanger[concern].insights).toContain(wisdom.insight);
      expect(inDanger[concern].steps).toContain(wisdom.next_step);
    }
  },
);

test('danger of another person is reported as a concern and not quoted', async () => {
  for (let seed = 0; seed < 10; seed += 1) {
    const said = 'My friend wants to kill herself';
    const note = await composeGraceNote(
      { mood: 'seeking', context: said, language: 'en' },
      { seed, used: [] },
    );
    const wisdom = await composeWisdom({ question: said, language: 'en' }, { seed, used: [] });
    const affirmation = await composeAffirmation(
      { text: said, language: 'en' },
      { seed, used: [] },
    );
    for (const made of [note, wisdom, affirmation]) {
      expect(made.concern).toBe('life');
      expect(JSON.stringify(made)).not.toMatch(/[“«]|herself/);
    }
    expect(wisdom.topic).toBe('other');
  }
});

test('without danger there is no concern', async () => {
  const draw = { seed: 1, used: [] };
  expect(
    await composeGraceNote({ mood: 'joyful', context: 'Sun', language: 'en' }, draw),
  ).not.toHaveProperty('concern');
  expect(await composeAffirmation({ text: 'Sun', language: 'en' }, draw)).not.toHaveProperty(
    'concern',
  );
  expect(
    await composeWisdom({ question: 'How do I pray?', language: 'en' }, draw),
  ).not.toHaveProperty('concern');
});
