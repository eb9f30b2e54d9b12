// All notes and highlights of a person: sorted, narrowed down, searched, and as a file.
import { Button } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { highlightColors } from '../../../../schemas/bible-note.ts';
import type { HighlightColor } from '../../../../schemas/bible-note.ts';
import { parseQuery } from '../../../../schemas/verse-query.ts';
import { allNotes, colorOf, createNoteFilter, inOrder, placeOfNote } from '../../../data/bible-tools.ts';
import type { KeptNote, ListOrder } from '../../../data/bible-tools.ts';
import type { Place } from '../../../data/chapters.ts';
import { useData, useLive } from '../../../data/hooks.tsx';
import { removeNote } from '../../../data/note-removal.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { nameOfPlace } from '../../../i18n/passage-reference.ts';
import { loginAddress } from '../../../platform/return-path.ts';
import { Filter, NoneLeft, NotesField, ToolsFilters, ToolsLine } from '../../../ui/bible/tools-filters.tsx';
import { ToolsRows } from '../../../ui/bible/tools-rows.tsx';
import { ToolsSkeleton } from '../../../ui/bible/tools-skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { LampPicture } from '../../../ui/pictures.tsx';
import { targetAddress } from '../place-address.ts';
import type { ReadingTarget } from '../reading-target.ts';
import { NotesFile } from './notes-file.tsx';
import { usePortion } from './portion.ts';
import { allBooks, bookHeading, bookOptions, dayOf, orderOptions, targetOf } from './tool-words.ts';
import { useUndoable } from './undoable.ts';
import { hasVerses, useVerseWords } from './verse-words.ts';

interface NotesTabProps {
  place: Place;
  onGo: (target: ReadingTarget) => void;
  onClose: () => void;
}

export function NotesTab(props: NotesTabProps) {
  const { t } = useTranslation();
  const { account } = useData();
  const { pathname } = useLocation();
  if (account) return <Notes {...props} />;
  return (
    <Empty picture={<LampPicture />} title={t('tools.loginNotes')} body={t('tools.loginNotesBody')}>
      <Button component="a" href={loginAddress(pathname)}>
        {t('login.logIn')}
      </Button>
    </Empty>
  );
}

type Color = HighlightColor | 'all';

function Notes({ place: { translation }, onGo, onClose }: NotesTabProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const notes = useLive('all-notes', allNotes);
  const [order, setOrder] = useState<ListOrder>('newest');
  const [wanted, setBook] = useState(allBooks);
  const [color, setColor] = useState<Color>('all');
  const [query, setQuery] = useState('');
  // Ten thousand notes must not hold up a key.
  const words = useDeferredValue(query);
  const [narrow] = useState(createNoteFilter);
  const books = useMemo(() => bookOptions(t, language, notes ?? []), [t, language, notes]);
  // The last note of the chosen book may be gone.
  const book = books.some(({ value }) => value === wanted) ? wanted : allBooks;
  const shown = useMemo(() => {
    const filter = { book: book === allBooks ? null : book, color: color === 'all' ? null : color, needles: parseQuery(words) };
    return inOrder(narrow(notes ?? [], filter), order);
  }, [narrow, notes, book, color, words, order]);

  if (!notes) return <ToolsSkeleton />;
  if (notes.length === 0) {
    return (
      <Empty picture={<LampPicture />} title={t('tools.noNotes')} body={t('tools.noNotesBody')}>
        <Button onClick={onClose}>{t('tools.readOn')}</Button>
      </Empty>
    );
  }

  const colors = [
    { value: 'all' as Color, label: t('tools.allColors') },
    ...highlightColors.map((value) => ({ value, label: value === 'none' ? t('tools.noColor') : t(`color.${value}`) })),
  ];
  return (
    <>
      <NotesField value={query} onChange={setQuery} />
      <ToolsFilters>
        <Filter label={t('tools.order')} value={order} options={orderOptions(t)} onChange={setOrder} />
        <Filter label={t('tools.color')} value={color} options={colors} onChange={setColor} />
        <Filter label={t('tools.book')} value={book} options={books} onChange={setBook} />
      </ToolsFilters>
      <ToolsLine words={t('tools.noteCount', { count: shown.length })} />
      {shown.length === 0 ? (
        <NoneLeft
          onShowAll={() => {
            setBook(allBooks);
            setColor('all');
            setQuery('');
          }}
        />
      ) : (
        <>
          <NoteList key={translation} notes={shown} question={`${order} ${book} ${color} ${words}`} order={order} translation={translation} onGo={onGo} />
          <NotesFile notes={shown} translation={translation} />
        </>
      )}
    </>
  );
}

interface NoteListProps {
  notes: readonly KeptNote[];
  /** Which one they answer. */
  question: string;
  order: ListOrder;
  translation: string;
  onGo: (target: ReadingTarget) => void;
}

function NoteList({ notes, question, order, translation, onGo }: NoteListProps) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const undoable = useUndoable();
  const { count, more } = usePortion(question);
  const shown = notes.slice(0, count).map((note) => ({ note, at: placeOfNote(translation, note.fields), text: note.fields.note_text?.trim() || undefined }));
  const wordsOf = useVerseWords(translation, shown.flatMap(({ at, text }) => (text === undefined && hasVerses(at) ? [at] : [])));

  const rows = shown.map(({ note, at, text }) => ({
    id: note.id,
    title: at ? nameOfPlace(t, language, at) : note.fields.reference,
    href: at ? targetAddress(targetOf(at), translation) : undefined,
    about: dayOf(language, note.createdDate),
    text,
    verse: text === undefined && hasVerses(at) ? wordsOf(at) : undefined,
    color: colorOf(note),
    sync: note.sync,
    group: bookHeading(language, order, note.fields.book),
  }));

  function open(id: string): void {
    const at = shown.find(({ note }) => note.id === id)?.at;
    if (at) onGo(targetOf(at));
  }

  function remove(id: string): void {
    const about = rows.find((row) => row.id === id)?.title ?? '';
    void undoable(() => removeNote(data, id), { done: t('tools.noteRemoved'), about, failed: t('tools.noteRemoveFailed') });
  }

  return <ToolsRows isLow rows={rows} left={notes.length - rows.length} label={t('tools.notes')} onMore={more} onOpen={open} onRemove={remove} />;
}
