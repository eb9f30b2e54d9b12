// The question behind each door is a natural one: typed by a person, it leads through the same door, and speaks of no danger.
import { expect, test } from 'vitest';
import { findDanger } from '../../content/prayers/concern.ts';
import { detectWisdomTopic } from '../../content/wisdom/topic.ts';
import { languages } from '../../schemas/fields.ts';
import { wisdomTopicRows } from '../../src/data/wisdom.ts';
import en from '../../src/i18n/day.en.json';
import es from '../../src/i18n/day.es.json';
import fr from '../../src/i18n/day.fr.json';
import pt from '../../src/i18n/day.pt.json';

const words = { en, es, fr, pt };

test.each(languages)('%s', async (language) => {
  const topics = wisdomTopicRows.flatMap(({ topics: doors }) => doors.map(({ topic }) => topic));
  const { question } = words[language].wisdom;
  expect(await Promise.all(topics.map((topic) => detectWisdomTopic(question[topic], language)))).toEqual(topics);
  expect(topics.filter((topic) => findDanger(question[topic]))).toEqual([]);
});
