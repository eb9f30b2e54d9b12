// Addresses inside the Bible: /Bible/KJV/JHN/3
import type { Place } from '../../data/chapters.ts';

export function placeAddress({ translation, book, chapter }: Place): string {
  return `/Bible/${encodeURIComponent(translation)}/${encodeURIComponent(book)}/${chapter}`;
}
