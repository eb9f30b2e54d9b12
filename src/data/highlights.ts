// Painting verses: what is on the page afterwards is the chosen colour, and nothing beside it has changed.
import { firstValueFrom } from 'rxjs';
import type { HighlightColor } from '../../schemas/bible-note.ts';
import type { Language } from '../../schemas/fields.ts';
import { chapterMarks, type MarkedNote } from './bible-notes.ts';
import type { Place } from './chapters.ts';
import { chapterRef } from './collections.ts';
import type { Data } from './data.ts';
import { chapterGrid, type ChapterGrid, type GridRange, placesIn, rangesOf, runsOf, touchedVerses } from './grid-ranges.ts';
import { inOneStep, type MarkSteps, type TakeBack } from './mark-steps.ts';

export interface Highlighting {
  place: Place;
  /** In the numbering of the place's translation. */
  verses: readonly number[];
  language: Language;
  /** For people: John 3:16–18. */
  referenceOf: (verses: readonly number[]) => string;
}

/** A note that touches the chosen verses. */
interface Layer extends MarkedNote {
  /** On the grid. */
  places: readonly number[];
  isCovered: boolean;
  hasWords: boolean;
}

/** One record for each run of verses; those without words that it covers are taken away. Throws `NotKept`. */
export async function highlight(data: Data, highlighting: Highlighting, color: HighlightColor): Promise<TakeBack> {
  const { place, verses } = highlighting;
  const grid = chapterGrid(place.translation, place.book, place.chapter);
  const { notes } = await firstValueFrom(chapterMarks(data, place.translation, place.book, place.chapter));
  const chosen = new Set(verses.flatMap((verse) => grid.placesByVerse.get(verse) ?? []));
  const layers = notes.map((marked) => toLayer(marked, chosen));
  return inOneStep(data, (steps) => (color === 'none' ? clear(steps, grid, layers, chosen, highlighting) : paint(steps, grid, layers, chosen, highlighting, color)));
}

function toLayer(marked: MarkedNote, chosen: ReadonlySet<number>): Layer {
  const { fields } = marked.note;
  const places = placesIn(fields);
  // One that was emptied still holds its earlier wordings.
  const hasWords = Boolean(fields.note_text?.trim()) || (fields.earlier_wordings ?? []).length > 0;
  return { ...marked, places, isCovered: places.every((place) => chosen.has(place)), hasWords };
}

async function paint(steps: MarkSteps, grid: ChapterGrid, layers: readonly Layer[], chosen: ReadonlySet<number>, highlighting: Highlighting, color: HighlightColor): Promise<void> {
  const wanted = new Map(runsOf(grid, highlighting.verses).map((run) => [nameOf(run.range), run]));
  // Newest first: below one that reaches farther than what was chosen, and is newer, the colour would not be seen.
  let isBelow = false;
  for (const layer of layers) {
    const { note, isCovered, hasWords } = layer;
    const name = nameOf(note.fields);
    if (isCovered && (hasWords || (!isBelow && wanted.has(name)))) {
      await recolor(steps, layer, color);
      if (!isBelow) wanted.delete(name);
    } else if (isCovered) {
      await steps.remove('bibleNotes', note.id);
    } else if (colorOf(layer) !== 'none' && touches(layer, chosen)) {
      isBelow = true;
    }
  }
  for (const { range, verses } of wanted.values()) await add(steps, range, { ...highlighting, reference: highlighting.referenceOf(verses) }, color);
}

/** What reaches farther than the chosen verses keeps its colour there. */
async function clear(steps: MarkSteps, grid: ChapterGrid, layers: readonly Layer[], chosen: ReadonlySet<number>, highlighting: Highlighting): Promise<void> {
  const shown = new Map<number, Layer>();
  for (const layer of layers) if (colorOf(layer) !== 'none') for (const place of layer.places) if (!shown.has(place)) shown.set(place, layer);
  for (const layer of layers) {
    const { note, places, hasWords } = layer;
    if (colorOf(layer) === 'none' || !touches(layer, chosen)) continue;
    if (hasWords) await recolor(steps, layer, 'none');
    else await steps.remove('bibleNotes', note.id);
    const rest = places.filter((place) => !chosen.has(place) && shown.get(place) === layer);
    for (const range of rangesOf(grid.book, rest)) {
      const verses = touchedVerses(grid, range);
      await add(steps, range, { ...highlighting, reference: verses.length > 0 ? highlighting.referenceOf(verses) : note.fields.reference }, colorOf(layer));
    }
  }
}

function add(steps: MarkSteps, range: GridRange, { place, language, reference }: Highlighting & { reference: string }, color: HighlightColor): Promise<void> {
  const fields = { ...range, translation: place.translation, reference, note_text: '', highlight_color: color, language };
  return steps.add('bibleNotes', fields, { ref: chapterRef({ ...range }), written: ['highlight_color'] });
}

async function recolor(steps: MarkSteps, { note }: Layer, color: HighlightColor): Promise<void> {
  const before = note.fields.highlight_color ?? 'none';
  if (before !== color) await steps.change('bibleNotes', note.id, { highlight_color: color }, { highlight_color: before });
}

function touches({ places }: Layer, chosen: ReadonlySet<number>): boolean {
  return places.some((place) => chosen.has(place));
}

function colorOf({ note }: Layer): HighlightColor {
  return note.fields.highlight_color ?? 'none';
}

function nameOf({ chapter, verse, end_chapter: endChapter, end_verse: endVerse }: GridRange): string {
  return `${chapter}:${verse}-${endChapter ?? chapter}:${endVerse ?? verse}`;
}
