// The patterns by which answers of a model are checked, by language.
import type { Language } from '../../schemas/fields.ts';
import { answerPatterns as en } from './en/answer-patterns.ts';
import { answerPatterns as fr } from './fr/answer-patterns.ts';
import { answerPatterns as es } from './es/answer-patterns.ts';
import { answerPatterns as pt } from './pt/answer-patterns.ts';
import type { AnswerPatterns } from './answer-patterns.ts';

export const answerPatternsByLanguage: Readonly<Record<Language, AnswerPatterns>> = {
  en,
  fr,
  es,
  pt,
};
