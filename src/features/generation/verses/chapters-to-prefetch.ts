// Lists the few chapters to prefetch, so that composed texts on any topic have their verses without
// a network.
import { referencesByMood } from '../../../../content/grace-notes/grace-note-references.ts';
import { referencesByTheme } from '../../../../content/gratitude/gratitude-references.ts';
import type { PassageReference } from '../../../../content/composer/passage-reference.ts';
import {
  referencesByCategory,
  referencesByConcern,
} from '../../../../content/prayers/prayer-references.ts';
import { referencesByTopic } from '../../../../content/wisdom/wisdom-references.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { toVerseSpan, toTranslationVerses } from './quote-verses.ts';

/** One list for each mood, theme, topic, category and concern. */
export const referenceLists: readonly (readonly PassageReference[])[] = [
  referencesByMood,
  referencesByTheme,
  referencesByTopic,
  referencesByCategory,
  referencesByConcern,
].flatMap((lists) => Object.values(lists));

/**
 * Number of chapters wanted from each list: the three verses of a text come from three chapters,
 * and the next text needs other chapters.
 */
const wantedChapters = 5;

/**
 * Returns chapters in the numbering of the translation. The chapter that serves most lists comes
 * first, so that a prefetch that stops halfway is still useful.
 */
export function listChaptersToPrefetch(translation: string): ChapterLocation[] {
  const lists = referenceLists.map((references) => ({
    missing: wantedChapters,
    chapters: new Map(references.flatMap((reference) => getChapterKey(reference, translation))),
  }));
  const chosen: ChapterLocation[] = [];
  for (;;) {
    const open = lists.filter(({ missing, chapters }) => missing > 0 && chapters.size > 0);
    const [best] = findMostUseful(open.map(({ chapters }) => chapters));
    if (!best) return chosen;
    const [key, place] = best;
    chosen.push(place);
    for (const list of lists) if (list.chapters.delete(key)) list.missing -= 1;
  }
}

/**
 * Returns the chapters sorted by the number of lists they serve. Chapters with equal numbers keep
 * their order.
 */
function findMostUseful(
  lists: readonly ReadonlyMap<string, ChapterLocation>[],
): [key: string, place: ChapterLocation][] {
  const served = new Map<string, { place: ChapterLocation; lists: number }>();
  for (const [key, place] of lists.flatMap((chapters) => [...chapters]))
    served.set(key, { place, lists: (served.get(key)?.lists ?? 0) + 1 });
  return [...served]
    .toSorted(([, one], [, other]) => other.lists - one.lists)
    .map(([key, { place }]) => [key, place]);
}

/** Returns no entry for a passage that spans two chapters in the translation. */
function getChapterKey(
  reference: PassageReference,
  translation: string,
): [key: string, place: ChapterLocation][] {
  const verses = toTranslationVerses(toVerseSpan(reference), translation);
  const [first] = verses;
  if (!first || verses.some(({ chapter }) => chapter !== first.chapter)) return [];
  const { book, chapter } = first;
  return [[`${book} ${chapter}`, { translation, book, chapter }]];
}
