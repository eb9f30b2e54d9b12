// Adds verses to the verses that a person learns by heart, as one record with an id derived from
// the verses. Does not load the code of the schedule.
import type { Language } from '../../../schemas/languages.ts';
import { getChapterRef } from '../../../schemas/entities/record-refs.ts';
import {
  buildChapterMapping,
  type CanonicalRange,
  splitIntoRuns,
} from '../../data/bible/canonical-ranges.ts';
import type { DataContext } from '../../data/data-context.ts';
import { deriveId } from '../../data/records/canonical-json.ts';
import { createRecord } from '../../data/records/record.ts';
import { findPassageRecords, getPassageKey, removePassage } from './passage-records.ts';

/** Maximum number of verses that are learnt as one. */
export const maxLearnedVerses = 4;

export interface LearnedPassage {
  /** Code in capitals. */
  translation: string;
  /** USFM id. */
  book: string;
  chapter: number;
  /** In the numbering of the translation. */
  verses: readonly number[];
}

export interface MemoryVerseInput {
  range: CanonicalRange;
  translation: string;
  reference: string;
  language: Language;
}

/**
 * Returns the verses in canonical numbering; null for no verse, for more than four verses, and for
 * verses with a gap. The title of a psalm is left out.
 */
export function toLearnedRange(passage: LearnedPassage): CanonicalRange | null {
  const { translation, book, chapter } = passage;
  const verses = [...new Set(passage.verses.filter((verse) => verse > 0))];
  if (verses.length === 0 || verses.length > maxLearnedVerses) return null;
  const mapping = buildChapterMapping(translation, book, chapter, Math.max(...verses));
  const [run] = splitIntoRuns(mapping, verses);
  return run?.verses.length === verses.length ? run.range : null;
}

/**
 * `known`: the verses were in the list before, under any record id, and nothing was written. `undo`
 * removes the verses, also if the sync changed the record id meanwhile.
 */
type AddedMemoryVerse = { kind: 'added'; undo: () => Promise<void> } | { kind: 'known' };

/**
 * Resolves when the record is on the device. Verses that were removed come back with their
 * schedule. Throws `StorageWriteError`.
 */
export async function addMemoryVerse(
  data: DataContext,
  { range, translation, reference, language }: MemoryVerseInput,
): Promise<AddedMemoryVerse> {
  const { book, chapter, verse, end_chapter: endChapter, end_verse: endVerse } = range;
  const end = endVerse !== undefined && endVerse !== null;
  // Two devices that add the same verses create the same record.
  const id = deriveId(
    'memory verse',
    data.account?.id ?? '',
    book,
    chapter,
    verse,
    endChapter ?? chapter,
    endVerse ?? verse,
  );
  const passage = getPassageKey(range);
  const known = await findPassageRecords(data, passage);
  if (known.length > 0) return { kind: 'known' };
  const fields = {
    book,
    chapter,
    verse,
    ...(end && { end_chapter: endChapter ?? chapter, end_verse: endVerse }),
    translation,
    reference,
    language,
    user_email: data.account?.email ?? '',
  };
  await createRecord(data, 'memoryVerses', fields, {
    ref: getChapterRef({ ...range }),
    id,
    formFields: ['translation', 'reference', 'language'],
  });
  void data.sync();
  return {
    kind: 'added',
    async undo() {
      await removePassage(data, passage);
    },
  };
}
