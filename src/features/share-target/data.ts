// What another app hands over: its words, the verse they speak of, and what a person makes of them
// here.
import { bookById } from '../../../schemas/bible/books.ts';
import type { Language } from '../../../schemas/fields.ts';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import { getTranslationLanguage } from '../../../schemas/bible/translations.ts';
import type { DataContext } from '../../data/data-context.ts';
import { createGratitudeEntry } from '../gratitude/data.ts';
import { buildChapterMapping, splitIntoRuns } from '../../data/bible/canonical-ranges.ts';
import { saveNote } from '../bible/notes/save-note.ts';
import { findPassage, type Passage, type PassageContext } from '../../data/bible/parse-passage.ts';
import { parsePassageWithPackage } from '../../data/bible/passage-parser-package.ts';
import { findUnambiguousBook } from '../../data/bible/parse-typed-passage.ts';
import { createPrayer } from '../prayer/data.ts';

export const sharedKinds = ['prayer', 'gratitude', 'note'] as const;
export type SharedKind = (typeof sharedKinds)[number];

/** A place with verses: a note lies on them. */
export type SharedPassage = Passage & { from: number };

/**
 * @param shared title, text and url, as the manifest's `share_target` names them; most apps fill
 * only some, or say the same twice
 */
export function getSharedText(shared: URLSearchParams): string {
  const words: string[] = [];
  for (const name of ['text', 'title', 'url']) {
    const part = shared.get(name)?.trim() ?? '';
    if (part === '' || words.some((before) => before.includes(part))) continue;
    if (name === 'title') words.unshift(part);
    else words.push(part);
  }
  return words.join('\n');
}

const referenceNumbers =
  /(?<chapter>\d{1,3})\s?[:.,]\s?(?<verses>\d{1,3}(?:\s?[-–—]\s?\d{1,3})?)(?![\d:])/g;
/** Song of Solomon, Cantique des cantiques, Atos dos Apóstolos. */
const maxNameWords = 4;
/** Of a whole book that somebody shares, its beginning says what it is about. */
const maxTextLength = 4_000;
const maxNumbers = 20;
/** As Bible apps link it: bible.com/bible/111/JHN.3.16-18 */
const bibleAppLink =
  /\/(?<book>[1-3]?[A-Z]{2,3})\.(?<chapter>\d{1,3})\.(?<from>\d{1,3})(?:-(?<to>\d{1,3}))?/;

/**
 * The first verse that a text names beyond doubt; null where it names none. Rejects only when the
 * library is needed and cannot be loaded.
 */
export async function findSharedPassage(
  text: string,
  context: PassageContext,
): Promise<SharedPassage | null> {
  for (const candidate of listCandidates(text)) {
    if (!(await isReference(candidate, context))) continue;
    const found = await findPassage(candidate, context);
    if (found?.kind === 'place' && hasVerse(found)) return found;
  }
  return null;
}

export function hasVerse(passage: Passage): passage is SharedPassage {
  return passage.from !== undefined;
}

/**
 * All that may be a reference, the longest name first: of "read First John 4:8" that is `read First
 * John`, `First John`, `John`.
 */
function* listCandidates(text: string): Generator<string> {
  const { book, chapter, from, to } = bibleAppLink.exec(text)?.groups ?? {};
  const name = bookById(book ?? '')?.names.en;
  if (name !== undefined) yield `${name} ${chapter}:${from}${to === undefined ? '' : `-${to}`}`;
  for (const match of [...text.slice(0, maxTextLength).matchAll(referenceNumbers)].slice(
    0,
    maxNumbers,
  )) {
    const before =
      text
        .slice(Math.max(0, match.index - 60), match.index)
        .split('\n')
        .at(-1) ?? '';
    const words = before.split(/\s+/).filter((word) => word !== '');
    for (let count = Math.min(maxNameWords, words.length); count > 0; count -= 1) {
      const typed = words
        .slice(-count)
        .join(' ')
        .replace(/^[^\p{L}\d]+/u, '');
      // Names are written large, also that of the first of two letters.
      if (/^(?:[1-3]\S*\s*)?\p{Lu}/u.test(typed)) yield `${typed} ${match[0]}`;
    }
  }
}

/**
 * "Meet at 3:15" is no place, though a person who types "At 3:15" into the field for places means
 * Acts.
 */
async function isReference(
  candidate: string,
  { language, translation }: PassageContext,
): Promise<boolean> {
  const languages = [...new Set([language, getTranslationLanguage(translation) ?? language])];
  const name = candidate.replace(/\s*\d{1,3}\s?[:.,].*$/, '');
  if (findUnambiguousBook(name, languages)) return true;
  for (const one of languages) if (await parsePassageWithPackage(candidate, one)) return true;
  return false;
}

interface SharedInput {
  /** Of what it becomes, from its arrival on: two taps make one record. */
  id: string;
  text: string;
  language: Language;
}

/**
 * As what it is kept: a prayer, an entry on a day of the person's own, a note on verses in the
 * numbering of a translation.
 */
export type ShareTarget =
  | { kind: 'prayer' }
  | { kind: 'gratitude'; day: string }
  | { kind: 'note'; passage: SharedPassage; translation: string };

/**
 * Resolves with the address of what was made when it is on the device. Throws `StorageWriteError`.
 */
export async function saveShared(
  data: DataContext,
  { id, text, language }: SharedInput,
  as: ShareTarget,
): Promise<string> {
  switch (as.kind) {
    case 'prayer':
      return `/Prayer?view=mine#${await createPrayer(data, { request: text, prayer_text: text, verses: [], category: 'other', language }, id)}`;
    case 'gratitude':
      return `/Gratitude?view=journal#${await createGratitudeEntry(data, { date: as.day, entry_text: text, language }, id)}`;
    case 'note':
      return saveNoteOnVerses(data, { id, text, language }, as);
  }
}

async function saveNoteOnVerses(
  data: DataContext,
  { id, text, language }: SharedInput,
  { passage, translation }: { passage: SharedPassage; translation: string },
): Promise<string> {
  const { book, chapter, from, to = from } = passage;
  const verses = Array.from({ length: to - from + 1 }, (_, step) => from + step);
  const pieces = splitIntoRuns(buildChapterMapping(translation, book, chapter, to), verses).map(
    (run) => ({
      range: run.range,
      reference: formatVerseReference(language, book, chapter, run.verses[0], run.verses.at(-1)),
    }),
  );
  await saveNote(
    data,
    { fields: { note_text: text, highlight_color: 'none' }, pieces, translation, language },
    undefined,
    id,
  );
  return `/Bible/${encodeURIComponent(translation)}/${book}/${chapter}/${from}${to > from ? `-${to}` : ''}`;
}
