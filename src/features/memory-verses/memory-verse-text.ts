// Loads the text of a memory verse: in the translation in which it is learnt, otherwise in the
// translation that the person reads. Only chapters on this device, or also those of the server.
import type { Chapter } from '../../../schemas/bible/chapter.ts';
import { type MemoryVerse, memoryVerseSchema } from '../../../schemas/entities/memory-verse.ts';
import type { Language } from '../../../schemas/languages.ts';
import { fromCanonicalVerses, type VerseId } from '../../../schemas/bible/numbering.ts';
import { bundledTranslation } from '../../../schemas/bible/translations.ts';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import { type CanonicalRange, listCanonicalPositions } from '../../data/bible/canonical-ranges.ts';
import { readChapterOnDevice } from '../../data/bible/chapter-on-device.ts';
import { type ChapterLocation, readChapter } from '../../data/bible/chapters.ts';
import type { DataContext } from '../../data/data-context.ts';
import { applyVerseTypography } from '../../locales/verse-typography.ts';
import { loadTranslationsToQuote } from '../generation/verses/quoted-translations.ts';

export interface VerseText {
  kind: 'text';
  text: string;
  /** In the numbering of the translation. */
  reference: string;
  /** Code in capitals. */
  translation: string;
  /** BCP 47 language of the text. */
  language: string;
  /** A credit line that must be shown with the text. */
  notice?: string | undefined;
}

/** `offline`: not on this device. `missing`: no text that can be read has the verse. */
export type VerseTextResult = VerseText | { kind: 'offline' } | { kind: 'missing' };

const maxVerse = memoryVerseSchema.properties.end_verse.maximum;

/** Reads the text from this device, otherwise from the server. */
export async function loadVerseText(
  data: DataContext,
  verse: MemoryVerse,
  language: Language,
): Promise<VerseTextResult> {
  let isOffline = false;
  const text = await findText(verse, language, {
    loadOther: () => loadPreferredTranslation(data, language),
    async readPlace(place) {
      const result = await readChapter(data, place);
      if (result.kind === 'chapter') return result.chapter;
      isOffline ||= result.kind === 'offline';
      return null;
    },
  });
  return text ?? { kind: isOffline ? 'offline' : 'missing' };
}

/** Returns the texts that are on this device, by record id. Never asks the server for a chapter. */
export async function findVerseTextsOnDevice(
  data: DataContext,
  verses: readonly { id: string; fields: MemoryVerse }[],
  language: Language,
): Promise<Map<string, VerseText>> {
  let other: Promise<string | undefined> | undefined;
  const loadOther = () => (other ??= loadPreferredTranslation(data, language));
  const readPlace = (place: ChapterLocation) => readChapterOnDevice(data, place);
  const texts = new Map<string, VerseText>();
  for (const { id, fields } of verses) {
    const text = await findText(fields, language, { loadOther, readPlace });
    if (text) texts.set(id, text);
  }
  return texts;
}

/** The translation that the person reads in a language. */
async function loadPreferredTranslation(
  data: DataContext,
  language: Language,
): Promise<string | undefined> {
  return (await loadTranslationsToQuote(data, language))[0];
}

interface TextSource {
  loadOther(): Promise<string | undefined>;
  /** Null if the chapter cannot be read. */
  readPlace(place: ChapterLocation): Promise<Chapter | null>;
}

async function findText(
  verse: MemoryVerse,
  language: Language,
  source: TextSource,
): Promise<VerseText | null> {
  const own = getOwnTranslation(verse);
  const inOwn = own === '' ? null : await readText(verse, own, language, source);
  if (inOwn) return inOwn;
  const other = await source.loadOther();
  return other === undefined || other === own ? null : readText(verse, other, language, source);
}

function getOwnTranslation({ translation }: MemoryVerse): string {
  return (translation ?? '').toUpperCase();
}

async function readText(
  verse: MemoryVerse,
  translation: string,
  language: Language,
  { readPlace }: TextSource,
): Promise<VerseText | null> {
  const verses = locateVerses(verse, translation);
  const chapters: Chapter[] = [];
  for (const number of new Set(verses.map(({ chapter }) => chapter))) {
    const chapter = await readPlace({ translation, book: verses[0]?.book ?? '', chapter: number });
    if (!chapter) return null;
    chapters.push(chapter);
  }
  const [first] = chapters;
  const text = chapters
    .flatMap(({ chapter: number, verses: all }) =>
      all.filter((one) => verses.some((at) => at.chapter === number && at.verse === one.verse)),
    )
    .map((one) => one.text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (!first || text === '') return null;
  return {
    kind: 'text',
    text: applyVerseTypography(text, translation),
    reference: formatVerses(verses, language),
    translation,
    language: first.language,
    notice: first.notice,
  };
}

/** Returns the verses in the numbering of a translation; empty for a place that no Bible has. */
export function locateVerses(verse: MemoryVerse, translation: string): VerseId[] {
  const { book } = verse;
  const there = listCanonicalPositions(limitRange(verse)).flatMap((at) =>
    fromCanonicalVerses(translation, {
      book,
      chapter: Math.floor(at / 1_000),
      verse: at % 1_000,
    }),
  );
  return there.filter(
    (one, order) =>
      there.findIndex((other) => one.chapter === other.chapter && one.verse === other.verse) ===
      order,
  );
}

/** The end of a range that another client or damage made too long is left out. */
function limitRange(verse: MemoryVerse): CanonicalRange {
  const { book, chapter, verse: first, end_chapter: endChapter, end_verse: endVerse } = verse;
  const isLong = (endChapter ?? chapter) > chapter + 1 || (endVerse ?? 0) > maxVerse;
  return {
    book,
    chapter,
    verse: first,
    ...(!isLong && { end_chapter: endChapter, end_verse: endVerse }),
  };
}

/** Returns the reference in the language of the screen, in the numbering of the translation. */
export function formatMemoryReference(verse: MemoryVerse, language: Language): string {
  const verses = locateVerses(verse, getOwnTranslation(verse));
  return verses.length > 0 ? formatVerses(verses, language) : verse.reference;
}

/** Returns the address of the verse in the reader; undefined for a place that no Bible has. */
export function getReaderUrl(verse: MemoryVerse): string | undefined {
  const translation = getOwnTranslation(verse) || bundledTranslation.code;
  const verses = locateVerses(verse, translation);
  const [first] = verses;
  if (!first) return undefined;
  const last = verses.findLast(({ chapter }) => chapter === first.chapter) ?? first;
  const numbers = last.verse > first.verse ? `${first.verse}-${last.verse}` : String(first.verse);
  return `/Bible/${encodeURIComponent(translation)}/${first.book}/${first.chapter}/${numbers}`;
}

function formatVerses(verses: readonly VerseId[], language: Language): string {
  const [first, last] = [verses[0], verses.at(-1)];
  if (!first || !last) return '';
  const { book, chapter, verse } = first;
  const reference = formatVerseReference(language, book, chapter, verse, last.verse);
  if (last.chapter === chapter) return reference;
  return `${formatVerseReference(language, book, chapter, verse)} – ${formatVerseReference(language, book, last.chapter, last.verse)}`;
}
