// Lists the words and patterns of each language by which typed texts and answers are read. They are
// imported statically, because Node and the browser read typed texts synchronously. Beside the two
// tables schemas/languages.ts and schemas/language-conventions.ts, this is the only list of languages.
import type { Language } from '../../schemas/languages.ts';
import type { AnswerPatterns } from '../generation/answer-patterns.ts';
import { answerPatterns as enAnswerPatterns } from '../generation/en/answer-patterns.ts';
import { answerPatterns as esAnswerPatterns } from '../generation/es/answer-patterns.ts';
import { answerPatterns as frAnswerPatterns } from '../generation/fr/answer-patterns.ts';
import { answerPatterns as ptAnswerPatterns } from '../generation/pt/answer-patterns.ts';
import { requestWords as enRequestWords } from '../prayers/en/request-words.ts';
import { requestWords as esRequestWords } from '../prayers/es/request-words.ts';
import { requestWords as frRequestWords } from '../prayers/fr/request-words.ts';
import { requestWords as ptRequestWords } from '../prayers/pt/request-words.ts';
import type { RequestWords } from '../prayers/request-words.ts';
import { textPatterns as enTextPatterns } from './en/text-patterns.ts';
import { textPatterns as esTextPatterns } from './es/text-patterns.ts';
import { textPatterns as frTextPatterns } from './fr/text-patterns.ts';
import { textPatterns as ptTextPatterns } from './pt/text-patterns.ts';
import type { TextPatterns } from './text-patterns.ts';

/** By which typed texts of all kinds are read: signs of danger, and the language of a text. */
export const textPatternsByLanguage: Readonly<Record<Language, TextPatterns>> = {
  en: enTextPatterns,
  fr: frTextPatterns,
  es: esTextPatterns,
  pt: ptTextPatterns,
};

/** By which prayer requests, questions and entries of the gratitude journal are read. */
export const requestWordsByLanguage: Readonly<Record<Language, RequestWords>> = {
  en: enRequestWords,
  fr: frRequestWords,
  es: esRequestWords,
  pt: ptRequestWords,
};

/** By which the answers of a model are checked. */
export const answerPatternsByLanguage: Readonly<Record<Language, AnswerPatterns>> = {
  en: enAnswerPatterns,
  fr: frAnswerPatterns,
  es: esAnswerPatterns,
  pt: ptAnswerPatterns,
};
