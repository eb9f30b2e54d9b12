// Answer of the function `testBibleAPI`: which Bible texts the server has and whether they can be
// read. Nothing in it is a secret.

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
 * The codes that readers hear, too (`fetchBibleChapter`, `searchBible`), and `internal` for what
 * nobody foresaw.
 *
 * translation_not_found, chapter_not_found (404) · bible_not_granted (403): the key does not open
 * it · bible_key_refused (502): the source does not accept the key · bible_text_refused (502): the
 * text arrived with faults · bible_source_failed (502) · bible_source_unreachable,
 * bible_source_busy, bible_text_on_its_way (503, with `Retry-After`) · no_translations (404)
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
  | 'internal';

export interface TranslationTest extends BibleTest {
  name: string;
  translationId: string;
}

export interface BibleTests {
  listBibles: BibleTest;
  /** Genesis 1 of the first translation. */
  fetchChapter: BibleTest;
  /**
   * Every translation that is offered, then those that a source of this server should have and does
   * not give.
   */
  translations: TranslationTest[];
}

/**
 * What whoever looks after the server can do. `import`: it has no text at all; `import_again`: what
 * lies on its disk cannot be read; `check_key`: BIBLE_API_KEY is not accepted; `ask_publisher`: the
 * key does not open these; `wait`: a source does not answer now; `look_into_log`: a text was
 * refused, the log names its faults.
 */
export type BibleAdvice =
  | { kind: 'import' }
  | { kind: 'check_key' }
  | { kind: 'import_again' | 'ask_publisher' | 'wait' | 'look_into_log'; translations: string[] };

export interface BibleDiagnostics {
  /** Every translation that is offered can be read. */
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
  /** The same again, where other clients look for it. */
  tests: BibleTests;
}
