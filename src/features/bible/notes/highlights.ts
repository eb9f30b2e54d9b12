// Sets or clears the highlight colour of verses, and leaves the colours of all other verses
// unchanged.
import { firstValueFrom } from 'rxjs';
import type { HighlightColor } from '../../../../schemas/entities/bible-note.ts';
import type { Language } from '../../../../schemas/languages.ts';
import { applyEdit, type Fields, applyRemoval } from '../../../../schemas/local-record.ts';
import { watchChapterMarks, type ChapterNote } from './chapter-marks.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { getChapterRef } from '../../../../schemas/entities/record-refs.ts';
import type { DataContext } from '../../../data/data-context.ts';
import {
  buildChapterMapping,
  type ChapterMapping,
  type CanonicalRange,
  listCanonicalPositions,
  toCanonicalRanges,
  splitIntoRuns,
  findTouchedVerses,
} from '../../../data/bible/canonical-ranges.ts';
import { changeMarks, type MarkChanges, type Undo } from './undoable-mark-changes.ts';
import { StorageWriteError } from '../../../data/records/record.ts';

export interface HighlightInput {
  place: ChapterLocation;
  /** In the numbering of the place's translation. */
  verses: readonly number[];
  language: Language;
  /** Reference as shown to the user: John 3:16–18. */
  formatReference: (verses: readonly number[]) => string;
}

/** A note that touches the chosen verses. */
interface TouchedNote extends ChapterNote {
  /** In the canonical numbering. */
  positions: readonly number[];
  isCovered: boolean;
  hasText: boolean;
}

/**
 * Writes one record for each run of consecutive verses. Notes without text that are completely
 * inside the chosen verses are removed if no run needs them.
 *
 * @throws {StorageWriteError} when a write fails, or when no verse can be highlighted
 */
export function highlightVerses(
  data: DataContext,
  input: HighlightInput,
  color: HighlightColor,
): Promise<Undo> {
  const { place, verses } = input;
  const last = Math.max(...verses);
  const mapping = buildChapterMapping(place.translation, place.book, place.chapter, last);
  const chosen = new Set(verses.flatMap((verse) => mapping.positionsByVerse.get(verse) ?? []));
  return changeMarks(data, async (changes) => {
    if (chosen.size === 0) throw new StorageWriteError(new Error('a highlight without a verse'));
    const { notes } = await firstValueFrom(
      watchChapterMarks(data, place.translation, place.book, place.chapter, last),
    );
    const layers = notes.map((marked) => toTouchedNote(marked, chosen));
    await (color === 'none'
      ? clearColor(changes, mapping, layers, chosen, input)
      : applyColor(changes, mapping, layers, chosen, input, color));
  });
}

function toTouchedNote(marked: ChapterNote, chosen: ReadonlySet<number>): TouchedNote {
  const { fields } = marked.note;
  const places = listCanonicalPositions(fields);
  return {
    ...marked,
    positions: places,
    isCovered: places.every((place) => chosen.has(place)),
    hasText: hasText(fields),
  };
}

function hasText({ note_text: text, earlier_wordings: earlier }: Fields): boolean {
  // A note whose text was emptied still holds its previous versions.
  return (
    (typeof text === 'string' && text.trim() !== '') ||
    (Array.isArray(earlier) && earlier.length > 0)
  );
}

async function applyColor(
  changes: MarkChanges,
  mapping: ChapterMapping,
  layers: readonly TouchedNote[],
  chosen: ReadonlySet<number>,
  input: HighlightInput,
  color: HighlightColor,
): Promise<void> {
  const wanted = new Map(
    splitIntoRuns(mapping, input.verses).map((run) => [getRangeKey(run.range), run]),
  );
  // Newest first: a newer highlight that extends beyond the chosen verses would hide the colour of
  // an older one.
  let isBelow = false;
  for (const touched of layers) {
    const { note, isCovered, hasText } = touched;
    const name = getRangeKey(note.fields);
    if (isCovered && (hasText || (!isBelow && wanted.has(name)))) {
      await recolor(changes, touched, color);
      if (!isBelow) wanted.delete(name);
    } else if (isCovered) {
      await removeOrRecolor(changes, touched, color);
    } else if (getColor(touched) !== 'none' && overlaps(touched, chosen)) {
      isBelow = true;
    }
  }
  for (const { range, verses } of wanted.values())
    await addHighlight(
      changes,
      range,
      { ...input, reference: input.formatReference(verses) },
      color,
    );
}

/**
 * Removes the colour from the chosen verses. A highlight that extends beyond the chosen verses
 * keeps its colour on the other verses.
 */
async function clearColor(
  changes: MarkChanges,
  mapping: ChapterMapping,
  layers: readonly TouchedNote[],
  chosen: ReadonlySet<number>,
  input: HighlightInput,
): Promise<void> {
  const shown = new Map<number, TouchedNote>();
  for (const touched of layers)
    if (getColor(touched) !== 'none')
      for (const place of touched.positions) if (!shown.has(place)) shown.set(place, touched);
  for (const touched of layers) {
    const { note, positions, hasText } = touched;
    if (getColor(touched) === 'none' || !overlaps(touched, chosen)) continue;
    if (hasText) await recolor(changes, touched, 'none');
    else await removeOrRecolor(changes, touched, 'none');
    const rest = positions.filter((place) => !chosen.has(place) && shown.get(place) === touched);
    for (const range of toCanonicalRanges(mapping.book, rest)) {
      const verses = findTouchedVerses(mapping, range);
      await addHighlight(
        changes,
        range,
        {
          ...input,
          reference: verses.length > 0 ? input.formatReference(verses) : note.fields.reference,
        },
        getColor(touched),
      );
    }
  }
}

function addHighlight(
  changes: MarkChanges,
  range: CanonicalRange,
  { place, language, reference }: HighlightInput & { reference: string },
  color: HighlightColor,
): Promise<void> {
  const fields = {
    ...range,
    translation: place.translation,
    reference,
    note_text: '',
    highlight_color: color,
    language,
  };
  return changes.add('bibleNotes', fields, {
    ref: getChapterRef({ ...range }),
    formFields: ['highlight_color'],
  });
}

async function recolor(
  changes: MarkChanges,
  touched: TouchedNote,
  color: HighlightColor,
): Promise<void> {
  if (getColor(touched) !== color)
    await changes.edit('bibleNotes', touched.note.id, (doc) =>
      applyEdit(doc, { highlight_color: color }),
    );
}

/**
 * Removes the note, or recolours the note if it has text. Another tab may have added text since the
 * note was read.
 */
function removeOrRecolor(
  changes: MarkChanges,
  { note }: TouchedNote,
  color: HighlightColor,
): Promise<void> {
  return changes.edit('bibleNotes', note.id, (doc) => {
    if (doc.removed) return doc;
    return hasText(doc.record) ? applyEdit(doc, { highlight_color: color }) : applyRemoval(doc);
  });
}

function overlaps({ positions }: TouchedNote, chosen: ReadonlySet<number>): boolean {
  return positions.some((place) => chosen.has(place));
}

function getColor({ note }: TouchedNote): HighlightColor {
  return note.fields.highlight_color ?? 'none';
}

function getRangeKey({
  chapter,
  verse,
  end_chapter: endChapter,
  end_verse: endVerse,
}: CanonicalRange): string {
  return `${chapter}:${verse}-${endChapter ?? chapter}:${endVerse ?? verse}`;
}
