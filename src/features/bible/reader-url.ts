// Builds and parses URLs of the Bible reader: /Bible/KJV/JHN/3, and with verses
// /Bible/KJV/JHN/3/16-18,20
import type { ChapterLocation } from '../../data/bible/chapters.ts';
import type { ReadingTarget } from './reading-target.ts';

export function getChapterUrl({ translation, book, chapter }: ChapterLocation): string {
  return `/Bible/${encodeURIComponent(translation)}/${encodeURIComponent(book)}/${chapter}`;
}

/** @param verses verse numbers; consecutive numbers are joined: 16-18,20 */
export function getVersesUrl(place: ChapterLocation, verses: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const verse of verses.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && verse <= run[1] + 1) run[1] = verse;
    else runs.push([verse, verse]);
  }
  const path = runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');
  return path === '' ? getChapterUrl(place) : `${getChapterUrl(place)}/${path}`;
}

/** @param open the translation that is open, for a target that names none */
export function getTargetUrl(
  { translation, book, chapter, from, to }: ReadingTarget,
  open: string,
): string {
  const place = { translation: translation ?? open, book, chapter };
  if (from === undefined) return getChapterUrl(place);
  return `${getChapterUrl(place)}/${to === undefined || to <= from ? from : `${from}-${to}`}`;
}

const maxVerses = 200;

/**
 * Returns the verses at the end of a URL in ascending order, or null if the URL names none. Accepts
 * `16`, `16-18`, `18-16` and `16,18-20`, also with a full stop instead of a comma.
 */
export function parseVersesInUrl(path: string): number[] | null {
  const verses = new Set<number>();
  for (const part of path.split(/[,.;]/)) {
    const [, first, last] = /^\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*$/.exec(part) ?? [];
    if (first === undefined) return null;
    const ends = [Number(first), Number(last ?? first)];
    const [from, to] = [Math.min(...ends), Math.max(...ends)];
    for (let verse = from; verse <= to && verses.size < maxVerses; verse += 1) verses.add(verse);
  }
  return [...verses].toSorted((one, other) => one - other);
}
