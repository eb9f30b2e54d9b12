// Reads text shared by another app, finds the verse that the text names, and saves it as a prayer,
// gratitude entry or note.
import { bookById } from '../../../schemas/bible/books.ts';
import type { Language } from '../../../schemas/languages.ts';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import { getTranslationLanguage } from '../../../schemas/bible/translations.ts';
import type { DataContext } from '../../data/data-context.ts';
import {
  createGratitudeEntry,
  getGratitudeUrl,
  type GratitudeEntryInput,
} from '../gratitude/data.ts';
import { buildChapterMapping, splitIntoRuns } from '../../data/bible/canonical-ranges.ts';
import { type NoteInput, saveNote } from '../bible/notes/save-note.ts';
import { getVersesUrl } from '../bible/reader-url.ts';
import { findPassage, type Passage, type PassageContext } from '../../data/bible/parse-passage.ts';
import { parsePassageWithPackage } from '../../data/bible/passage-parser-package.ts';
import { findUnambiguousBook } from '../../data/bible/parse-typed-passage.ts';
import { createPrayer, getPrayerUrl, type PrayerInput } from '../prayer/data.ts';

export const sharedKinds = ['prayer', 'gratitude', 'note'] as const;
export type SharedKind = (typeof sharedKinds)[number];

/** A passage with verses, because a note belongs to verses. */
export type SharedPassage = Passage & { from: number };

/**
 * Joins the shared fields into one text.
 * @param shared title, text and url, as named in the manifest's `share_target`; most apps fill only
 *   some fields or repeat the same text
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
/**
 * Characters that are searched for a reference. The beginning of a long shared text is enough to
 * find its subject.
 */
const maxTextLength = 4_000;
const maxNumbers = 20;
/** Link format of Bible apps: bible.com/bible/111/JHN.3.16-18 */
const bibleAppLink =
  /\/(?<book>[1-3]?[A-Z]{2,3})\.(?<chapter>\d{1,3})\.(?<from>\d{1,3})(?:-(?<to>\d{1,3}))?/;

/**
 * Returns the first verse that a text names unambiguously; null if the text names none. Rejects
 * only when the library is needed and cannot be loaded.
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
 * Yields all possible references, the longest name first: for "read First John 4:8" `read First
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
      // Book names begin with a capital, also the name after “First” in “First John”.
      if (/^(?:[1-3]\S*\s*)?\p{Lu}/u.test(typed)) yield `${typed} ${match[0]}`;
    }
  }
}

/**
 * Returns whether a candidate is a reference. "Meet at 3:15" is no reference, although "At 3:15" in
 * the reference field means Acts.
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
  /** Id of the future record, fixed when the text arrives, so that two taps create one record. */
  id: string;
  text: string;
  language: Language;
}

/**
 * What the text is saved as: a prayer, a gratitude entry on a day of the user, or a note on verses
 * in a translation.
 */
export type ShareTarget =
  | { kind: 'prayer' }
  | { kind: 'gratitude'; day: string }
  | { kind: 'note'; passage: SharedPassage; translation: string };

type SharedSave = { target: string } & (
  | { kind: 'prayer'; input: PrayerInput }
  | { kind: 'gratitude'; input: GratitudeEntryInput }
  | { kind: 'note'; input: NoteInput }
);

/** Returns what is saved, and the URL of the later record. */
export function buildSharedSave({ id, text, language }: SharedInput, as: ShareTarget): SharedSave {
  switch (as.kind) {
    case 'prayer':
      return {
        kind: 'prayer',
        input: { request: text, prayer_text: text, verses: [], category: 'other', language },
        target: getPrayerUrl(id),
      };
    case 'gratitude':
      return {
        kind: 'gratitude',
        input: { date: as.day, entry_text: text, language },
        target: getGratitudeUrl(id),
      };
    case 'note':
      return { kind: 'note', ...buildNote({ text, language }, as) };
  }
}

/**
 * Resolves with the URL of the new record when the record is stored on the device. Throws
 * `StorageWriteError`.
 */
export async function saveShared(
  data: DataContext,
  shared: SharedInput,
  as: ShareTarget,
): Promise<string> {
  const { id } = shared;
  const save = buildSharedSave(shared, as);
  switch (save.kind) {
    case 'prayer':
      await createPrayer(data, save.input, id);
      break;
    case 'gratitude':
      await createGratitudeEntry(data, save.input, id);
      break;
    case 'note':
      await saveNote(data, save.input, undefined, id);
      break;
  }
  return save.target;
}

function buildNote(
  { text, language }: Omit<SharedInput, 'id'>,
  { passage, translation }: { passage: SharedPassage; translation: string },
): { input: NoteInput; target: string } {
  const { book, chapter, from, to = from } = passage;
  const verses = Array.from({ length: to - from + 1 }, (_, step) => from + step);
  const pieces = splitIntoRuns(buildChapterMapping(translation, book, chapter, to), verses).map(
    (run) => ({
      range: run.range,
      reference: formatVerseReference(language, book, chapter, run.verses[0], run.verses.at(-1)),
    }),
  );
  return {
    input: {
      fields: { note_text: text, highlight_color: 'none' },
      pieces,
      translation,
      language,
    },
    target: getVersesUrl({ translation, book, chapter }, verses),
  };
}
