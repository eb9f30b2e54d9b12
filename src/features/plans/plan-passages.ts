// Parses the passages of a plan's days, written in any language, and converts them to the numbering
// of the user's translation.
import { defer, from, type Observable } from 'rxjs';
import type { Language } from '../../../schemas/languages.ts';
import { fromCanonicalVerses } from '../../../schemas/bible/numbering.ts';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import { bundledTranslation } from '../../../schemas/bible/translations.ts';
import type { DataContext } from '../../data/data-context.ts';
import { findPassage, type Passage } from '../../data/bible/parse-passage.ts';

/** `isPart`: the passage continues beyond one chapter, or leaves verses out. */
export type PlanPassage =
  | { kind: 'place'; reference: string; place: Passage; isPart?: true }
  | { kind: 'unknown'; written: string };

/**
 * Watches the parsed passages. Plans use the numbering of the King James Version.
 *
 * @param days the passages of each day as the plan states them
 * @param translation code in upper case; the result uses its numbering
 */
export function watchPlanPassages(
  data: Pick<DataContext, 'report'>,
  days: readonly (readonly string[])[],
  language: Language,
  translation: string,
): Observable<PlanPassage[][]> {
  return defer(() =>
    from(Promise.all(days.map((written) => readPassages(data, written, language, translation)))),
  );
}

async function readPassages(
  data: Pick<DataContext, 'report'>,
  written: readonly string[],
  language: Language,
  translation: string,
): Promise<PlanPassage[]> {
  return Promise.all(
    written.map(async (text): Promise<PlanPassage> => {
      const found = await toPassage(data, text, language);
      if (!found) return { kind: 'unknown', written: text };
      const place = toTranslationPassage(translation, found);
      const reference = formatVerseReference(
        language,
        place.book,
        place.chapter,
        place.from,
        place.to,
      );
      return found.isPart
        ? { kind: 'place', reference: text, place, isPart: true }
        : { kind: 'place', reference, place };
    }),
  );
}

async function toPassage(
  data: Pick<DataContext, 'report'>,
  text: string,
  language: Language,
): Promise<Passage | null> {
  try {
    const answer = await findPassage(text, { language, translation: bundledTranslation.code });
    if (answer?.kind === 'place') return answer;
    // The chapter is there, and the verse may be in another numbering.
    return answer?.what === 'verse' ? { book: answer.book, chapter: answer.chapter } : null;
  } catch (fault) {
    data.report('a passage of a plan could not be read', fault);
    return null;
  }
}

function toTranslationPassage(
  translation: string,
  { book, chapter, from, to = from }: Passage,
): Passage {
  if (from === undefined || to === undefined) {
    const [first] = fromCanonicalVerses(translation, { book, chapter, verse: 1 });
    return { book, chapter: first?.chapter ?? chapter };
  }
  const verses = Array.from({ length: to - from + 1 }, (_, step) => from + step).flatMap((verse) =>
    fromCanonicalVerses(translation, { book, chapter, verse }),
  );
  const [first] = verses;
  if (!first) return { book, chapter, from, to };
  const last = Math.max(
    ...verses.filter((at) => at.chapter === first.chapter).map(({ verse }) => verse),
  );
  return {
    book,
    chapter: first.chapter,
    from: first.verse,
    ...(last > first.verse && { to: last }),
  };
}
