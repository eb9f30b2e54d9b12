// Cache of the chapters around the open chapter while the reader is open, so that opening a
// neighbour needs neither storage nor network.
import type { Chapter } from '../../../../schemas/bible/chapter.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { getChapterUrl } from '../reader-url.ts';

const maxChapters = 12;

export interface ChapterCache {
  get(place: ChapterLocation): Chapter | undefined;
  set(place: ChapterLocation, chapter: Chapter): void;
}

export function createChapterCache(): ChapterCache {
  const chapters = new Map<string, Chapter>();
  return {
    get: (place) => chapters.get(getChapterUrl(place)),
    set(place, chapter) {
      const name = getChapterUrl(place);
      chapters.delete(name);
      chapters.set(name, chapter);
      for (const oldest of chapters.keys()) {
        if (chapters.size <= maxChapters) break;
        chapters.delete(oldest);
      }
    },
  };
}
