// Formats the number of found verses. If the server limits its results, the number is shown as a
// minimum.
import type { Translate } from './translate.ts';

/**
 * Formats the number.
 * @param signs searched symbols, if the query contained nothing else
 */
export function formatVerseCount(
  t: Translate,
  count: number,
  isCut: boolean,
  signs: readonly string[] = [],
): string {
  if (signs.length === 0) return formatCount(t, count, isCut);
  const values = { signs: signs.join(' ') };
  return count === 0
    ? t('search:symbolsNone', values)
    : `${formatCount(t, count, isCut)} · ${t('search:symbols', values)}`;
}

function formatCount(t: Translate, count: number, isCut: boolean): string {
  if (count === 0) return t('search:none');
  return isCut ? t('search:versesAtLeast', { count }) : t('search:verses', { count });
}
