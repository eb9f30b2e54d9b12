// Optional repairs of a draft: split verse numbers, psalm titles inside verse 1, double
// apostrophes, and books outside the 66. Each repair is reported.
import { books as canon } from '../../../schemas/bible/books.ts';
import type { ChapterItem, VersePart } from '../../../schemas/bible/chapter.ts';
import { getVerseText } from '../build-chapter.ts';
import type { DraftBible, DraftBook, DraftChapter } from '../validation/draft-translation.ts';
import { quoteExcerpt } from '../validation/finding.ts';

export interface Repair {
  place: string;
  /** One English sentence. */
  message: string;
}

/**
 * - A verse number that is split by a space is joined: after 114, `11 5Text` is verse 115.
 * - The first words of verse 1 of a psalm become its title when an empty line follows. Exclamations
 *   (`Louez l’Éternel!`) remain part of the verse.
 * - Double apostrophes become single apostrophes.
 * - Books outside the 66 books are left out.
 */
export function repairDraft(draft: DraftBible, repairs: Repair[]): DraftBible {
  const books = draft.books
    .filter(({ id }) => isKnownBook(id, repairs))
    .map((book) => repairBook(book, repairs));
  return { ...draft, books };
}

function isKnownBook(id: string, repairs: Repair[]): boolean {
  const isCanonical = id === '' || canon.some((book) => book.id === id);
  if (!isCanonical)
    repairs.push({
      place: quoteExcerpt(id),
      message: 'The book is not one of the 66 and was left out.',
    });
  return isCanonical;
}

function repairBook(book: DraftBook, repairs: Repair[]): DraftBook {
  return {
    ...book,
    chapters: book.chapters.map((chapter) => repairChapter(book.id, chapter, repairs)),
  };
}

function repairChapter(book: string, chapter: DraftChapter, repairs: Repair[]): DraftChapter {
  const location = `${book}.${chapter.number}`;
  let before = 0;
  const items = chapter.items.flatMap((item): ChapterItem[] => {
    if (item.kind === 'paragraph' || item.kind === 'break') return [item];
    if (item.kind !== 'verse') return [repairTextItem(item, location, repairs)];
    const verse = joinedNumber(item, before);
    if (verse !== item.verse) {
      repairs.push({
        place: `${location}.${verse}`,
        message: `The verse was marked ${item.verse} and began with ${quoteExcerpt(getVerseText(item.parts).slice(0, 12))}: the number was put together.`,
      });
    }
    before = verse;
    const parts = singleApostrophes(
      verse === item.verse ? item.parts : withoutDigits(item.parts),
      `${location}.${verse}`,
      repairs,
    );
    const rest = book === 'PSA' && verse === 1 ? psalmTitle(parts) : undefined;
    if (!rest) return [{ kind: 'verse', verse, parts }];
    repairs.push({
      place: `${location}.1`,
      message: `The first line became the title of the psalm: ${quoteExcerpt(rest.title)}.`,
    });
    return [
      { kind: 'title', text: rest.title },
      { kind: 'verse', verse, parts: rest.parts },
    ];
  });
  return { ...chapter, items };
}

type VerseItem = Extract<ChapterItem, { kind: 'verse' }>;
type WordsItem = Extract<ChapterItem, { text: string }>;

function joinedNumber({ verse, parts }: VerseItem, before: number): number {
  const [digits] = /^\d+(?=\p{L})/u.exec(getVerseText(parts)) ?? [];
  return digits !== undefined && Number(`${verse}${digits}`) === before + 1 ? before + 1 : verse;
}

function withoutDigits(parts: readonly VersePart[]): VersePart[] {
  const first = parts.findIndex((part) => 'text' in part);
  return parts.map((part, index) =>
    index === first && 'text' in part ? { ...part, text: part.text.replace(/^\d+/, '') } : part,
  );
}

/** Returns the text before the first empty line (two breaks) when more text follows. */
function psalmTitle(
  parts: readonly VersePart[],
): { title: string; parts: VersePart[] } | undefined {
  const end = parts.findIndex(
    (part, index) => 'break' in part && 'break' in (parts[index + 1] ?? {}),
  );
  const head = parts.slice(0, Math.max(0, end)).filter((part) => !('break' in part));
  const rest = parts.slice(end + 2).map((part) => ({ ...part }));
  const first = rest.find((part) => 'text' in part);
  const title = getVerseText(head);
  if (!first || !/^[^!?]*[.,]$/.test(title)) return undefined;
  first.text = first.text.trimStart();
  return { title, parts: rest };
}

const doubled = /''|’’/g;

function singleApostrophes(
  parts: readonly VersePart[],
  location: string,
  repairs: Repair[],
): VersePart[] {
  const repaired = parts.map((part): VersePart => {
    if ('text' in part) return { ...part, text: part.text.replace(doubled, '’') };
    if ('note' in part) return { note: part.note.replace(doubled, '’') };
    return 'heading' in part ? { heading: part.heading.replace(doubled, '’') } : part;
  });
  recordApostrophes(parts, repaired, location, repairs);
  return repaired;
}

function repairTextItem(item: WordsItem, location: string, repairs: Repair[]): WordsItem {
  const { kind, text, notes } = item;
  const repaired = {
    kind,
    text: text.replace(doubled, '’'),
    ...(notes && { notes: notes.map((note) => note.replace(doubled, '’')) }),
  };
  recordApostrophes(item, repaired, `${location} ${kind}`, repairs);
  return repaired;
}

function recordApostrophes(
  before: unknown,
  after: unknown,
  location: string,
  repairs: Repair[],
): void {
  if (JSON.stringify(before) !== JSON.stringify(after))
    repairs.push({ place: location, message: 'Doubled apostrophes became one.' });
}
