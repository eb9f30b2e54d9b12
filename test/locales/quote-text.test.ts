// Tests of quotation marks around a text that contains quotation marks itself.
import { expect, test } from 'vitest';
import type { Language } from '../../schemas/languages.ts';
import { quoteText } from '../../src/locales/quote-text.ts';

test.each<[Language, string]>([
  ['en', '“A”'],
  ['fr', '«\u00a0A\u00a0»'],
  ['es', '«A»'],
  ['pt', '“A”'],
])('%s: a text without marks gets the marks of its language', (language, quoted) => {
  expect(quoteText(language, 'A')).toBe(quoted);
});

test.each<[Language, string, string]>([
  ['en', 'He said, “Go, I don’t fear.”', '“He said, ‘Go, I don’t fear.’”'],
  ['fr', 'Il dit\u00a0: «\u00a0Va.\u00a0»', '«\u00a0Il dit\u00a0: “Va.”\u00a0»'],
  ['fr', 'Il dit\u00a0: “Va.”', '«\u00a0Il dit\u00a0: “Va.”\u00a0»'],
  ['es', 'Y dijo: «Ve».', '«Y dijo: “Ve”.»'],
  ['pt', 'E disse: “Vai.”', '“E disse: ‘Vai.’”'],
  ['pt', 'E disse: "Vai."', '“E disse: ‘Vai.’”'],
])('%s: marks inside the text become second-level marks: %s', (language, text, quoted) => {
  expect(quoteText(language, text)).toBe(quoted);
});

test.each<[Language, string, string]>([
  ['en', '“Come to me.”', '“Come to me.”'],
  ['en', '“Come to me,', '“Come to me,”'],
  ['en', 'and I will give you rest.”', '“and I will give you rest.”'],
  ['en', '“He said to me, ‘Go.’”', '“He said to me, ‘Go.’”'],
  ['en', '“Come,” he said, “now.”', '“‘Come,’ he said, ‘now.’”'],
  ['fr', '«\u202fVenez\u202f»', '«\u00a0Venez\u00a0»'],
  ['es', '«Venid».', '«Venid.»'],
  ['pt', '"Vinde."', '“Vinde.”'],
])('%s: marks at the ends of the text are not doubled: %s', (language, text, quoted) => {
  expect(quoteText(language, text)).toBe(quoted);
});

test.each([
  ['He said, “I am the bread.', '“He said, ‘I am the bread.’”'],
  ['I am the bread.” Then he went.', '“‘I am the bread.’ Then he went.”'],
])('an inner quotation that is cut is completed: %s', (text, quoted) => {
  expect(quoteText('en', text)).toBe(quoted);
});

test.each([
  'Moses said, “They ask me, ‘What is his name?’ What should I tell them?”',
  'David said, “Tell them, “Go',
])('a text with a quotation inside a quotation stays as it is: %s', (text) => {
  expect(quoteText('en', text)).toBe(text);
});
