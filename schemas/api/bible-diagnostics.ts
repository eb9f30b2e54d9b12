// Answer of the function `testBibleAPI`: which Bible texts the server has and whether they can be
// read. The answer contains no secrets.
import type { Language } from '../languages.ts';

/**
 * `status` is that of the same answer over HTTP; `message` and `error` are English sentences,
 * `code` names the fault for programs.
 */
export interface BibleTest {
  success: boolean;
  status: number;
  message?: string;
  error?: string;
  code?: BibleFaultCode;
  /** Verses of the chapter that was read. */
  verses?: number;
}

/**
 * Fault codes that `fetchBibleChapter` and `searchBible` also return, and `internal` for unexpected
 * faults.
 *
 * - translation_not_found, chapter_not_found, no_translations: 404.
 * - bible_not_granted: 403, the key does not open the translation.
 * - bible_key_refused: 502, the source does not accept the key.
 * - bible_text_refused: 502, the text arrived with faults.
 * - bible_source_failed: 502.
 * - bible_source_unreachable, bible_source_busy, bible_text_on_its_way: 503, with `Retry-After`.
 *
 * Only in diagnostics, 404: bible_key_missing (the translation needs a key of API.Bible),
 * bible_source_off (the free texts are turned off) and bible_not_offered (no source may offer it).
 */
export type BibleFaultCode =
  | 'translation_not_found'
  | 'chapter_not_found'
  | 'no_translations'
  | 'bible_not_granted'
  | 'bible_key_refused'
  | 'bible_text_refused'
  | 'bible_source_failed'
  | 'bible_source_unreachable'
  | 'bible_source_busy'
  | 'bible_text_on_its_way'
  | 'bible_key_missing'
  | 'bible_source_off'
  | 'bible_not_offered'
  | 'internal';

export interface TranslationTest extends BibleTest {
  name: string;
  translationId: string;
  /** BCP 47. */
  language: string;
}

export interface BibleTests {
  listBibles: BibleTest;
  /** Genesis 1 of the first translation. */
  fetchChapter: BibleTest;
  /** All offered translations, then all others that Selah knows, with the reason of each. */
  translations: TranslationTest[];
}

/**
 * Advice for the server's operator.
 *
 * - `import`: the server has no text at all.
 * - `import_again`: the stored text cannot be read.
 * - `check_key`: BIBLE_API_KEY is not accepted.
 * - `ask_publisher`: the key does not open these translations.
 * - `wait`: a source does not answer now.
 * - `look_into_log`: a text was refused, and the log names its faults.
 * - `no_text_for_language`: people with these languages read English.
 */
export type BibleAdvice =
  | { kind: 'import' }
  | { kind: 'check_key' }
  | { kind: 'import_again' | 'ask_publisher' | 'wait' | 'look_into_log'; translations: string[] }
  | { kind: 'no_text_for_language'; languages: Language[] };

export interface BibleDiagnostics {
  /** Every offered translation can be read, and each language of the app has one. */
  success: boolean;
  summary: string;
  /** A sentence for each piece of advice, in the same order. */
  recommendations: string[];
  advice: BibleAdvice[];
  diagnostics: {
    keyPresent: boolean;
    /** At most its first four characters, of a short key none; null without one. */
    keyPrefix: string | null;
    tests: BibleTests;
  };
  /** The same tests as in `diagnostics`, at the place where other clients read them. */
  tests: BibleTests;
}
