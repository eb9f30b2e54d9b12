// Tools of the reference bar: the bookmark of the chapter, the text settings, and the panel with
// search and lists.
import {
  IconBookmark,
  IconBookmarkFilled,
  IconLetterCase,
  IconListSearch,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChapterMarks } from '../notes/chapter-marks.ts';
import { addChapterBookmark, removeBookmarks } from '../notes/bookmarks.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { useData } from '../../../data/data-provider.tsx';
import { StorageWriteError } from '../../../data/records/record.ts';
import { getStorageErrorMessage } from '../../../locales/error-messages.ts';
import { useLanguage } from '../../../locales/language.ts';
import { ToolbarButton } from './components/reference-bar.tsx';
import { useToast } from '../../../ui/toast/toaster.tsx';
import type { ReaderPanel } from './reader-panels.tsx';

interface ReaderToolbarProps {
  place: ChapterLocation;
  /** Undefined while there is no text. */
  marks: ChapterMarks | undefined;
  onOpen: (panel: ReaderPanel) => void;
}

export function ReaderToolbar({ place, marks, onOpen }: ReaderToolbarProps) {
  const { t } = useTranslation();
  const { account } = useData();
  return (
    <>
      {account && marks && <ChapterBookmark place={place} marks={marks} />}
      <ToolbarButton
        label={t('bible:reader.openTextSettings')}
        onClick={() => onOpen({ kind: 'look' })}
      >
        <IconLetterCase size={24} aria-hidden />
      </ToolbarButton>
      <ToolbarButton label={t('bible:reader.openTools')} onClick={() => onOpen({ kind: 'tools' })}>
        <IconListSearch size={24} aria-hidden />
      </ToolbarButton>
    </>
  );
}

function ChapterBookmark({ place, marks }: { place: ChapterLocation; marks: ChapterMarks }) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const toast = useToast();
  // React state would change too late to stop the second tap of a double tap.
  const isBusy = useRef(false);
  const isMarked = marks.bookmarks.length > 0;

  async function toggle(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const undoAction = isMarked
        ? await removeBookmarks(
            data,
            marks.bookmarks.map(({ id }) => id),
          )
        : await addChapterBookmark(data, place, language);
      toast({
        message: t(isMarked ? 'bible:reader.unbookmarked' : 'bible:reader.bookmarked'),
        action: { label: t('undo'), run: () => void undo(undoAction) },
      });
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({
        message: `${t('bible:reader.bookmarkFailed')} ${getStorageErrorMessage(t, fault.reason)}`,
      });
    } finally {
      isBusy.current = false;
    }
  }

  async function undo(undoAction: () => Promise<void>): Promise<void> {
    try {
      await undoAction();
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({ message: `${t('undoFailed')} ${getStorageErrorMessage(t, fault.reason)}` });
    }
  }

  return (
    <ToolbarButton
      label={t('bible:reader.bookmarkChapter')}
      pressed={isMarked}
      onClick={() => void toggle()}
    >
      {isMarked ? (
        <IconBookmarkFilled size={22} aria-hidden />
      ) : (
        <IconBookmark size={22} aria-hidden />
      )}
    </ToolbarButton>
  );
}
