// Parses the `complete.json` of the HelloAO Free Use Bible API (types of the npm package
// free-use-bible-api 0.4.0); unknown fields are ignored.
import { isObject } from '../../../schemas/is-object.ts';
import type { ChapterItem } from '../../../schemas/bible/chapter.ts';
import { findHelloaoCode } from '../../../schemas/bible/translations.ts';
import { isTranslationCode } from '../translation-code.ts';
import type {
  DeclaredTotals,
  DraftBible,
  DraftBook,
  DraftChapter,
} from '../validation/draft-translation.ts';
import { quoteExcerpt, type Finding } from '../validation/finding.ts';
import { parsePlainText, parseVerse, type Faults, type NotesById } from './helloao-verse-text.ts';
import { toList, toRecord, toText } from './json-value.ts';

/**
 * The result of the parser. `faults` lists the unreadable parts of the file, and `draft` holds
 * everything else for validation. Without `draft` the file has another format.
 */
interface HelloaoBible {
  draft?: DraftBible;
  faults: Finding[];
}

/**
 * @param code the code of the translation on this server; when missing, the short name or the id of
 *   the file in capitals
 */
export function parseHelloao(file: unknown, code?: string): HelloaoBible {
  const { translation, books } = toRecord(file);
  if (!isObject(translation) || !Array.isArray(books)) {
    return {
      faults: [
        {
          code: 'E_SHAPE',
          location: 'file',
          message:
            'This is JSON, but not a complete.json of HelloAO: it has no translation or no books.',
        },
      ],
    };
  }
  const faults: Finding[] = [];
  const draft = {
    ...readTranslation(translation, code),
    books: books.map((book: unknown) => readBook(toRecord(book), faults)),
  };
  return { draft, faults };
}

function readTranslation(
  from: Record<string, unknown>,
  code: string | undefined,
): Omit<DraftBible, 'books'> {
  const id = toText(from['id']);
  const shortName = toText(from['shortName']).toUpperCase();
  const notice = toText(from['licenseNotice']);
  const licence = [from['licenseUrl'], from['licenseNotes'], notice]
    .map(toText)
    .filter((text) => text.trim() !== '');
  return {
    id,
    // The code of a known translation also gives its verse numbering and its credit line.
    code:
      code ?? findHelloaoCode(id) ?? (isTranslationCode(shortName) ? shortName : id.toUpperCase()),
    name: toText(from['name']),
    language: toText(from['language']),
    addresses: filled({ website: toText(from['website']), licenseUrl: toText(from['licenseUrl']) }),
    licence,
    ...(notice.trim() !== '' && { notice }),
    declared: numbers(from, ['numberOfBooks', 'totalNumberOfChapters', 'totalNumberOfVerses']),
  };
}

function readBook(from: Record<string, unknown>, faults: Finding[]): DraftBook {
  const id = toText(from['id']);
  return {
    id,
    names: filled({
      name: toText(from['name']),
      commonName: toText(from['commonName']),
      title: toText(from['title']),
    }),
    declared: numbers(from, ['numberOfChapters', 'totalNumberOfVerses']),
    chapters: toList(from['chapters']).map((chapter) => readChapter(id, toRecord(chapter), faults)),
  };
}

function readChapter(book: string, from: Record<string, unknown>, faults: Finding[]): DraftChapter {
  const chapter = toRecord(from['chapter']);
  const number = typeof chapter['number'] === 'number' ? chapter['number'] : 0;
  const notes: NotesById = new Map(
    toList(chapter['footnotes'])
      .map(toRecord)
      .map(({ noteId, text }) => [noteId, toText(text)]),
  );
  const location = `${book}.${number}`;
  if (!Array.isArray(chapter['content']))
    faults.push({ code: 'E_SHAPE', location, message: 'The chapter has no list of contents.' });
  const items = toList(chapter['content']).flatMap((item) =>
    readItem(location, toRecord(item), notes, faults),
  );
  return { number, declared: numbers(from, ['numberOfVerses']), items };
}

function readItem(
  location: string,
  item: Record<string, unknown>,
  notes: NotesById,
  faults: Faults,
): ChapterItem[] {
  const { type, number } = item;
  const content = toList(item['content']);
  switch (type) {
    case 'verse':
      if (!Number.isInteger(number)) {
        faults.push({
          code: 'E_SHAPE',
          location,
          message: `A verse has the number ${quoteExcerpt(String(number))}.`,
        });
        return [];
      }
      return [
        {
          kind: 'verse',
          verse: Number(number),
          parts: parseVerse(`${location}.${Number(number)}`, content, notes, faults),
        },
      ];
    case 'heading':
      return [
        { kind: 'heading', ...parsePlainText(`${location} heading`, content, notes, faults) },
      ];
    case 'hebrew_subtitle': {
      const kind = location === 'PSA.119' ? 'letter' : 'title';
      return [{ kind, ...parsePlainText(`${location} ${kind}`, content, notes, faults) }];
    }
    case 'line_break':
      return [{ kind: 'break' }];
    default:
      faults.push({
        code: 'E_SHAPE',
        location,
        message: `The chapter holds something unknown: ${quoteExcerpt(String(type))}.`,
      });
      return [];
  }
}

function filled(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));
}

function numbers<Field extends string>(
  from: Record<string, unknown>,
  fields: readonly Field[],
): DeclaredTotals<Field> {
  const found: DeclaredTotals<Field> = {};
  for (const field of fields) {
    const value = from[field];
    if (typeof value === 'number') found[field] = value;
  }
  return found;
}
