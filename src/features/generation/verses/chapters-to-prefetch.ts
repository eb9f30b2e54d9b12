// The few chapters with which composed words have their verses without a network, whatever they are
// about.
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
 * Chapters that each list has among them: three verses of one answer are of three chapters, and the
 * next answer wants others.
 */
const wantedChapters = 5;

/**
 * By the translation's own count. The chapter that serves most lists comes first, so that half of
 * them are worth half of it.
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

/** Of as many, the first. */
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

/** Nothing for what lies in two chapters there. */
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
