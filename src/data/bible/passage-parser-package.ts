// Parses references with bible-passage-reference-parser when our own parser fails: abbreviations
// and whole phrases. The package and its words of a language are loaded on first use.
import type { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js';
import pMemoize from 'p-memoize';
import { type BookId, books } from '../../../schemas/bible/books.ts';
import type { Language } from '../../../schemas/languages.ts';
import type { TypedNumbers } from './parse-typed-passage.ts';

type ReferenceWords = ConstructorParameters<typeof bcv_parser>[0];

/** Names of the 66 books in the library, in canonical order. */
const osisNames =
  'Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl Song Isa Jer Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal ' +
  'Matt Mark Luke John Acts Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas 1Pet 2Pet 1John 2John 3John Jude Rev';
const booksByOsis = new Map(osisNames.split(' ').map((name, order) => [name, books[order]?.id]));

export interface ParsedPassage {
  book: BookId;
  numbers: TypedNumbers;
}

/** Rejects when the library cannot be loaded. */
export async function parsePassageWithPackage(
  text: string,
  language: Language,
): Promise<ParsedPassage | null> {
  const parser = await getParser(language);
  parser.set_options({ punctuation_strategy: /\d\s*,\s*\d/.test(text) ? 'eu' : 'us' });
  parser.parse(text);
  const [first] = parser.osis_and_indices();
  // The result counts only if the parser understood the whole text, from the first character to the
  // last.
  if (!first || first.indices[0] > 0 || first.indices[1] < text.length) return null;
  return parseOsis(first.osis);
}

/** John.3.16, John.3.16-John.3.18, John.3. */
function parseOsis(osis: string): ParsedPassage | null {
  const [whole = '', ...others] = osis.split(',');
  const [start = '', end] = whole.split('-');
  const [name = '', chapter, verse] = start.split('.');
  const book = booksByOsis.get(name);
  if (!book) return null;
  const numbers: TypedNumbers = {
    ...(others.length > 0 && { isPart: true }),
    ...(chapter !== undefined && { chapter: Number(chapter) }),
    ...(verse !== undefined && { from: Number(verse) }),
  };
  const [endName, endChapter, endVerse] = end?.split('.') ?? [];
  if (endName !== undefined && (endName !== name || endChapter !== chapter)) numbers.isPart = true;
  if (verse !== undefined && endName !== undefined)
    numbers.to =
      endName === name && endChapter === chapter && endVerse !== undefined
        ? Number(endVerse)
        : 'end';
  return { book, numbers };
}

/** A failure is not kept: the next call may load the parser successfully. */
const getParser = pMemoize(loadParser);

async function loadParser(language: Language): Promise<bcv_parser> {
  const [{ bcv_parser: Parser }, words] = await Promise.all([
    import('bible-passage-reference-parser/esm/bcv_parser.js'),
    loadReferenceWords(language),
  ]);
  const parser = new Parser(words);
  // Existing chapters depend on the translation, so the parser does not check them.
  parser.set_options({
    passage_existence_strategy: 'none',
    book_alone_strategy: 'first_chapter',
    captive_end_digits_strategy: 'include',
    zero_verse_strategy: 'allow',
  });
  return parser;
}

async function loadReferenceWords(language: Language): Promise<ReferenceWords> {
  return import(`./reference-words/${language}.ts`);
}
