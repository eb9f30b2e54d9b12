// Connects the selection panel with its actions: highlight, note, bookmark, copy, share, image,
// reading aloud, cross references and prayer. Marks of guests are saved after the login; copies and
// images respect the licence.
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { HighlightColor } from '../../../../schemas/entities/bible-note.ts';
import type { Chapter } from '../../../../schemas/bible/chapter.ts';
import { watchChapterMarks } from '../notes/chapter-marks.ts';
import type { ChapterMarks } from '../notes/chapter-marks.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { getMaxCopiedVerses } from './copy-options.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import { useLanguage } from '../../../locales/language.ts';
import { useSaveOffer } from '../../guest-save/use-save-offer.tsx';
import { useLearnVerse } from '../../memory-verses/use-learn-verse.tsx';
import { SelectionPanel } from './components/selection-panel.tsx';
import { useToast } from '../../../ui/toast/toaster.tsx';
import { getVerseColor, NoteEditor } from '../notes/note-editor.tsx';
import { createRetryableLazy } from '../reader/retryable-lazy.tsx';
import { getVersesUrl } from '../reader-url.ts';
import { CopyPanel } from './copy-panel.tsx';
import { useMarkActions } from './use-mark-actions.ts';
import { buildSelectedPassage, getPassageText } from './selected-passage.ts';
import { useShareVerses } from './use-share-verses.ts';

const LazyVerseImagePanel = createRetryableLazy(
  async () => (await import('./verse-image-panel.tsx')).VerseImagePanel,
);

interface SelectionBarProps {
  place: ChapterLocation;
  chapter: Chapter;
  /** The selected verses, in order; not empty. */
  verses: readonly number[];
  onClear: () => void;
  /** Missing where nothing may be read aloud. */
  onReadAloud?: (from: number) => void;
  onCrossReferences: (verse: number) => void;
}

type OpenPanel = 'note' | 'copy' | 'picture';

export function SelectionBar({
  place,
  chapter,
  verses,
  onClear,
  onReadAloud,
  onCrossReferences,
}: SelectionBarProps) {
  const { t } = useTranslation();
  const { account } = useData();
  const navigate = useNavigate();
  const language = useLanguage();
  const toast = useToast();
  const last = chapter.verses.at(-1)?.verse ?? 0;
  const marks = useLiveQuery(
    `marks/${place.translation}/${place.book}/${place.chapter}/${last}`,
    (data) => watchChapterMarks(data, place.translation, place.book, place.chapter, last),
  );
  const passage = useMemo(
    () => buildSelectedPassage(t, language, place, chapter, verses),
    [t, language, place, chapter, verses],
  );
  const [open, setOpen] = useState<OpenPanel | null>(null);
  const actions = useMarkActions(place);
  const shareWords = useShareVerses(place, passage);
  const { offerSave, saveOffer } = useSaveOffer();
  const { learn, saveOffer: learnOffer } = useLearnVerse();
  const close = () => setOpen(null);
  const [first = 1] = verses;
  const bookmarks = verses.flatMap((verse) => marks?.bookmarksByVerse.get(verse) ?? []);
  const hasBookmark = (verse: number) => (marks?.bookmarksByVerse.get(verse) ?? []).length > 0;
  const bookmarked = bookmarks.length === 0 ? 'none' : verses.every(hasBookmark) ? 'all' : 'some';
  // A bookmark is at the first verse of each run. If all runs have one, no bookmark can be added.
  const isWhole = verses.every((verse) => verses.includes(verse - 1) || hasBookmark(verse));

  function paint(color: HighlightColor): void {
    if (!account) return offerMark('highlight', { color });
    void actions.highlight(verses, color);
    onClear();
  }

  /** The verses name the pending save, so that a second tap replaces it. */
  function offerMark(kind: 'highlight' | 'bookmark', mark: { color?: HighlightColor } = {}): void {
    const target = getVersesUrl(place, verses);
    offerSave({
      id: `${kind} ${target}`,
      kind,
      input: { place, verses, language, ...mark },
      target,
      preview: passage.reference,
    });
  }

  function bookmark(): void {
    if (!account) return offerMark('bookmark');
    if (!isWhole) void actions.addBookmarks(verses);
    else
      void actions.removeBookmarks(
        bookmarks.map(({ id }) => id),
        passage.reference,
      );
    onClear();
  }

  function learnVerses(): void {
    // The selection outlasts a message about it, and the offer to log in.
    learn({ ...place, verses }, onClear);
  }

  /**
   * Runs a copy or share action, unless the selection is longer than the licence of the text
   * allows.
   */
  function take(work: () => void): void {
    const maxCopied = getMaxCopiedVerses(place.translation);
    if (maxCopied === 0) toast({ message: t('bible:selection.copyNotAllowed') });
    else if (maxCopied !== null && passage.verses.length > maxCopied)
      toast({ message: t('bible:selection.copyLimit', { count: maxCopied }) });
    else work();
  }

  function runAndClear(work: () => void): void {
    onClear();
    work();
  }

  return (
    <>
      {/* Closing the note ends the selection, so that the next tap starts a new selection. */}
      {open === 'note' && marks && (
        <NoteEditor
          place={place}
          chapter={chapter}
          verses={verses}
          marks={marks}
          onClose={onClear}
        />
      )}
      {open === 'copy' && (
        <CopyPanel place={place} passage={passage} onClose={close} onDone={onClear} />
      )}
      {open === 'picture' && (
        <Suspense fallback={null}>
          <LazyVerseImagePanel place={place} passage={passage} onClose={close} />
        </Suspense>
      )}
      {saveOffer}
      {learnOffer}
      <SelectionPanel
        reference={passage.reference}
        verses={verses}
        color={getSharedColor(marks, verses)}
        bookmarked={bookmarked}
        onHighlight={paint}
        onNote={() => setOpen('note')}
        onCopy={() => take(() => setOpen('copy'))}
        onShare={() => take(() => void shareWords(onClear))}
        onBookmark={bookmark}
        onLearn={learnVerses}
        onPicture={() => take(() => setOpen('picture'))}
        onListen={onReadAloud && (() => runAndClear(() => onReadAloud(first)))}
        onCrossReferences={() => runAndClear(() => onCrossReferences(first))}
        onPray={() =>
          void navigate('/Prayer', {
            state: {
              request: t('bible:selection.prayerRequest', { reference: passage.reference }),
              verse: {
                reference: passage.reference,
                text: getPassageText(passage),
                translation: place.translation,
              },
            },
          })
        }
        onClose={onClear}
      />
    </>
  );
}

/**
 * Returns the highlight colour that all verses share; null when the colours differ or the marks are
 * not loaded.
 */
function getSharedColor(
  marks: ChapterMarks | undefined,
  verses: readonly number[],
): HighlightColor | null {
  if (!marks) return null;
  const colors = new Set(verses.map((verse) => getVerseColor(marks, verse)));
  const [only] = colors;
  return colors.size === 1 ? (only ?? null) : null;
}
