// The words and patterns by which typed texts are read, by language.
import type { Language } from '../../schemas/fields.ts';
import { textPatterns as en } from './en/text-patterns.ts';
import { textPatterns as fr } from './fr/text-patterns.ts';
import { textPatterns as es } from './es/text-patterns.ts';
import { textPatterns as pt } from './pt/text-patterns.ts';
import type { TextPatterns } from './text-patterns.ts';

export const textPatternsByLanguage: Readonly<Record<Language, TextPatterns>> = { en, fr, es, pt };
