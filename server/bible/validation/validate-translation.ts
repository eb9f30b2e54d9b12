// Validates an imported translation: complete, in order, free of text faults, and licensed for
// display.
import { books as canon } from '../../../schemas/bible/books.ts';
import { bundledTranslation, findKnownTranslation } from '../../../schemas/bible/translations.ts';
import { languages } from '../../../schemas/languages.ts';
import { isTranslationCode, parseIsoLanguage } from '../translation-code.ts';
import type { DraftBible, DraftBook, DraftChapter } from './draft-translation.ts';
import { quoteExcerpt, type Finding } from './finding.ts';
import { findNameFaults, findTextFaults } from './text-faults.ts';
import { findVerseFaults } from './verse-faults.ts';

/** English, French, Spanish and Portuguese. */
const languageNames = new Intl.ListFormat('en-GB').format(
  languages.map(
    (language) => new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language,
  ),
);

export interface ExpectedBook {
  /** USFM id. */
  id: string;
  chapters: number;
  /**
   * The last verse number of each chapter, when the versification is known. Otherwise the counts of
   * the source apply.
   */
  lastVerses?: readonly number[];
}

/**
 * Returns all faults of a draft: first faults of the whole draft, then faults of each book in file
 * order. A draft without faults may be stored.
 */
export function validateBible(
  draft: DraftBible,
  expected: readonly ExpectedBook[] = canon,
): Finding[] {
  return [
    ...findHeadFaults(draft),
    ...findBookFaults(draft, expected),
    ...findTotalFaults(draft),
    ...draft.books.flatMap((book) => findChapterFaults(book, expected)),
  ];
}

function findHeadFaults({ id, code, name, language, addresses, licence }: DraftBible): Finding[] {
  const faults: Finding[] = [];
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{1,39}$/.test(id)) {
    faults.push({
      code: 'E_ID',
      location: 'translation.id',
      message: `${quoteExcerpt(id)} is not a valid translation id: only letters, digits, _ and - are allowed.`,
    });
  }
  if (!isTranslationCode(code)) {
    faults.push({
      code: 'E_ID',
      location: 'translation.shortName',
      message: `${quoteExcerpt(code)} is not a valid code; choose a code of 2 to 20 capitals and digits with --code.`,
    });
  } else if (code === bundledTranslation.code) {
    faults.push({
      code: 'E_ID',
      location: 'translation.shortName',
      message: `${code} is bundled with Selah already; choose another code with --code.`,
    });
  }
  const known = findKnownTranslation(code);
  if (!parseIsoLanguage(language)) {
    faults.push({
      code: 'E_LANGUAGE',
      location: 'translation.language',
      message: `Selah supports ${languageNames}, not ${quoteExcerpt(language)}; set it with --language.`,
    });
  }
  if (known && parseIsoLanguage(language) && parseIsoLanguage(language) !== known.language) {
    const message = `${known.code} is the ${known.name}, in another language (${known.language}) than this text (${quoteExcerpt(language)}); choose another code with --code.`;
    faults.push({ code: 'E_LANGUAGE', location: 'translation.language', message });
  }
  for (const [field, address] of Object.entries(addresses)) {
    if (!isWebAddress(address))
      faults.push({
        code: 'E_URL',
        location: `translation.${field}`,
        message: `${quoteExcerpt(address)} is no web address.`,
      });
  }
  if (licence.length === 0) {
    faults.push({
      code: 'E_LICENCE',
      location: 'translation',
      message:
        'The licence is unknown: there is no licence address, note or notice. Set it with ' +
        '--licence when you know it.',
    });
  }
  if (name.trim() === '')
    faults.push({
      code: 'E_SHAPE',
      location: 'translation name',
      message: 'The translation has no name; set it with --name.',
    });
  return [...faults, ...findNameFaults('translation name', name)];
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol);
}

function findBookFaults({ books }: DraftBible, expected: readonly ExpectedBook[]): Finding[] {
  const faults: Finding[] = [];
  const seen = new Set<string>();
  for (const { id } of books) {
    if (!canon.some((book) => book.id === id))
      faults.push({
        code: 'E_ID',
        location: `book id ${quoteExcerpt(id)}`,
        message: 'This is no USFM id of one of the 66 books.',
      });
    else if (!expected.some((book) => book.id === id))
      faults.push({ code: 'E_BOOK_EXTRA', location: id, message: 'This book was not expected.' });
    if (seen.has(id))
      faults.push({
        code: 'E_BOOK_DUPLICATE',
        location: quoteExcerpt(id),
        message: 'This book comes twice.',
      });
    seen.add(id);
  }
  const missing = expected.filter(({ id }) => !seen.has(id));
  return [
    ...faults,
    ...missing.map(({ id }): Finding => ({
      code: 'E_BOOK_MISSING',
      location: id,
      message: 'This book is missing.',
    })),
  ];
}

function findTotalFaults({ books, declared }: DraftBible): Finding[] {
  const chapters = books.flatMap((book) => book.chapters);
  return [
    ...findCountFaults('translation.', declared, {
      numberOfBooks: books.length,
      totalNumberOfChapters: chapters.length,
      totalNumberOfVerses: verseCount(chapters),
    }),
    ...books.flatMap((book) => [
      ...findCountFaults(`${book.id} `, book.declared, {
        numberOfChapters: book.chapters.length,
        totalNumberOfVerses: verseCount(book.chapters),
      }),
      ...book.chapters.flatMap((chapter) =>
        findCountFaults(`${book.id}.${chapter.number} `, chapter.declared, {
          numberOfVerses: verseCount([chapter]),
        }),
      ),
    ]),
  ];
}

function findCountFaults(
  location: string,
  declared: Readonly<Record<string, number | undefined>>,
  presentByField: Readonly<Record<string, number>>,
): Finding[] {
  return Object.entries(presentByField).flatMap(([field, present]): Finding[] => {
    const count = declared[field];
    if (count === undefined || count === present) return [];
    return [
      {
        code: 'E_COUNT',
        location: `${location}${field}`,
        message: `${count} declared, ${present} present.`,
      },
    ];
  });
}

function verseCount(chapters: readonly DraftChapter[]): number {
  return chapters.reduce(
    (sum, { items }) => sum + items.filter((item) => item.kind === 'verse').length,
    0,
  );
}

function findChapterFaults(book: DraftBook, expected: readonly ExpectedBook[]): Finding[] {
  const faults: Finding[] = Object.entries(book.names).flatMap(([field, name]) =>
    findNameFaults(`${book.id} ${field}`, name),
  );
  const { chapters = 0, lastVerses } = expected.find(({ id }) => id === book.id) ?? {};
  const seen = new Set<number>();
  for (const chapter of book.chapters) {
    const location = `${book.id}.${chapter.number}`;
    if (seen.has(chapter.number))
      faults.push({ code: 'E_CHAPTER_DUPLICATE', location, message: 'This chapter comes twice.' });
    if (
      chapters > 0 &&
      !(Number.isInteger(chapter.number) && chapter.number >= 1 && chapter.number <= chapters)
    ) {
      faults.push({
        code: 'E_CHAPTER_EXTRA',
        location,
        message: `${book.id} has ${chapters} ${chapters === 1 ? 'chapter' : 'chapters'}.`,
      });
    }
    seen.add(chapter.number);
    faults.push(
      ...findVerseFaults(book.id, chapter, lastVerses?.[chapter.number - 1]),
      ...findTextFaults(location, chapter.items),
    );
  }
  for (let number = 1; number <= chapters; number++) {
    if (!seen.has(number))
      faults.push({
        code: 'E_CHAPTER_MISSING',
        location: `${book.id}.${number}`,
        message: 'This chapter is missing.',
      });
  }
  return faults;
}
