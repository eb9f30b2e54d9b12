// Formats Bible references of verses in the app's language, also for verses with gaps.
import type { TFunction } from 'i18next';
import type { Language } from '../../schemas/languages.ts';
import { formatVerseReference } from '../../schemas/bible/verse-reference.ts';

/** Maximum length in the schemas of notes and bookmarks. */
const maxReferenceLength = 100;

interface ChapterOfVerses {
  /** Not used: verses keep the numbers that the caller passes. */
  translation?: string;
  book: string;
  chapter: number;
}

/**
 * Formats references such as John 3:16–18, 20 or Psalm 51, title. A reference that is too long for
 * a record ends with an ellipsis.
 */
export function formatVersesReference(
  t: TFunction,
  language: Language,
  { book, chapter }: ChapterOfVerses,
  verses: readonly number[],
): string {
  const runs = groupRuns(verses.filter((verse) => verse > 0));
  const [first, ...others] = runs;
  const whole = formatVerseReference(language, book, chapter);
  if (!first) return t('bible.psalmTitle', { psalm: whole });
  const numbers = others.map((run) =>
    formatVerseReference(language, book, chapter, ...run).slice(whole.length + 1),
  );
  const reference = [formatVerseReference(language, book, chapter, ...first), ...numbers].join(
    ', ',
  );
  return reference.length <= maxReferenceLength
    ? reference
    : `${reference.slice(0, reference.slice(0, maxReferenceLength - 3).lastIndexOf(','))}, …`;
}

/**
 * First to last verse; the last verse may be in another chapter. Without verses the range is the
 * whole chapter.
 */
interface PassageRange {
  book: string;
  chapter: number;
  from?: number;
  to?: number;
  end?: { chapter: number; verse: number };
}

/** John 3:16–18; Psalm 51, title; John 3:36 – John 4:2 */
export function formatPassageReference(
  t: TFunction,
  language: Language,
  { book, chapter, from, to, end }: PassageRange,
): string {
  if (from === undefined) return formatVerseReference(language, book, chapter);
  if (end)
    return `${formatVerseReference(language, book, chapter, Math.max(1, from))} – ${formatVerseReference(language, book, end.chapter, end.verse)}`;
  const verses = Array.from({ length: (to ?? from) - from + 1 }, (_, step) => from + step);
  return formatVersesReference(t, language, { book, chapter }, verses);
}

function groupRuns(verses: readonly number[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const verse of verses.toSorted((a, b) => a - b)) {
    const open = runs.at(-1);
    if (open && verse <= open[1] + 1) open[1] = verse;
    else runs.push([verse, verse]);
  }
  return runs;
}
