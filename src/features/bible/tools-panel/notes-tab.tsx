// Tab with all notes and highlights of the user: sorting, filters, search and export.
import { Button } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { highlightColors } from '../../../../schemas/entities/bible-note.ts';
import type { HighlightColor } from '../../../../schemas/entities/bible-note.ts';
import { parseSearchQuery } from '../../../../schemas/bible/search-query.ts';
import {
  watchNotes,
  getHighlightColor,
  createNoteFilter,
  sortMarks,
  getNoteRange,
} from '../notes/notes-and-bookmarks.ts';
import type { ListOrder } from '../notes/notes-and-bookmarks.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import { removeNote } from '../notes/remove-note.ts';
import { useLanguage } from '../../../locales/language.ts';
import { buildLoginUrl } from '../../../platform/storage/login-return-path.ts';
import {
  FilterSelect,
  NoMatches,
  NotesSearchField,
  ListFilters,
  ListCountLine,
} from './components/list-filters.tsx';
import { ListSkeleton } from './components/list-skeleton.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BookIllustration } from '../../../ui/illustrations.tsx';
import type { ReadingTarget } from '../reading-target.ts';
import { ExportNotesButtons } from './export-notes-buttons.tsx';
import { allBooks, buildBookOptions, buildOrderOptions } from './list-labels.ts';
import { MarkList } from './mark-list.tsx';
import { useUndoableAction } from './use-undoable-action.ts';

interface NotesTabProps {
  place: ChapterLocation;
  onGo: (target: ReadingTarget) => void;
  onClose: () => void;
}

export function NotesTab(props: NotesTabProps) {
  const { t } = useTranslation();
  const { account } = useData();
  const { pathname } = useLocation();
  if (account) return <Notes {...props} />;
  return (
    <EmptyState
      illustration={<BookIllustration />}
      title={t('bible:tools.loginNotes')}
      body={t('bible:tools.loginNotesBody')}
    >
      <Button component="a" href={buildLoginUrl(pathname)}>
        {t('loginInvitation.action')}
      </Button>
    </EmptyState>
  );
}

type ColorFilter = HighlightColor | 'all';

function Notes({ place: { translation }, onGo, onClose }: NotesTabProps) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const undoable = useUndoableAction();
  const notes = useLiveQuery('all-notes', watchNotes);
  const [order, setOrder] = useState<ListOrder>('newest');
  const [wantedBook, setBook] = useState(allBooks);
  const [color, setColor] = useState<ColorFilter>('all');
  const [query, setQuery] = useState('');
  // Deferred, so that the search in ten thousand notes does not delay typing.
  const deferredQuery = useDeferredValue(query);
  const [narrow] = useState(createNoteFilter);
  const books = useMemo(() => buildBookOptions(t, language, notes ?? []), [t, language, notes]);
  // The last note of the chosen book may have been removed.
  const book = books.some(({ value }) => value === wantedBook) ? wantedBook : allBooks;
  const shown = useMemo(() => {
    const filter = {
      book: book === allBooks ? null : book,
      color: color === 'all' ? null : color,
      terms: parseSearchQuery(deferredQuery),
    };
    return sortMarks(narrow(notes ?? [], filter), order);
  }, [narrow, notes, book, color, deferredQuery, order]);

  function remove(id: string, about: string): void {
    void undoable(() => removeNote(data, id), {
      doneMessage: t('bible:tools.noteRemoved'),
      about,
      failedMessage: t('bible:tools.noteRemoveFailed'),
    });
  }

  if (!notes) return <ListSkeleton />;
  if (notes.length === 0) {
    return (
      <EmptyState
        illustration={<BookIllustration />}
        title={t('bible:tools.noNotes')}
        body={t('bible:tools.noNotesBody')}
      >
        <Button onClick={onClose}>{t('bible:tools.readOn')}</Button>
      </EmptyState>
    );
  }

  const colors = [
    { value: 'all' as ColorFilter, label: t('bible:tools.allColors') },
    ...highlightColors.map((value) => ({
      value,
      label: value === 'none' ? t('bible:tools.noColor') : t(`color.${value}`),
    })),
  ];
  return (
    <>
      <NotesSearchField value={query} onChange={setQuery} />
      <ListFilters>
        <FilterSelect
          label={t('bible:tools.order')}
          value={order}
          options={buildOrderOptions(t)}
          onChange={setOrder}
        />
        <FilterSelect
          label={t('bible:tools.color')}
          value={color}
          options={colors}
          onChange={setColor}
        />
        <FilterSelect
          label={t('bible:tools.book')}
          value={book}
          options={books}
          onChange={setBook}
        />
      </ListFilters>
      <ListCountLine text={t('bible:tools.noteCount', { count: shown.length })} />
      {shown.length === 0 ? (
        <NoMatches
          onShowAll={() => {
            setBook(allBooks);
            setColor('all');
            setQuery('');
          }}
        />
      ) : (
        <>
          <MarkList
            isCompact
            key={translation}
            marks={shown}
            describe={(note) => ({
              at: getNoteRange(translation, note.fields),
              text: note.fields.note_text?.trim() || undefined,
              color: getHighlightColor(note),
            })}
            filterKey={`${order} ${book} ${color} ${deferredQuery}`}
            order={order}
            translation={translation}
            label={t('bible:tools.notes')}
            onGo={onGo}
            onRemove={remove}
          />
          <ExportNotesButtons notes={shown} translation={translation} />
        </>
      )}
    </>
  );
}
