// The gate that every imported translation must pass: whole, in order, clean, and free to be shown.
import { books as canon } from '../../schemas/books.ts';
import { bundledTranslation, knownTranslation } from '../../schemas/translations.ts';
import { isTranslationCode, languageFromIso } from './code.ts';
import type { DraftBible, DraftBook, DraftChapter } from './draft.ts';
import { quoted, type Finding } from './finding.ts';
import { nameFaults, textFaults } from './gate-text.ts';
import { verseFaults } from './gate-verses.ts';

export interface ExpectedBook {
  /** USFM id. */
  id: string;
  chapters: number;
  /** The number of the last verse of each chapter, where the versification is known; else the source's own counts decide. */
  lastVerses?: readonly number[];
}

/** Every fault of a draft: first those of the whole, then those of each book in the order of the file. No fault: it may be stored. */
export function judge(draft: DraftBible, expected: readonly ExpectedBook[] = canon): Finding[] {
  return [...headFaults(draft), ...bookFaults(draft, expected), ...totalFaults(draft), ...draft.books.flatMap((book) => chapterFaults(book, expected))];
}

function headFaults({ id, code, name, language, addresses, licence }: DraftBible): Finding[] {
  const faults: Finding[] = [];
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{1,39}$/.test(id)) {
    faults.push({ code: 'E_ID', place: 'translation.id', message: `${quoted(id)} is no id of a translation: letters, digits, _ and - are.` });
  }
  if (!isTranslationCode(code)) {
    faults.push({ code: 'E_ID', place: 'translation.shortName', message: `${quoted(code)} cannot be a code: 2 to 20 capitals and digits can; choose one with --code.` });
  } else if (code === bundledTranslation.code) {
    faults.push({ code: 'E_ID', place: 'translation.shortName', message: `${code} is bundled with Selah already; choose another code with --code.` });
  }
  const known = knownTranslation(code);
  if (!languageFromIso(language)) {
    faults.push({ code: 'E_LANGUAGE', place: 'translation.language', message: `Selah speaks English, French, Spanish and Portuguese, not ${quoted(language)}; say it with --language.` });
  }
  if (known && languageFromIso(language) && languageFromIso(language) !== known.language) {
    const message = `${known.code} is the ${known.name}, in another language (${known.language}) than this text (${quoted(language)}); choose another code with --code.`;
    faults.push({ code: 'E_LANGUAGE', place: 'translation.language', message });
  }
  for (const [field, address] of Object.entries(addresses)) {
    if (!isWebAddress(address)) faults.push({ code: 'E_URL', place: `translation.${field}`, message: `${quoted(address)} is no web address.` });
  }
  if (licence.length === 0) {
    faults.push({ code: 'E_LICENCE', place: 'translation', message: 'The licence is unknown: there is no licence address, note or notice. Say it with --licence when you know it.' });
  }
  if (name.trim() === '') faults.push({ code: 'E_SHAPE', place: 'translation name', message: 'The translation has no name; say it with --name.' });
  return [...faults, ...nameFaults('translation name', name)];
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol);
}

function bookFaults({ books }: DraftBible, expected: readonly ExpectedBook[]): Finding[] {
  const faults: Finding[] = [];
  const seen = new Set<string>();
  for (const { id } of books) {
    if (!canon.some((book) => book.id === id)) faults.push({ code: 'E_ID', place: `book id ${quoted(id)}`, message: 'This is no USFM id of one of the 66 books.' });
    else if (!expected.some((book) => book.id === id)) faults.push({ code: 'E_BOOK_EXTRA', place: id, message: 'This book was not expected.' });
    if (seen.has(id)) faults.push({ code: 'E_BOOK_DUPLICATE', place: quoted(id), message: 'This book comes twice.' });
    seen.add(id);
  }
  const missing = expected.filter(({ id }) => !seen.has(id));
  return [...faults, ...missing.map(({ id }): Finding => ({ code: 'E_BOOK_MISSING', place: id, message: 'This book is missing.' }))];
}

function totalFaults({ books, declared }: DraftBible): Finding[] {
  const chapters = books.flatMap((book) => book.chapters);
  return [
    ...countFaults('translation.', declared, {
      numberOfBooks: books.length,
      totalNumberOfChapters: chapters.length,
      totalNumberOfVerses: verseCount(chapters),
    }),
    ...books.flatMap((book) => [
      ...countFaults(`${book.id} `, book.declared, { numberOfChapters: book.chapters.length, totalNumberOfVerses: verseCount(book.chapters) }),
      ...book.chapters.flatMap((chapter) => countFaults(`${book.id}.${chapter.number} `, chapter.declared, { numberOfVerses: verseCount([chapter]) })),
    ]),
  ];
}

function countFaults(place: string, declared: Readonly<Record<string, number | undefined>>, presentByField: Readonly<Record<string, number>>): Finding[] {
  return Object.entries(presentByField).flatMap(([field, present]): Finding[] => {
    const count = declared[field];
    if (count === undefined || count === present) return [];
    return [{ code: 'E_COUNT', place: `${place}${field}`, message: `${count} declared, ${present} present.` }];
  });
}

function verseCount(chapters: readonly DraftChapter[]): number {
  return chapters.reduce((sum, { items }) => sum + items.filter((item) => item.kind === 'verse').length, 0);
}

function chapterFaults(book: DraftBook, expected: readonly ExpectedBook[]): Finding[] {
  const faults: Finding[] = Object.entries(book.names).flatMap(([field, name]) => nameFaults(`${book.id} ${field}`, name));
  const { chapters = 0, lastVerses } = expected.find(({ id }) => id === book.id) ?? {};
  const seen = new Set<number>();
  for (const chapter of book.chapters) {
    const place = `${book.id}.${chapter.number}`;
    if (seen.has(chapter.number)) faults.push({ code: 'E_CHAPTER_DUPLICATE', place, message: 'This chapter comes twice.' });
    if (chapters > 0 && !(Number.isInteger(chapter.number) && chapter.number >= 1 && chapter.number <= chapters)) {
      faults.push({ code: 'E_CHAPTER_EXTRA', place, message: `${book.id} has ${chapters} ${chapters === 1 ? 'chapter' : 'chapters'}.` });
    }
    seen.add(chapter.number);
    faults.push(...verseFaults(book.id, chapter, lastVerses?.[chapter.number - 1]), ...textFaults(place, chapter.items));
  }
  for (let number = 1; number <= chapters; number++) {
    if (!seen.has(number)) faults.push({ code: 'E_CHAPTER_MISSING', place: `${book.id}.${number}`, message: 'This chapter is missing.' });
  }
  return faults;
}
