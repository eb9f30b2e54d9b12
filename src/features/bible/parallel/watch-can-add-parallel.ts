// Whether a second translation can be read beside the open one.
import { combineLatest, map, type Observable } from 'rxjs';
import { watchOfferedTranslations } from '../../../data/bible/chapters.ts';
import { watchDownloadedTranslations } from '../../../data/bible/library/downloaded-translations.ts';
import type { DataContext } from '../../../data/data-context.ts';
import { watchParallelSetting } from './parallel-setting.ts';

/**
 * Emits whether the reader offers a second translation. True also while the server's list is not on
 * this device, and for a chosen second translation, so that a user can remove it.
 * @param translation code of the open translation
 */
export function watchCanAddParallel(data: DataContext, translation: string): Observable<boolean> {
  return combineLatest([
    watchOfferedTranslations(data),
    watchDownloadedTranslations(data),
    watchParallelSetting(data),
  ]).pipe(
    map(
      ([offered, downloaded, chosen]) =>
        chosen !== null ||
        offered.length === 0 ||
        [...offered, ...downloaded].some(({ code }) => code !== translation),
    ),
  );
}
