// Reads the `complete.json` of the HelloAO Free Use Bible API (types of the npm package free-use-bible-api 0.4.0); unknown fields are ignored.
import type { ChapterItem } from '../../../schemas/chapter.ts';
import { isTranslationCode } from '../code.ts';
import type { Declared, DraftBible, DraftBook, DraftChapter } from '../draft.ts';
import { quoted, type Finding } from '../finding.ts';
import { readWords, readVerse, type Faults, type NotesById } from './helloao-verse.ts';
import { isRecord, listOf, recordOf, textOf } from './json-value.ts';

/** What of the file is unreadable is in `faults`; everything else waits for the gate in `draft`. Without `draft` the file is something else. */
interface HelloaoBible {
  draft?: DraftBible;
  faults: Finding[];
}

/** @param code the code to serve it under; else its short name, else its id, in capitals */
export function readHelloao(file: unknown, code?: string): HelloaoBible {
  const { translation, books } = recordOf(file);
  if (!isRecord(translation) || !Array.isArray(books)) {
    return { faults: [{ code: 'E_SHAPE', place: 'file', message: 'This is JSON, but not a complete.json of HelloAO: it has no translation or no books.' }] };
  }
  const faults: Finding[] = [];
  const draft = { ...readTranslation(translation, code), books: books.map((book: unknown) => readBook(recordOf(book), faults)) };
  return { draft, faults };
}

function readTranslation(from: Record<string, unknown>, code: string | undefined): Omit<DraftBible, 'books'> {
  const id = textOf(from['id']);
  const shortName = textOf(from['shortName']).toUpperCase();
  const notice = textOf(from['licenseNotice']);
  const licence = [from['licenseUrl'], from['licenseNotes'], notice].map(textOf).filter((text) => text.trim() !== '');
  return {
    id,
    code: code ?? (isTranslationCode(shortName) ? shortName : id.toUpperCase()),
    name: textOf(from['name']),
    language: textOf(from['language']),
    addresses: filled({ website: textOf(from['website']), licenseUrl: textOf(from['licenseUrl']) }),
    licence,
    ...(notice.trim() !== '' && { notice }),
    declared: numbers(from, ['numberOfBooks', 'totalNumberOfChapters', 'totalNumberOfVerses']),
  };
}

function readBook(from: Record<string, unknown>, faults: Finding[]): DraftBook {
  const id = textOf(from['id']);
  return {
    id,
    names: filled({ name: textOf(from['name']), commonName: textOf(from['commonName']), title: textOf(from['title']) }),
    declared: numbers(from, ['numberOfChapters', 'totalNumberOfVerses']),
    chapters: listOf(from['chapters']).map((chapter) => readChapter(id, recordOf(chapter), faults)),
  };
}

function readChapter(book: string, from: Record<string, unknown>, faults: Finding[]): DraftChapter {
  const chapter = recordOf(from['chapter']);
  const number = typeof chapter['number'] === 'number' ? chapter['number'] : 0;
  const notes: NotesById = new Map(listOf(chapter['footnotes']).map(recordOf).map(({ noteId, text }) => [noteId, textOf(text)]));
  const place = `${book}.${number}`;
  if (!Array.isArray(chapter['content'])) faults.push({ code: 'E_SHAPE', place, message: 'The chapter has no list of contents.' });
  const items = listOf(chapter['content']).flatMap((item) => readItem(place, recordOf(item), notes, faults));
  return { number, declared: numbers(from, ['numberOfVerses']), items };
}

function readItem(place: string, item: Record<string, unknown>, notes: NotesById, faults: Faults): ChapterItem[] {
  const { type, number } = item;
  const content = listOf(item['content']);
  switch (type) {
    case 'verse':
      if (!Number.isInteger(number)) {
        faults.push({ code: 'E_SHAPE', place, message: `A verse has the number ${quoted(String(number))}.` });
        return [];
      }
      return [{ kind: 'verse', verse: Number(number), parts: readVerse(`${place}.${Number(number)}`, content, notes, faults) }];
    case 'heading':
      return [{ kind: 'heading', ...readWords(`${place} heading`, content, notes, faults) }];
    case 'hebrew_subtitle': {
      const kind = place === 'PSA.119' ? 'letter' : 'title';
      return [{ kind, ...readWords(`${place} ${kind}`, content, notes, faults) }];
    }
    case 'line_break':
      return [{ kind: 'break' }];
    default:
      faults.push({ code: 'E_SHAPE', place, message: `The chapter holds something unknown: ${quoted(String(type))}.` });
      return [];
  }
}

function filled(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));
}

function numbers<Field extends string>(from: Record<string, unknown>, fields: readonly Field[]): Declared<Field> {
  const found: Declared<Field> = {};
  for (const field of fields) {
    const value = from[field];
    if (typeof value === 'number') found[field] = value;
  }
  return found;
}
