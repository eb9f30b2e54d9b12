// testBibleAPI: lists the Bible texts of this server and tests whether they can be read, for the
// diagnostics page of the app's specification (part 2).
import type {
  BibleDiagnostics,
  BibleFaultCode,
  BibleTest,
  TranslationTest,
} from '../../schemas/api/bible-diagnostics.ts';
import {
  type KnownTranslation,
  knownTranslations,
  type Translation,
} from '../../schemas/bible/translations.ts';
import type { BibleProvider, UnavailableTranslation } from '../bible/provider.ts';
import { waitAtMost } from '../bible/upstream/timeout.ts';
import { HttpError } from '../errors.ts';
import type { Settings } from '../settings.ts';
import { buildAdvice, describeAdvice } from './bible-diagnostics-advice.ts';
import type { ServerFunction } from './server-function.ts';

/** Maximum number of tested translations. A server may have hundreds; the first ones are tested. */
const maxTried = 50;
const atOnce = 6;
/**
 * Time limit in milliseconds for one translation. It is short, because an admin waits for all
 * translations.
 */
const patience = 20_000;

/** The result contains no secrets: at most the first characters of a key. */
export const testBibleApi: ServerFunction = async ({ bible, settings, apiQuota }, { request }) => {
  if (settings.bible.apiKey !== undefined) await apiQuota?.takeForDiagnostics(request);
  const { listBibles, known } = await tryList(bible);
  const [first] = known;
  const fetchChapter = first
    ? await tryGenesis(bible, first)
    : fault(404, 'no_translations', 'No translation to read from.');
  const offered = await tryAll(bible, known.slice(0, maxTried));
  const unavailable = (await loadUnavailable(bible)).map(toUnavailableTest);
  const listed = new Set([...known.map(({ code }) => code), ...unavailable.map(getCode)]);
  // Without a list it is not known which translations are absent.
  const absent = knownTranslations
    .filter(({ code }) => listBibles.success && !listed.has(code))
    .map((translation) => toAbsentTest(translation, settings.bible));
  const translations = [...offered, ...unavailable, ...absent];
  const tests = { listBibles, fetchChapter, translations };
  const failed = offered.filter(({ success }) => !success).length;
  const advice = buildAdvice(known.length, translations);
  const { apiKey } = settings.bible;
  return {
    success:
      listBibles.success &&
      fetchChapter.success &&
      failed === 0 &&
      !advice.some(({ kind }) => kind === 'no_text_for_language'),
    summary: buildSummary(known.length, failed, absent.length + unavailable.length),
    recommendations: advice.map(describeAdvice),
    advice,
    diagnostics: {
      keyPresent: apiKey !== undefined,
      keyPrefix: apiKey === undefined ? null : buildPreview(apiKey),
      tests,
    },
    tests,
  } satisfies BibleDiagnostics;
};

async function tryList(
  bible: BibleProvider,
): Promise<{ listBibles: BibleTest; known: readonly Translation[] }> {
  try {
    const known = await bible.translations();
    if (known.length === 0)
      return {
        listBibles: fault(404, 'no_translations', 'This server has no translation.'),
        known,
      };
    return {
      listBibles: {
        success: true,
        status: 200,
        message: `${known.length} ${known.length === 1 ? 'translation' : 'translations'} on this server.`,
      },
      known,
    };
  } catch (error) {
    return { listBibles: failure(error), known: [] };
  }
}

async function tryAll(
  bible: BibleProvider,
  known: readonly Translation[],
): Promise<TranslationTest[]> {
  const tests: TranslationTest[] = [];
  for (let start = 0; start < known.length; start += atOnce) {
    const group = known.slice(start, start + atOnce);
    tests.push(
      ...(await Promise.all(
        group.map(async (translation) => ({
          name: translation.name,
          translationId: translation.code,
          language: translation.language,
          ...(await tryGenesis(bible, translation)),
        })),
      )),
    );
  }
  return tests;
}

/**
 * Reads Genesis 1. A translation without Genesis may contain only a part of the Bible, so Matthew 1
 * is tried next.
 */
async function tryGenesis(bible: BibleProvider, { code }: Translation): Promise<BibleTest> {
  const test = await waitAtMost(patience, readGenesis(bible, code).catch(failure));
  return test ?? fault(503, 'bible_source_unreachable', 'It takes too long to answer.');
}

async function readGenesis(bible: BibleProvider, code: string): Promise<BibleTest> {
  for (const [book, name] of [
    ['GEN', 'Genesis 1'],
    ['MAT', 'Matthew 1'],
  ] as const) {
    const chapter = await bible.chapter(code, book, 1);
    if (chapter)
      return {
        success: true,
        status: 200,
        message: `${name}: ${chapter.verses.length} verses.`,
        verses: chapter.verses.length,
      };
  }
  return fault(404, 'chapter_not_found', 'Neither Genesis 1 nor Matthew 1 can be read.');
}

async function loadUnavailable(bible: BibleProvider): Promise<UnavailableTranslation[]> {
  try {
    return (await bible.listUnavailable?.()) ?? [];
  } catch {
    // An error of a source also shows in the tests of its translations.
    return [];
  }
}

function toUnavailableTest({
  translation,
  status,
  code,
  message,
}: UnavailableTranslation): TranslationTest {
  return {
    name: translation.name,
    translationId: translation.code,
    language: translation.language,
    ...fault(status, code as BibleFaultCode, message),
  };
}

/** Returns the reason why no source of this server offers the translation. */
function toAbsentTest(
  { code, name, language, origin }: KnownTranslation,
  { apiKey, helloaoUrl }: Settings['bible'],
): TranslationTest {
  const reason = {
    bundled: fault(404, 'translation_not_found', 'The package with this text is missing.'),
    download:
      helloaoUrl === undefined
        ? fault(404, 'bible_source_off', 'BIBLE_HELLOAO_URL is off.')
        : fault(404, 'translation_not_found', 'The source does not have this translation.'),
    key:
      apiKey === undefined
        ? fault(404, 'bible_key_missing', 'It needs BIBLE_API_KEY, a key of API.Bible.')
        : fault(403, 'bible_not_granted', 'The key does not open this translation.'),
    none: fault(404, 'bible_not_offered', 'No source may offer this text.'),
  }[origin.kind];
  return { name, translationId: code, language, ...reason };
}

function getCode({ translationId }: TranslationTest): string {
  return translationId;
}

/**
 * Returns the message of an HttpError, which is safe for everyone. Of other errors, only the name
 * is returned, because the message may contain a URL with a key.
 */
function failure(error: unknown): BibleTest {
  if (error instanceof HttpError)
    return fault(error.status, error.code as BibleFaultCode, error.message);
  return fault(500, 'internal', error instanceof Error ? error.name : 'Unknown error');
}

function fault(status: number, code: BibleFaultCode, error: string): BibleTest {
  return { success: false, status, code, error };
}

/** Returns enough characters to distinguish keys. Of a short key, none are shown. */
function buildPreview(key: string): string {
  return key.length >= 24 ? key.slice(0, 4) : '••••';
}

function buildSummary(known: number, failed: number, absent: number): string {
  if (known === 0) return 'This server has no Bible text that can be read.';
  const read =
    failed === 0
      ? `All Bible texts of this server can be read (${known}).`
      : `${failed} of ${known} Bible texts of this server cannot be read.`;
  return absent === 0 ? read : `${read} ${absent} known translations are not on this server.`;
}
