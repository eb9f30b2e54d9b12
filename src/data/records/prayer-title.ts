// Builds the title of a prayer from its request.
import { maxPrayerTitleLength } from '../../../schemas/entities/prayer.ts';

/** In UTF-16 code units: as much as a title may hold on the server. */
const maxTitleLength = 200;

/** Returns the first 50 characters of the request, without splitting a visible character. */
export function buildPrayerTitle(request: string): string {
  const line = request.replace(/\s+/g, ' ').trim();
  let title = '';
  let count = 0;
  for (const { segment } of new Intl.Segmenter().segment(
    line.slice(0, maxPrayerTitleLength * 20),
  )) {
    if (count === maxPrayerTitleLength || title.length + segment.length > maxTitleLength) break;
    title += segment;
    count += 1;
  }
  // A single visible character with more combining marks than a title can contain.
  return title === '' ? line.slice(0, maxTitleLength).replace(/[\uD800-\uDBFF]$/, '') : title;
}
