// Finds the verses of a typed Bible passage of an imported note, in the canonical numbering.
import { getVerseCount } from '../../../schemas/bible/numbering.ts';
import { findKnownTranslation } from '../../../schemas/bible/translations.ts';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import type { Language } from '../../../schemas/languages.ts';
import {
  buildChapterMapping,
  type CanonicalRange,
  canonicalTranslation,
  toCanonicalRanges,
} from '../bible/canonical-ranges.ts';
import { findPassage, type Passage } from '../bible/parse-passage.ts';

export interface PassageSettings {
  language: Language;
  /** Code of the translation whose numbering counts where the file names none. */
  translation: string;
}

/** Verses of a note. Several runs of consecutive verses become several notes with the same text. */
export interface NotePassage {
  pieces: readonly { range: CanonicalRange; reference: string }[];
  /** Code in capitals; null if the file names a translation that is unknown here. */
  translation: string | null;
}

/** A chapter and its verses; all verses without `from`. */
type ChapterPart = Pick<Passage, 'book' | 'chapter' | 'from' | 'to'>;

/** A longer text is no passage. */
const maxLength = 200;

/**
 * Returns null if a part of the passage was not understood.
 *
 * John 3:16; 4:2 and John 3:16, 18 have two pieces, Genesis 1:1-2:3 has one.
 * @param code translation, as the file has it; empty for none
 */
export async function findNotePassage(
  typed: string,
  code: string,
  { language, translation: usual }: PassageSettings,
): Promise<NotePassage | null> {
  if (typed.length > maxLength) return null;
  const named = code.trim().toUpperCase();
  const translation = named === '' ? usual : findKnownTranslation(named) ? named : null;
  const numbering = translation ?? canonicalTranslation;
  const pieces: NotePassage['pieces'][number][] = [];
  let open: ChapterPart | undefined;
  for (const part of splitPassages(typed)) {
    const chapters = await findChapterParts(part, language, numbering, open);
    if (chapters === null) return null;
    open = chapters.at(-1);
    const found = toPieces(chapters, part, numbering, language);
    if (found.length === 0) return null;
    pieces.push(...found);
  }
  return pieces.length === 0 ? null : { pieces, translation };
}

/** After a colon between chapter and verse, a comma separates verses. */
function splitPassages(typed: string): string[] {
  return typed
    .split(';')
    .flatMap((part) => (/\d:\d/.test(part) ? splitAtCommas(part) : [part]))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** `John 3:16, 18` becomes `John 3:16` and `v18`: a number alone would be a chapter. */
function splitAtCommas(part: string): string[] {
  const [first = '', ...others] = part.split(',');
  return [first, ...others.map((other) => (other.includes(':') ? other : `v${other.trim()}`))];
}

/** Genesis 1:1-2:3 */
const chapterRange = /^(.*?)(\d+)\s*[:.,]\s*(\d+)\s*[-–—]\s*(\d+)\s*[:.,]\s*(\d+)$/;

async function findChapterParts(
  typed: string,
  language: Language,
  translation: string,
  open: ChapterPart | undefined,
): Promise<ChapterPart[] | null> {
  const find = async (text: string, place = open) => {
    const found = await findPassage(text, { language, translation, ...place });
    return found?.kind === 'place' && !found.isPart ? found : null;
  };
  const [, book = '', firstChapter, firstVerse, lastChapter, lastVerse] =
    chapterRange.exec(typed) ?? [];
  if (firstChapter === undefined || lastChapter === undefined) {
    const only = await find(typed);
    return only && [only];
  }
  const first = await find(`${book}${firstChapter}:${firstVerse}`);
  const last = first && (await find(`${lastChapter}:${lastVerse}`, first));
  if (!first || !last || last.chapter < first.chapter) return null;
  if (last.chapter === first.chapter)
    return [{ ...first, ...(last.from !== undefined && { to: last.from }) }];
  const between = Array.from({ length: last.chapter - first.chapter - 1 }, (_, index) => ({
    book: first.book,
    chapter: first.chapter + 1 + index,
  }));
  return [
    {
      ...first,
      to: Math.max(first.from ?? 1, getVerseCount(translation, first.book, first.chapter)),
    },
    ...between,
    { ...last, from: 1, to: last.from ?? 1 },
  ];
}

function toPieces(
  chapters: readonly ChapterPart[],
  typed: string,
  translation: string,
  language: Language,
): NotePassage['pieces'][number][] {
  const [first] = chapters;
  if (!first) return [];
  const positions = chapters.flatMap(({ book, chapter, from, to }) => {
    const last = to ?? from ?? getVerseCount(translation, book, chapter);
    const { positionsByVerse } = buildChapterMapping(translation, book, chapter, last);
    return [...positionsByVerse].flatMap(([verse, places]) =>
      verse >= (from ?? 1) && verse <= last ? places : [],
    );
  });
  const ranges = toCanonicalRanges(
    first.book,
    [...new Set(positions)].toSorted((a, b) => a - b),
  );
  const { book, chapter, from, to } = first;
  const isOne = ranges.length === 1 && chapters.length === 1;
  return ranges.map((range) => ({
    range,
    reference: isOne ? formatVerseReference(language, book, chapter, from, to) : typed,
  }));
}
