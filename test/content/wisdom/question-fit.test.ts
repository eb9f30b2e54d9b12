// Test of fit: Wisdom questions as people type them, in four languages, find a topic or focus that
// a reader accepts, and none that contradicts or passes by the question. Prints a table.
import { afterAll, expect, test } from 'vitest';
import { composeWisdom } from '../../../content/wisdom/compose-wisdom.ts';
import { understandQuestion } from '../../../content/wisdom/detect-topic.ts';
import { loadWisdom } from '../../../content/wisdom/load-wisdom.ts';
import { wisdomFocuses } from '../../../content/wisdom/wisdom-topics.ts';
import type { AnswerName } from '../../../content/wisdom/wisdom-topics.ts';
import { findDanger } from '../../../content/text-analysis/detect-danger.ts';
import { languages } from '../../../schemas/languages.ts';
import type { Language } from '../../../schemas/languages.ts';
import { questions as english } from './typed-questions/en.ts';
import { questions as spanish } from './typed-questions/es.ts';
import type { ExpectedQuestion } from './typed-questions/expected-question.ts';
import { questions as french } from './typed-questions/fr.ts';
import { questions as portuguese } from './typed-questions/pt.ts';

const questionsByLanguage: Readonly<Record<Language, readonly ExpectedQuestion[]>> = {
  en: english,
  fr: french,
  es: spanish,
  pt: portuguese,
};

const table: Partial<Record<Language, Record<string, number>>> = {};
afterAll(() => console.table(table));

interface Tried {
  expected: ExpectedQuestion;
  answer: AnswerName | 'danger';
}

async function tryQuestions(
  questions: readonly ExpectedQuestion[],
  language: Language,
): Promise<{ tried: Tried[]; sure: Tried[]; right: Tried[] }> {
  const tried = await Promise.all(
    questions.map(async (expected): Promise<Tried> => {
      const isDanger = findDanger(expected[1]) !== undefined;
      const { answer } = await understandQuestion(expected[1], language);
      return { expected, answer: isDanger ? 'danger' : answer };
    }),
  );
  const sure = tried.filter(({ answer }) => answer !== 'other');
  return {
    tried,
    sure,
    right: sure.filter(({ expected, answer }) => expected[0].includes(answer)),
  };
}

test('at least 25 questions of each language cover every focus', () => {
  for (const language of languages) {
    const questions = questionsByLanguage[language];
    expect(questions.length).toBeGreaterThanOrEqual(25);
    const accepted = new Set(questions.flatMap(([answers]) => answers));
    expect(wisdomFocuses.filter((focus) => !accepted.has(focus))).toEqual([]);
  }
});

test.each(languages)('%s: sure answers are right, and none contradicts', async (language) => {
  const { tried, sure, right } = await tryQuestions(questionsByLanguage[language], language);
  const contradictions = tried.filter(({ expected, answer }) =>
    (expected[2] as readonly string[] | undefined)?.includes(answer),
  );
  table[language] = {
    questions: tried.length,
    sure: sure.length,
    right: right.length,
    wrong: sure.length - right.length,
    unsure: tried.length - sure.length,
    contradictions: contradictions.length,
  };
  const withAnswer = tried.filter(({ expected }) => !expected[0].includes('other'));
  const found = withAnswer.filter(({ answer }) => answer !== 'other');
  expect(contradictions.map(({ expected, answer }) => [expected[1], answer])).toEqual([]);
  expect(right.length / sure.length).toBeGreaterThanOrEqual(0.95);
  expect(found.length / withAnswer.length).toBeGreaterThanOrEqual(0.8);
});

test.each(languages)('%s: danger comes first', async (language) => {
  const { tried } = await tryQuestions(questionsByLanguage[language], language);
  const inDanger = tried.filter(({ expected }) => expected[0][0] === 'danger');
  expect(inDanger.length).toBeGreaterThanOrEqual(2);
  expect(inDanger.filter(({ answer }) => answer !== 'danger')).toEqual([]);
});

test.each(languages)('%s: a focus has its own passages, and abuse shows help', async (language) => {
  const { byFocus, byTopic, generalNote } = await loadWisdom(language);
  for (const [answers, question] of questionsByLanguage[language]) {
    const focus = wisdomFocuses.find((one) => one === answers[0]);
    if (!focus || findDanger(question)) continue;
    const { answer } = await understandQuestion(question, language);
    if (answer !== focus) continue;
    const composed = await composeWisdom({ question, language }, { seed: 3, used: [] });
    expect(byFocus[focus].acknowledgements).toContain(composed.insight.split('\n\n')[0]);
    expect(byFocus[focus].steps).toContain(composed.next_step);
    expect(composed.references.length).toBeGreaterThanOrEqual(2);
    for (const reference of composed.references) expect(composed.fitting).toContainEqual(reference);
    expect(composed.concern).toBe(focus === 'abuse' ? 'violence' : undefined);
  }
  const guessed = { en: 'tithe', fr: 'la richesse', es: 'el diezmo', pt: 'o dízimo' }[language];
  const general = await composeWisdom({ question: guessed, language }, { seed: 3, used: [] });
  expect(byTopic.money.acknowledgements.map((text) => `${generalNote} ${text}`)).toContain(
    general.insight.split('\n\n')[0],
  );
});
