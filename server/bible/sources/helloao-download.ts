// Converts downloads of HelloAO to translations that may be shown. The parser and the validation
// are the same as for imports, and verses are renumbered to the numbering that marks use.
import { isObject } from '../../../schemas/is-object.ts';
import { books, type Book } from '../../../schemas/bible/books.ts';
import type { Chapter } from '../../../schemas/bible/chapter.ts';
import { getVerseCount } from '../../../schemas/bible/numbering.ts';
import { buildChapter } from '../build-chapter.ts';
import { parseIsoLanguage } from '../translation-code.ts';
import type { DraftBible } from '../validation/draft-translation.ts';
import { quoteExcerpt, type Finding } from '../validation/finding.ts';
import { findTextFaults } from '../validation/text-faults.ts';
import { findVerseFaults } from '../validation/verse-faults.ts';
import { validateBible, type ExpectedBook } from '../validation/validate-translation.ts';
import { parseHelloao } from '../import/helloao-json.ts';
import { readJsonFile } from '../import/json-file.ts';
import { toRecord, toText } from '../import/json-value.ts';
import { encodeBible } from '../translation-files/translation-file.ts';
import { freeTranslations, type FreeTranslation } from './free-translations.ts';
import { renumberVerses } from './renumber-verses.ts';

/**
 * The packed files of a translation, by code. `hash` is the source's hash of the contents, empty if
 * the source reports none. `renumbered` lists, for the log, the books and psalms whose numbering
 * differed from Selah's numbering.
 */
export interface PackedDownload {
  kind: 'packed';
  hash: string;
  packs: { code: string; bytes: Uint8Array }[];
  renumbered: string[];
}

/**
 * `refused`: the text has faults. `no text`: the source sent an unexpected response, which says
 * nothing about the text.
 */
export type UnusableDownload = { kind: 'refused' | 'no text'; findings: Finding[] };

export type DownloadResult = PackedDownload | UnusableDownload;

/**
 * Validates a whole `complete.json` and packs it under each code that has this id. Takes one or two
 * seconds: call it in a separate thread.
 */
export function packDownload(file: Uint8Array, id: string): DownloadResult {
  const json = readJsonFile(file);
  if (json.kind === 'refused') return { ...json, kind: 'no text' };
  const packs: PackedDownload['packs'] = [];
  const renumbered = new Set<string>();
  for (const known of freeTranslations.filter(({ origin }) => origin.helloao === id)) {
    const { draft, faults } = parseHelloao(json.value, known.code);
    if (!draft) return { kind: 'no text', findings: faults };
    const result = renumberVerses(draft, known.code);
    // The renumbered draft must match Selah's verse counts, and the original draft must match its
    // own counts.
    const own = result.changed.length === 0 ? [] : validateBible(draft);
    const findings = [
      ...headFaults(draft, known),
      ...faults,
      ...own,
      ...validateBible(result.draft, expectedBooks(known.code)),
    ];
    if (findings.length > 0) return { kind: 'refused', findings };
    for (const location of result.changed) renumbered.add(location);
    packs.push({ code: known.code, bytes: encodeBible({ ...result.draft, name: known.name }) });
  }
  const hash = toText(toRecord(toRecord(json.value)['translation'])['sha256']);
  return { kind: 'packed', hash, packs, renumbered: [...renumbered] };
}

export type DownloadedChapterResult = { kind: 'chapter'; chapter: Chapter } | UnusableDownload;

/**
 * Reads the file of a single chapter, for a reader who asks before the whole translation is
 * downloaded.
 */
export function readDownloadedChapter(
  file: Uint8Array,
  known: FreeTranslation,
  book: Book,
  number: number,
): DownloadedChapterResult {
  const json = readJsonFile(file);
  if (json.kind === 'refused') return { ...json, kind: 'no text' };
  const { translation, book: itsBook, chapter, numberOfVerses } = toRecord(json.value);
  // The counts in the file are left out, because they belong to the whole book and the whole
  // translation.
  const { id, name } = toRecord(itsBook);
  const { draft, faults } = parseHelloao(
    { translation, books: [{ id, name, chapters: [{ numberOfVerses, chapter }] }] },
    known.code,
  );
  const [one] = draft?.books[0]?.chapters ?? [];
  if (!draft || !one || !isObject(chapter)) return { kind: 'no text', findings: faults };
  const findings = [...headFaults(draft, known), ...faults];
  const location = `${book.id}.${number}`;
  if (id !== book.id || one.number !== number)
    findings.push({
      code: 'E_ID',
      location,
      message: `The source sent another chapter: ${quoteExcerpt(`${String(id)} ${one.number}`)}.`,
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

/** Checks that the translation is the requested translation and that its licence is known. */
function headFaults({ id, language, licence }: DraftBible, known: FreeTranslation): Finding[] {
  const faults: Finding[] = [];
  if (id !== known.origin.helloao)
    faults.push({
      code: 'E_ID',
      location: 'translation.id',
      message: `The source sent another translation: ${quoteExcerpt(id)}.`,
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
 * Returns the verse counts of each chapter in the numbering that marks use. With another numbering,
 * marks would appear on wrong verses.
 */
function expectedBooks(code: string): ExpectedBook[] {
  return books.map(({ id, chapters }) => ({
    id,
    chapters,
    lastVerses: Array.from({ length: chapters }, (_, index) => getVerseCount(code, id, index + 1)),
  }));
}
