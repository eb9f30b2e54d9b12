// React hook that highlights verses and adds or removes bookmarks; each action is announced at once
// and can be undone with one tap.
import { useTranslation } from 'react-i18next';
import type { HighlightColor } from '../../../../schemas/entities/bible-note.ts';
import { addVerseBookmarks, removeBookmarks } from '../notes/bookmarks.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { highlightVerses } from '../notes/highlights.ts';
import { useData } from '../../../data/data-provider.tsx';
import type { Undo } from '../notes/undoable-mark-changes.ts';
import { StorageWriteError } from '../../../data/records/record.ts';
import { getStorageErrorMessage } from '../../../locales/error-messages.ts';
import { useLanguage } from '../../../locales/language.ts';
import { formatVersesReference } from '../../../locales/passage-reference.ts';
import { useToast } from '../../../ui/toast/toaster.tsx';

export interface MarkActions {
  highlight: (verses: readonly number[], color: HighlightColor) => Promise<void>;
  addBookmarks: (verses: readonly number[]) => Promise<void>;
  removeBookmarks: (ids: readonly string[], about: string) => Promise<void>;
}

export function useMarkActions(place: ChapterLocation): MarkActions {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const toast = useToast();
  const named = (verses: readonly number[]) => formatVersesReference(t, language, place, verses);

  async function runUndoable(
    work: () => Promise<Undo>,
    messages: { done: string; about: string; failed: string },
  ): Promise<void> {
    try {
      const undoAction = await work();
      const undo = () =>
        void undoAction().catch((fault: unknown) => reportFailure(t('undoFailed'), fault));
      toast({
        message: messages.done,
        about: messages.about,
        topic: 'mark',
        action: { label: t('undo'), run: undo },
      });
    } catch (fault) {
      reportFailure(messages.failed, fault);
    }
  }

  function reportFailure(failed: string, fault: unknown): void {
    if (!(fault instanceof StorageWriteError)) throw fault;
    toast({ message: `${failed} ${getStorageErrorMessage(t, fault.reason)}` });
  }

  return {
    highlight: (verses, color) =>
      runUndoable(
        () => highlightVerses(data, { place, verses, language, formatReference: named }, color),
        {
          done:
            color === 'none'
              ? t('bible:selection.unhighlighted')
              : t('bible:selection.highlighted', {
                  color: t(`color.${color}`).toLocaleLowerCase(language),
                }),
          about: named(verses),
          failed: t('bible:selection.highlightFailed'),
        },
      ),
    addBookmarks: (verses) =>
      runUndoable(() => addVerseBookmarks(data, place, verses, language), {
        done: t('bible:bookmark.added'),
        about: named(verses.slice(0, 1)),
        failed: t('bible:bookmark.failed'),
      }),
    removeBookmarks: (ids, about) =>
      runUndoable(() => removeBookmarks(data, ids), {
        done: t('bible:bookmark.removed'),
        about,
        failed: t('bible:bookmark.removeFailed'),
      }),
  };
}
