// The words by which prayer requests are read, by language.
import type { Language } from '../../schemas/fields.ts';
import { requestWords as en } from './en/request-words.ts';
import { requestWords as fr } from './fr/request-words.ts';
import { requestWords as es } from './es/request-words.ts';
import { requestWords as pt } from './pt/request-words.ts';
import type { RequestWords } from './request-words.ts';

export const requestWordsByLanguage: Readonly<Record<Language, RequestWords>> = { en, fr, es, pt };
