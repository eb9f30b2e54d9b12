// How many verses were found, as it is told: where the server gives no more than so many, nobody knows how many there are.
import type { Translate } from './translate.ts';

export function versesFound(t: Translate, count: number, isCut: boolean): string {
  if (count === 0) return t('search.none');
  return isCut ? t('search.versesAtLeast', { count }) : t('search.verses', { count });
}
