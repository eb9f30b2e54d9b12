// Renumbers the verses of an edition with a foreign numbering to Selah's numbering for its code.
// Otherwise marks and links would point to wrong verses.
import type { ChapterItem, VersePart } from '../../../schemas/bible/chapter.ts';
import {
  fromCanonicalVerses,
  toCanonicalVerses,
  getVerseCount,
  type VerseId,
} from '../../../schemas/bible/numbering.ts';
import { getVerseText } from '../build-chapter.ts';
import type { DraftBible, DraftBook, DraftChapter } from '../validation/draft-translation.ts';

/** One translation code for each numbering that Selah has a table for. */
const knownNumberings = ['FRLSG', 'NBS', 'RVA', 'DARBY', 'WEB', 'NTV', 'ESV', 'KJV'];

export interface RenumberResult {
  draft: DraftBible;
  /**
   * The renumbered books and psalms, with the translation whose numbering they had: `PSA.51
   * (FRLSG)`.
   */
  changed: string[];
}

/**
 * Renumbers book by book, and psalm by psalm, because a verse never moves to another psalm.
 *
 * A book or psalm stays unchanged, and the validation rejects it, when no known numbering explains
 * it, or two numberings explain it differently. No text is lost. Verses that become one verse are
 * joined. When a verse becomes two verses, the second verse contains a note with the position of
 * the text.
 */
export function renumberVerses(draft: DraftBible, code: string): RenumberResult {
  const changed: string[] = [];
  const books = draft.books.map((book): DraftBook => {
    const units = book.id === 'PSA' ? book.chapters.map((chapter) => [chapter]) : [book.chapters];
    const usual = book.id === 'PSA' ? findUsualNumbering(book, code) : code;
    let isChanged = false;
    const chapters = units.flatMap((unit) => {
      const from = findNumbering(book.id, unit, code, usual);
      if (from === undefined) return unit;
      isChanged = true;
      changed.push(`${book.id}${unit.length === 1 ? `.${unit[0]?.number}` : ''} (${from})`);
      return renumberConsecutively(book.id, unit, from, code);
    });
    return isChanged ? { ...book, declared: {}, chapters } : book;
  });
  return changed.length === 0
    ? { draft, changed }
    : { draft: { ...draft, declared: {}, books }, changed };
}

/**
 * Returns the numbering that most psalms match. Psalm 13 has six verses with or without its title
 * as a verse, so it follows the other psalms.
 */
function findUsualNumbering({ id, chapters }: DraftBook, code: string): string {
  const fitting = (known: string): number =>
    chapters.filter((chapter) => fits(id, [chapter], known)).length;
  const [best = code] = [code, ...knownNumberings].toSorted(
    (one, other) => fitting(other) - fitting(one),
  );
  return best;
}

function fits(book: string, unit: readonly DraftChapter[], known: string): boolean {
  return unit.every((chapter) => lastVerse(chapter) === getVerseCount(known, book, chapter.number));
}

/**
 * Returns undefined when the book or psalm already has the expected numbering, or when its
 * numbering is unknown.
 */
function findNumbering(
  book: string,
  unit: readonly DraftChapter[],
  code: string,
  usual: string,
): string | undefined {
  if (usual !== code && fits(book, unit, usual)) {
    const isSame = listVerses(book, unit).every(
      (at) =>
        JSON.stringify(listTargets(at, usual, code)) ===
        JSON.stringify(listTargets(at, code, code)),
    );
    if (!isSame) return usual;
  }
  if (fits(book, unit, code)) return undefined;
  const fitting = knownNumberings.filter((known) => fits(book, unit, known));
  const distinctMappings = new Set(
    fitting.map((known) =>
      JSON.stringify(listVerses(book, unit).map((at) => listTargets(at, known, code))),
    ),
  );
  return distinctMappings.size === 1 ? fitting[0] : undefined;
}

function lastVerse({ items }: DraftChapter): number {
  return Math.max(0, ...items.map((item) => (item.kind === 'verse' ? item.verse : 0)));
}

function listVerses(book: string, unit: readonly DraftChapter[]): VerseId[] {
  return unit.flatMap(({ number, items }) =>
    items.flatMap((item) =>
      item.kind === 'verse' ? [{ book, chapter: number, verse: item.verse }] : [],
    ),
  );
}

/**
 * Returns the positions of a verse in the other numbering, or `title` when the verse is the title
 * of a psalm there.
 */
function listTargets(at: VerseId, from: string, code: string): VerseId[] | 'title' {
  const grid = toCanonicalVerses(from, at);
  if (grid.length > 0 && grid.every(({ verse }) => verse === 0)) return 'title';
  const found = grid
    .filter(({ verse }) => verse > 0)
    .flatMap((one) => fromCanonicalVerses(code, one));
  return found.filter(
    (one, index) =>
      found.findIndex(({ chapter, verse }) => chapter === one.chapter && verse === one.verse) ===
      index,
  );
}

function renumberConsecutively(
  book: string,
  unit: readonly DraftChapter[],
  from: string,
  code: string,
): DraftChapter[] {
  const itemsByChapter = new Map<number, ChapterItem[]>(unit.map(({ number }) => [number, []]));
  const written = new Map<string, VersePart[]>();
  const seconds: { chapter: number; verse: number; first: string }[] = [];
  // Headings and breaks move with the verse after them.
  let waiting: ChapterItem[] = [];

  function into(chapter: number, ...items: ChapterItem[]): void {
    itemsByChapter.set(chapter, [...(itemsByChapter.get(chapter) ?? []), ...waiting, ...items]);
    waiting = [];
  }

  for (const { number, items } of unit) {
    for (const item of items) {
      if (item.kind !== 'verse') {
        waiting.push(item);
        continue;
      }
      const targets = listTargets({ book, chapter: number, verse: item.verse }, from, code);
      if (targets === 'title') {
        into(number, buildTitle(item.parts));
        continue;
      }
      const [first, ...others] = targets;
      if (!first) continue;
      const before = written.get(`${first.chapter}:${first.verse}`);
      if (before) {
        before.push({ text: ' ' }, ...item.parts);
        continue;
      }
      const parts = [...item.parts];
      written.set(`${first.chapter}:${first.verse}`, parts);
      into(first.chapter, { kind: 'verse', verse: first.verse, parts });
      seconds.push(
        ...others.map(({ chapter, verse }) => ({
          chapter,
          verse,
          first:
            chapter === first.chapter
              ? `${first.verse}–${verse}`
              : `${first.chapter}:${first.verse}`,
        })),
      );
    }
    into(number);
  }
  for (const { chapter, verse, first } of seconds) {
    if (!written.has(`${chapter}:${verse}`))
      itemsByChapter.set(
        chapter,
        withVerse(itemsByChapter.get(chapter) ?? [], {
          kind: 'verse',
          verse,
          parts: [{ note: first }],
        }),
      );
  }
  return unit.map(({ number }) => ({
    number,
    declared: {},
    items: itemsByChapter.get(number) ?? [],
  }));
}

function buildTitle(parts: readonly VersePart[]): ChapterItem {
  const notes = parts.flatMap((part) => ('note' in part ? [part.note] : []));
  return { kind: 'title', text: getVerseText(parts).trim(), ...(notes.length > 0 && { notes }) };
}

/** Inserts the verse at its position by number. */
function withVerse(
  items: readonly ChapterItem[],
  added: Extract<ChapterItem, { kind: 'verse' }>,
): ChapterItem[] {
  const after = items.findLastIndex((item) => item.kind === 'verse' && item.verse < added.verse);
  return items.toSpliced(after + 1, 0, added);
}
