// testBibleAPI: what this server's Bible texts are and whether they can be read, for the diagnostics page of the app's specification (part 2).
import type { Translation } from '../../schemas/translations.ts';
import type { BibleProvider } from '../bible/provider.ts';
import type { ServerFunction } from './function.ts';

/** `status` is that of the same answer over HTTP. */
interface Finding {
  success: boolean;
  status: number;
  message?: string;
  error?: string;
}

type TranslationFinding = Finding & { name: string; translationId: string };

/** A server may have hundreds; each is read in turn, so the first ones are tried. */
const mostTried = 50;

/** Nothing in it is a secret: a key is there or not, and no part of it is shown. */
export const testBibleApi: ServerFunction = async ({ bible, settings }) => {
  const { listBibles, known } = await tryList(bible);
  const [first] = known;
  const fetchChapter = first ? await tryGenesis(bible, first) : notTried('No translation to read from.');
  const translations: TranslationFinding[] = [];
  for (const translation of known.slice(0, mostTried)) translations.push({ name: translation.name, translationId: translation.code, ...(await tryGenesis(bible, translation)) });
  const tests = { listBibles, fetchChapter, translations };
  const failed = translations.filter(({ success }) => !success);
  const keyPresent = settings.bible.apiKey !== undefined;
  return {
    success: listBibles.success && fetchChapter.success && failed.length === 0,
    summary: summaryOf(known.length, failed.length),
    recommendations: recommendationsFor(known.length, failed),
    diagnostics: { keyPresent, keyPrefix: keyPresent ? '••••' : null, tests },
    tests,
  };
};

async function tryList(bible: BibleProvider): Promise<{ listBibles: Finding; known: readonly Translation[] }> {
  try {
    const known = await bible.translations();
    if (known.length === 0) return { listBibles: { success: false, status: 404, error: 'This server has no translation.' }, known };
    return { listBibles: { success: true, status: 200, message: `${known.length} ${known.length === 1 ? 'translation' : 'translations'} on this server.` }, known };
  } catch (error) {
    return { listBibles: failure(error), known: [] };
  }
}

/** Translations of a part of the Bible begin elsewhere: then the first chapter of the New Testament is tried. */
async function tryGenesis(bible: BibleProvider, { code }: Translation): Promise<Finding> {
  try {
    for (const [book, name] of [['GEN', 'Genesis 1'], ['MAT', 'Matthew 1']] as const) {
      const chapter = await bible.chapter(code, book, 1);
      if (chapter) return { success: true, status: 200, message: `${name}: ${chapter.verses.length} verses.` };
    }
    return { success: false, status: 404, error: 'Neither Genesis 1 nor Matthew 1 can be read.' };
  } catch (error) {
    return failure(error);
  }
}

/** The name of the error only: its text may hold an address with a key. */
function failure(error: unknown): Finding {
  return { success: false, status: 500, error: error instanceof Error ? error.name : 'Unknown error' };
}

function notTried(error: string): Finding {
  return { success: false, status: 404, error };
}

function summaryOf(known: number, failed: number): string {
  if (known === 0) return 'This server has no Bible text that can be read.';
  return failed === 0 ? `All Bible texts of this server can be read (${known}).` : `${failed} of ${known} Bible texts of this server cannot be read.`;
}

function recommendationsFor(known: number, failed: readonly TranslationFinding[]): string[] {
  if (known === 0) return ['Look at the packages of the server: the King James Version comes with them.', 'Import a translation with npm run bible:import.'];
  return failed.map(({ translationId }) => `Import ${translationId} again with npm run bible:import, and look into the log of the server.`);
}
