// Painting verses: what is on the page afterwards is the chosen colour, and nothing beside it has changed.
import { firstValueFrom } from 'rxjs';
import type { HighlightColor } from '../../schemas/bible-note.ts';
import type { Language } from '../../schemas/fields.ts';
import { editRecord, type Fields, removeRecord } from '../../schemas/local-record.ts';
import { chapterMarks, type MarkedNote } from './bible-notes.ts';
import type { Place } from './chapters.ts';
import { chapterRef } from './collections.ts';
import type { Data } from './data.ts';
import { chapterGrid, type ChapterGrid, type GridRange, placesIn, rangesOf, runsOf, touchedVerses } from './grid-ranges.ts';
import { inOneStep, type MarkSteps, type TakeBack } from './mark-steps.ts';
import { NotKept } from './record.ts';

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

/** One record for each run of verses; those without words that it covers are taken away. Throws `NotKept`, also where there is no verse to paint. */
export function highlight(data: Data, highlighting: Highlighting, color: HighlightColor): Promise<TakeBack> {
  const { place, verses } = highlighting;
  const last = Math.max(...verses);
  const grid = chapterGrid(place.translation, place.book, place.chapter, last);
  const chosen = new Set(verses.flatMap((verse) => grid.placesByVerse.get(verse) ?? []));
  return inOneStep(data, async (steps) => {
    if (chosen.size === 0) throw new NotKept(new Error('a highlight without a verse'));
    const { notes } = await firstValueFrom(chapterMarks(data, place.translation, place.book, place.chapter, last));
    const layers = notes.map((marked) => toLayer(marked, chosen));
    await (color === 'none' ? clear(steps, grid, layers, chosen, highlighting) : paint(steps, grid, layers, chosen, highlighting, color));
  });
}

function toLayer(marked: MarkedNote, chosen: ReadonlySet<number>): Layer {
  const { fields } = marked.note;
  const places = placesIn(fields);
  return { ...marked, places, isCovered: places.every((place) => chosen.has(place)), hasWords: holdsWords(fields) };
}

function holdsWords({ note_text: text, earlier_wordings: earlier }: Fields): boolean {
  // One that was emptied still holds its earlier wordings.
  return (typeof text === 'string' && text.trim() !== '') || (Array.isArray(earlier) && earlier.length > 0);
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
      await removeOrRecolor(steps, layer, color);
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
    else await removeOrRecolor(steps, layer, 'none');
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

async function recolor(steps: MarkSteps, layer: Layer, color: HighlightColor): Promise<void> {
  if (colorOf(layer) !== color) await steps.edit('bibleNotes', layer.note.id, (doc) => editRecord(doc, { highlight_color: color }));
}

/** Another tab may have written on it since it was looked at: what holds words by now stays, in the new colour. */
function removeOrRecolor(steps: MarkSteps, { note }: Layer, color: HighlightColor): Promise<void> {
  return steps.edit('bibleNotes', note.id, (doc) => {
    if (doc.removed) return doc;
    return holdsWords(doc.record) ? editRecord(doc, { highlight_color: color }) : removeRecord(doc);
  });
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
