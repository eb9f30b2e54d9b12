// The chapters around the open one, as long as the reader is open: a turn to one of them asks nobody.
import type { Chapter } from '../../../schemas/chapter.ts';
import type { Place } from '../../data/chapters.ts';
import { placeAddress } from './place-address.ts';

const most = 12;

export interface ChapterMemory {
  recall(place: Place): Chapter | undefined;
  keep(place: Place, chapter: Chapter): void;
}

export function createMemory(): ChapterMemory {
  const chapters = new Map<string, Chapter>();
  return {
    recall: (place) => chapters.get(placeAddress(place)),
    keep(place, chapter) {
      const name = placeAddress(place);
      chapters.delete(name);
      chapters.set(name, chapter);
      for (const oldest of chapters.keys()) {
        if (chapters.size <= most) break;
        chapters.delete(oldest);
      }
    },
  };
}
