// From what HelloAO sends to what may be shown: the same importer and the same gate as for a file,
// and the numbering that our marks rely on.
import { books, type Book } from '../../../schemas/bible/books.ts';
import type { Chapter } from '../../../schemas/bible/chapter.ts';
import { getVerseCount } from '../../../schemas/bible/numbering.ts';
import { knownTranslations, type KnownTranslation } from '../../../schemas/bible/translations.ts';
import { buildChapter } from '../build-chapter.ts';
import { parseIsoLanguage } from '../translation-code.ts';
import type { DraftBible } from '../validation/draft-translation.ts';
import { quoteExcerpt, type Finding } from '../validation/finding.ts';
import { findTextFaults } from '../validation/text-faults.ts';
import { findVerseFaults } from '../validation/verse-faults.ts';
import { validateBible, type ExpectedBook } from '../validation/validate-translation.ts';
import { parseHelloao } from '../import/helloao-json.ts';
import { readJsonFile } from '../import/json-file.ts';
import { isRecord, toRecord } from '../import/json-value.ts';
import { encodeBible } from '../translation-files/translation-file.ts';
import { renumberVerses } from './renumber-verses.ts';

/**
 * A translation that HelloAO has under an id of its own; two of our codes may name the same text.
 */
export type FreeTranslation = KnownTranslation & { origin: { kind: 'download'; helloao: string } };

export const freeTranslations = knownTranslations.filter(
  (translation): translation is FreeTranslation => translation.origin.kind === 'download',
);

/**
 * A translation as files, by code. `renumbered`: what was counted otherwise than Selah counts it,
 * for the log.
 */
export interface PackedDownload {
  kind: 'packed';
  packs: { code: string; bytes: Uint8Array }[];
  renumbered: string[];
}

/**
 * `refused`: a text with faults. `no text`: an odd answer of the source, which says nothing of the
 * text.
 */
export type UnusableDownload = { kind: 'refused' | 'no text'; findings: Finding[] };

export type DownloadResult = PackedDownload | UnusableDownload;

/**
 * A whole `complete.json`, judged and packed under each code that has this id. Takes a second or
 * two: call it in a thread of its own.
 */
export function packDownload(file: Uint8Array, id: string): DownloadResult {
  const json = readJsonFile(file);
  if (json.kind === 'refused') return { ...json, kind: 'no text' };
  const packs: PackedDownload['packs'] = [];
  const renumbered = new Set<string>();
  for (const known of freeTranslations.filter(({ origin }) => origin.helloao === id)) {
    const { draft, faults } = parseHelloao(json.value, known.code);
    if (!draft) return { kind: 'no text', findings: faults };
    const anew = renumberVerses(draft, known.code);
    // Counted anew it must be right by our numbers; as it came, by its own.
    const own = anew.changed.length === 0 ? [] : validateBible(draft);
    const findings = [
      ...headFaults(draft, known),
      ...faults,
      ...own,
      ...validateBible(anew.draft, expectedBooks(known.code)),
    ];
    if (findings.length > 0) return { kind: 'refused', findings };
    for (const location of anew.changed) renumbered.add(location);
    packs.push({ code: known.code, bytes: encodeBible({ ...anew.draft, name: known.name }) });
  }
  return { kind: 'packed', packs, renumbered: [...renumbered] };
}

export type DownloadedChapterResult = { kind: 'chapter'; chapter: Chapter } | UnusableDownload;

/** One chapter's own file, for the reader who comes before the whole is there. */
export function readDownloadedChapter(
  file: Uint8Array,
  known: FreeTranslation,
  book: Book,
  number: number,
): DownloadedChapterResult {
  const json = readJsonFile(file);
  if (json.kind === 'refused') return { ...json, kind: 'no text' };
  const { translation, book: itsBook, chapter, numberOfVerses } = toRecord(json.value);
  // The counts in it are those of the whole book and the whole translation.
  const { id, name } = toRecord(itsBook);
  const { draft, faults } = parseHelloao(
    { translation, books: [{ id, name, chapters: [{ numberOfVerses, chapter }] }] },
    known.code,
  );
  const [one] = draft?.books[0]?.chapters ?? [];
  if (!draft || !one || !isRecord(chapter)) return { kind: 'no text', findings: faults };
  const findings = [...headFaults(draft, known), ...faults];
  const location = `${book.id}.${number}`;
  if (id !== book.id || one.number !== number)
    findings.push({
      code: 'E_ID',
      location,
      message: `Another chapter came: ${quoteExcerpt(`${String(id)} ${one.number}`)}.`,
    });
  findings.push(
    ...findVerseFaults(book.id, one, getVerseCount(known.code, book.id, number)),
    ...findTextFaults(location, one.items),
  );
  if (findings.length > 0) return { kind: 'refused', findings };
  const notice = draft.notice === undefined ? {} : { notice: draft.notice };
  return {
    kind: 'chapter',
    chapter: buildChapter(
      {
        translation: known.code,
        book: book.id,
        chapter: number,
        language: known.language,
        ...notice,
      },
      one.items,
    ),
  };
}

/** Whether it is the translation that was asked for, and free to be shown. */
function headFaults({ id, language, licence }: DraftBible, known: FreeTranslation): Finding[] {
  const faults: Finding[] = [];
  if (id !== known.origin.helloao)
    faults.push({
      code: 'E_ID',
      location: 'translation.id',
      message: `Another translation came: ${quoteExcerpt(id)}.`,
    });
  if (parseIsoLanguage(language) !== known.language)
    faults.push({
      code: 'E_LANGUAGE',
      location: 'translation.language',
      message: `It is in another language: ${quoteExcerpt(language)}.`,
    });
  if (licence.length === 0)
    faults.push({
      code: 'E_LICENCE',
      location: 'translation',
      message: 'The licence is unknown: there is no licence address, note or notice.',
    });
  return faults;
}

/**
 * The verses of each chapter as our marks count them: an edition that counts in another way would
 * show them on wrong verses.
 */
function expectedBooks(code: string): ExpectedBook[] {
  return books.map(({ id, chapters }) => ({
    id,
    chapters,
    lastVerses: Array.from({ length: chapters }, (_, index) => getVerseCount(code, id, index + 1)),
  }));
}
