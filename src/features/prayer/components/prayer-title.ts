// Formats the title of a prayer, which is the beginning of the request. A shortened title ends at a
// word, with an ellipsis. Where the layout has room for two lines, more of the request is shown.
import type { Prayer } from '../../../../schemas/entities/prayer.ts';
import { truncateText } from '../../journal/components/truncate-text.ts';

/**
 * Maximum length, in UTF-16 code units, that is removed so that the title ends at a word. A title
 * without spaces, or with a longer last word, is cut inside the word.
 */
const maxCut = 20;

export function getPrayerTitle({ title, request }: Pick<Prayer, 'title' | 'request'>): string {
  const whole = collapseSpaces(request ?? '');
  if (whole.length <= title.length) return title;
  const endsWord = !whole.startsWith(title) || /^\s/.test(whole.slice(title.length));
  const space = title.lastIndexOf(' ');
  const cut =
    endsWord || space < 0 || title.length - space > maxCut ? title : title.slice(0, space);
  return `${cut.replace(/[\s.,;:–—-]+$/u, '')}…`;
}

/** In UTF-16 code units: fills two lines. The rest of a longer request is never visible. */
const maxTwoLines = 200;

/**
 * Returns the request, or the title if it is not the beginning of the request. For places where CSS
 * hides the lines after the second one.
 */
export function getTwoLineTitle({ title, request }: Pick<Prayer, 'title' | 'request'>): string {
  const whole = collapseSpaces(request ?? '');
  if (!whole.startsWith(collapseSpaces(title))) return getPrayerTitle({ title, request });
  return whole.length > maxTwoLines ? `${truncateText(whole, maxTwoLines)}…` : whole;
}

function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
