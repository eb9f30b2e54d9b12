// What is done to marks, told at once and taken back by one tap.
import { useTranslation } from 'react-i18next';
import type { HighlightColor } from '../../../../schemas/bible-note.ts';
import { bookmarkVerses, removeBookmarks } from '../../../data/bookmarks.ts';
import type { Place } from '../../../data/chapters.ts';
import { highlight } from '../../../data/highlights.ts';
import { useData } from '../../../data/hooks.tsx';
import type { TakeBack } from '../../../data/mark-steps.ts';
import { NotKept } from '../../../data/record.ts';
import { notKeptSentence } from '../../../i18n/failure-sentence.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { referenceOf } from '../../../i18n/passage-reference.ts';
import { useToast } from '../../../ui/toaster.tsx';

export interface MarkActions {
  paint: (verses: readonly number[], color: HighlightColor) => Promise<void>;
  addBookmarks: (verses: readonly number[]) => Promise<void>;
  removeBookmarks: (ids: readonly string[], about: string) => Promise<void>;
}

export function useMarkActions(place: Place): MarkActions {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const toast = useToast();
  const named = (verses: readonly number[]) => referenceOf(t, language, place, verses);

  async function keep(work: () => Promise<TakeBack>, told: { done: string; about: string; failed: string }): Promise<void> {
    try {
      const takeBack = await work();
      const undo = () => void takeBack().catch((fault: unknown) => tell(t('common.undoFailed'), fault));
      toast({ message: told.done, about: told.about, topic: 'mark', action: { label: t('common.undo'), run: undo } });
    } catch (fault) {
      tell(told.failed, fault);
    }
  }

  function tell(failed: string, fault: unknown): void {
    if (!(fault instanceof NotKept)) throw fault;
    toast({ message: `${failed} ${notKeptSentence(t, fault.reason)}` });
  }

  return {
    paint: (verses, color) =>
      keep(() => highlight(data, { place, verses, language, referenceOf: named }, color), {
        done: color === 'none' ? t('selection.unhighlighted') : t('selection.highlighted', { color: t(`color.${color}`).toLocaleLowerCase(language) }),
        about: named(verses),
        failed: t('selection.highlightFailed'),
      }),
    addBookmarks: (verses) => keep(() => bookmarkVerses(data, place, verses, language), { done: t('bookmark.added'), about: named(verses.slice(0, 1)), failed: t('bookmark.failed') }),
    removeBookmarks: (ids, about) => keep(() => removeBookmarks(data, ids), { done: t('bookmark.removed'), about, failed: t('bookmark.removeFailed') }),
  };
}
