// Tests of the suggested question of each topic: typed by a user, the question leads to the same
// topic and mentions no danger.
import { expect, test } from 'vitest';
import { findDanger } from '../../../content/text-analysis/detect-danger.ts';
import { detectWisdomTopic } from '../../../content/wisdom/detect-topic.ts';
import { languages } from '../../../schemas/languages.ts';
import { wisdomTopicRows } from '../../../src/features/wisdom/recent-questions.ts';
import en from '../../../src/locales/en/wisdom.json';
import es from '../../../src/locales/es/wisdom.json';
import fr from '../../../src/locales/fr/wisdom.json';
import pt from '../../../src/locales/pt/wisdom.json';

const localeTexts = { en, es, fr, pt };

test.each(languages)('%s', async (language) => {
  const topics = wisdomTopicRows.flatMap(({ topics: rowTopics }) => rowTopics);
  const { question } = localeTexts[language];
  expect(
    await Promise.all(topics.map((topic) => detectWisdomTopic(question[topic], language))),
  ).toEqual(topics);
  expect(topics.filter((topic) => findDanger(question[topic]))).toEqual([]);
});
