// How the title of a prayer is shown: it is the beginning of the request, and says so where there
// is more, at the end of a word.
import type { Prayer } from '../../../../schemas/entities/prayer.ts';

/**
 * Of a title without spaces, or with one long word at its end, at most this much is given up for a
 * whole word. In UTF-16 code units.
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
