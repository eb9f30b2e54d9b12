// Tests that questions about a choice are answered with the passages about decisions, and those about
// trust in God with the passages about doubt.
import { expect, test } from 'vitest';
import { understandQuestion } from '../../../content/wisdom/detect-topic.ts';
import type { Language } from '../../../schemas/languages.ts';

test.each<[Language, string]>([
  ['en', 'Should I change my job?'],
  ['en', 'Should I move to another city?'],
  ['en', 'I do not know whether I should sell the house'],
  ['fr', 'Dois-je changer de travail ?'],
  ['fr', 'Est-ce que je devrais déménager ?'],
  ['es', '¿Debo cambiar de trabajo?'],
  ['es', '¿Debería mudarme a otra ciudad?'],
  ['pt', 'Devo mudar de emprego?'],
  ['pt', 'Será que devo mudar de cidade?'],
])('%s: %s asks for a decision', async (language, question) => {
  expect((await understandQuestion(question, language)).answer).toBe('decisions');
});

test.each<[Language, string, string]>([
  ['en', 'My boss bullies me at work', 'work'],
  ['en', 'Should I leave my husband? He hits me', 'abuse'],
  ['en', 'Should I forgive my father?', 'forgiveness'],
  ['es', '¿Debo perdonar a mi padre?', 'forgiveness'],
  ['en', 'How can I trust God again?', 'doubt'],
  ['fr', 'Comment faire confiance à Dieu ?', 'doubt'],
  ['es', '¿Cómo puedo confiar en Dios?', 'doubt'],
  ['pt', 'Como confiar de novo em Deus?', 'doubt'],
])('%s: %s stays with its own topic', async (language, question, topic) => {
  expect((await understandQuestion(question, language)).answer).toBe(topic);
});
