// How many verses were found, as it is told: where the server gives no more than so many, nobody
// knows how many there are.
import type { Translate } from './translate.ts';

/** @param signs that were looked for, where the query had nothing else */
export function formatVerseCount(
  t: Translate,
  count: number,
  isCut: boolean,
  signs: readonly string[] = [],
): string {
  if (signs.length === 0) return formatCount(t, count, isCut);
  const values = { signs: signs.join(' ') };
  return count === 0
    ? t('search.signsNone', values)
    : `${formatCount(t, count, isCut)} · ${t('search.signs', values)}`;
}

function formatCount(t: Translate, count: number, isCut: boolean): string {
  if (count === 0) return t('search.none');
  return isCut ? t('search.versesAtLeast', { count }) : t('search.verses', { count });
}
