// What is done with the chosen verses: marks, words to take along, a picture, a prayer.
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { HighlightColor } from '../../../../schemas/bible-note.ts';
import type { Chapter } from '../../../../schemas/chapter.ts';
import { chapterMarks } from '../../../data/bible-notes.ts';
import type { ChapterMarks } from '../../../data/bible-notes.ts';
import type { Place } from '../../../data/chapters.ts';
import { mostCopied } from '../../../data/copy-choice.ts';
import { useData, useLive } from '../../../data/hooks.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import { loginAddress } from '../../../platform/return-path.ts';
import { SelectionPanel } from '../../../ui/bible/selection-panel.tsx';
import { LoginInvitation } from '../../../ui/login-invitation.tsx';
import { useToast } from '../../../ui/toaster.tsx';
import { colorOn, NoteEditor } from '../note-editor.tsx';
import { createPart } from '../part.tsx';
import { versesAddress } from '../place-address.ts';
import { CopyPanel } from './copy-panel.tsx';
import { useMarkActions } from './mark-actions.ts';
import { passageOf, wordsOf } from './passage.ts';
import { useShareWords } from './share-words.ts';

const PicturePanel = createPart(async () => (await import('./picture-panel.tsx')).PicturePanel);

interface SelectionBarProps {
  place: Place;
  chapter: Chapter;
  /** Those that the person chose, in order; not empty. */
  verses: readonly number[];
  onClear: () => void;
  /** Missing where nothing may be read aloud. */
  onAloud?: (from: number) => void;
  onCrossReferences: (verse: number) => void;
}

type Open = 'note' | 'copy' | 'picture' | 'loginForNotes' | 'loginForBookmarks';

export function SelectionBar({ place, chapter, verses, onClear, onAloud, onCrossReferences }: SelectionBarProps) {
  const { t } = useTranslation();
  const { account } = useData();
  const navigate = useNavigate();
  const language = useLanguage();
  const toast = useToast();
  const last = chapter.verses.at(-1)?.verse ?? 0;
  const marks = useLive(`marks/${place.translation}/${place.book}/${place.chapter}/${last}`, (data) => chapterMarks(data, place.translation, place.book, place.chapter, last));
  const passage = useMemo(() => passageOf(t, language, place, chapter, verses), [t, language, place, chapter, verses]);
  const [open, setOpen] = useState<Open | null>(null);
  const actions = useMarkActions(place);
  const shareWords = useShareWords(place, passage);
  const close = () => setOpen(null);
  const [first = 1] = verses;
  const bookmarks = verses.flatMap((verse) => marks?.bookmarksByVerse.get(verse) ?? []);
  const hasBookmark = (verse: number) => (marks?.bookmarksByVerse.get(verse) ?? []).length > 0;
  const bookmarked = bookmarks.length === 0 ? 'none' : verses.every(hasBookmark) ? 'all' : 'some';
  // A bookmark is put at the head of each run: with all of these there is nothing left to add.
  const isWhole = verses.every((verse) => verses.includes(verse - 1) || hasBookmark(verse));

  function paint(color: HighlightColor): void {
    if (!account) return setOpen('loginForNotes');
    void actions.paint(verses, color);
    onClear();
  }

  function bookmark(): void {
    if (!account) return setOpen('loginForBookmarks');
    if (!isWhole) void actions.addBookmarks(verses);
    else void actions.removeBookmarks(bookmarks.map(({ id }) => id), passage.reference);
    onClear();
  }

  /** Words of a text under licence leave the app in small measure only. */
  function take(work: () => void): void {
    const most = mostCopied(place.translation);
    if (most === 0) toast({ message: t('selection.mayNot') });
    else if (most !== null && passage.verses.length > most) toast({ message: t('selection.tooMany', { count: most }) });
    else work();
  }

  function leave(work: () => void): void {
    onClear();
    work();
  }

  const here = versesAddress(place, verses);
  return (
    <>
      {/* With the note these verses are done: the next tap chooses another one and does not add to them. */}
      {open === 'note' && marks && <NoteEditor place={place} chapter={chapter} verses={verses} marks={marks} onClose={onClear} />}
      {open === 'copy' && <CopyPanel place={place} passage={passage} onClose={close} onDone={onClear} />}
      {open === 'picture' && (
        <Suspense fallback={null}>
          <PicturePanel place={place} passage={passage} onClose={close} />
        </Suspense>
      )}
      {open === 'loginForNotes' && <LoginInvitation title={t('note.loginNeeded')} loginHref={loginAddress(here)} onClose={close} />}
      {open === 'loginForBookmarks' && <LoginInvitation title={t('bookmark.loginNeeded')} loginHref={loginAddress(here)} onClose={close} />}
      <SelectionPanel
        reference={passage.reference}
        verses={verses}
        color={colorOfAll(marks, verses)}
        bookmarked={bookmarked}
        onHighlight={paint}
        onNote={() => setOpen(account ? 'note' : 'loginForNotes')}
        onCopy={() => take(() => setOpen('copy'))}
        onShare={() => take(() => void shareWords(onClear))}
        onBookmark={bookmark}
        onPicture={() => take(() => setOpen('picture'))}
        onListen={onAloud && (() => leave(() => onAloud(first)))}
        onRelated={() => leave(() => onCrossReferences(first))}
        onPray={() => void navigate('/Prayer', { state: { request: t('selection.prayAbout', { reference: passage.reference }), verse: { reference: passage.reference, text: wordsOf(passage), translation: place.translation } } })}
        onClose={onClear}
      />
    </>
  );
}

/** Null where the verses differ, and while nobody knows. */
function colorOfAll(marks: ChapterMarks | undefined, verses: readonly number[]): HighlightColor | null {
  if (!marks) return null;
  const colors = new Set(verses.map((verse) => colorOn(marks, verse)));
  const [only] = colors;
  return colors.size === 1 ? (only ?? null) : null;
}
