// Formats the title of a prayer, which is the beginning of the request. A shortened title ends at a
// word, with an ellipsis.
import type { Prayer } from '../../../../schemas/entities/prayer.ts';

/**
 * Maximum length, in UTF-16 code units, that is removed so that the title ends at a word. A title
 * without spaces, or with a longer last word, is cut inside the word.
 */
const maxCut = 20;

export function getPrayerTitle({ title, request }: Pick<Prayer, 'title' | 'request'>): string {
  const whole = (request ?? '').replace(/\s+/g, ' ').trim();
  if (whole.length <= title.length) return title;
  const endsWord = !whole.startsWith(title) || /^\s/.test(whole.slice(title.length));
  const space = title.lastIndexOf(' ');
  const cut =
    endsWord || space < 0 || title.length - space > maxCut ? title : title.slice(0, space);
  return `${cut.replace(/[\s.,;:–—-]+$/u, '')}…`;
}
