// Dialog that picks a chapter in three steps with a way back: translation, book, chapter.
import { Box, Stack } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../../../ui/elements.module.css';
import surface from '../../../../ui/surface.module.css';
import { useLanguage } from '../../../../locales/language.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { UnavailableList } from '../../library/components/unavailable-list.tsx';
import type { UnavailableItem } from '../../library/components/unavailable-list.tsx';
import { TranslationList } from './translation-list.tsx';
import type { TranslationOption } from './translation-list.tsx';

export interface PickedChapter {
  translation: string;
  book: string;
  chapter: number;
}

export interface BookOption {
  id: string;
  name: string;
  isNewTestament: boolean;
}

interface ChapterPickerProps {
  current: PickedChapter;
  /** Which step it opens on. */
  firstStep?: 'translation' | 'book';
  /** Undefined while the list is loading. */
  translations: readonly TranslationOption[] | undefined;
  /** Translations that are not offered here, each with the reason. */
  unavailable?: readonly UnavailableItem[];
  books: readonly BookOption[];
  /** The number of chapters depends on the translation. */
  countChapters: (translation: string, book: string) => number;
  onPick: (chapter: PickedChapter) => void;
  /** Opens the input of a reference, which is faster than the steps for many users. */
  onTypeReference: () => void;
  onClose: () => void;
}

type PickerStep =
  | { kind: 'translation' }
  | { kind: 'book' }
  | { kind: 'chapter'; book: BookOption };

/**
 * Opens on the step of the books, because users change the book most often. The step back leads to
 * the translations.
 */
export function ChapterPicker({
  current,
  firstStep = 'book',
  translations,
  unavailable = [],
  books,
  countChapters,
  onPick,
  onTypeReference,
  onClose,
}: ChapterPickerProps) {
  const { t } = useTranslation();
  const [step, setStep] = useState<PickerStep>({ kind: firstStep });
  const [translation, setTranslation] = useState(current.translation);
  const back = {
    translation: undefined,
    book: () => setStep({ kind: 'translation' }),
    chapter: () => setStep({ kind: 'book' }),
  }[step.kind];
  const name = translations?.find(({ code }) => code === translation)?.name ?? translation;
  const title = {
    translation: t('bible.translationLabel'),
    book: `${t('bible:reader.bookLabel')} · ${name}`,
    chapter: step.kind === 'chapter' ? step.book.name : '',
  }[step.kind];

  return (
    <Dialog title={title} onClose={onClose} {...(back && { onBack: back })}>
      {step.kind === 'translation' && (
        <TranslationStep
          translations={translations}
          absent={unavailable}
          chosen={translation}
          onChoose={(code) => {
            setTranslation(code);
            setStep({ kind: 'book' });
          }}
        />
      )}
      {step.kind === 'book' && (
        <Box
          component="button"
          type="button"
          className={surface['choice'] ?? ''}
          display="flex"
          p="0 14px"
          bd="1px solid var(--edge)"
          c="dimmed"
          style={{ alignItems: 'center', gap: 10 }}
          onClick={onTypeReference}
        >
          <IconSearch size={20} aria-hidden />
          {t('bible:reader.goToPlaceholder')}
        </Box>
      )}
      {step.kind === 'book' && (
        <BookStep
          books={books}
          chosen={current.book}
          onChoose={(book) => setStep({ kind: 'chapter', book })}
        />
      )}
      {step.kind === 'chapter' && (
        <ChapterStep
          chapters={countChapters(translation, step.book.id)}
          chosen={step.book.id === current.book ? current.chapter : undefined}
          onChoose={(chapter) => onPick({ translation, book: step.book.id, chapter })}
        />
      )}
    </Dialog>
  );
}

function TranslationStep({
  translations,
  absent,
  chosen,
  onChoose,
}: {
  translations: readonly TranslationOption[] | undefined;
  absent: readonly UnavailableItem[];
  chosen: string;
  onChoose: (code: string) => void;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!translations) return <p role="status">{t('loading')}</p>;
  return (
    <>
      <TranslationList
        language={language}
        selectionStyle="current"
        translations={translations}
        chosen={chosen}
        onChoose={onChoose}
      />
      {absent.length > 0 && <UnavailableList items={absent} />}
      <Box component="a" py={10} style={{ justifySelf: 'start' }} href="/BibleLibrary">
        {t('bible.libraryTitle')}
      </Box>
    </>
  );
}

/** The list of books: names without boxes, close to each other; the open book has its box. */
const plainTiles = { '--line': 'transparent', '--surface': 'none', rowGap: 0 } as CSSProperties;

function BookStep({
  books,
  chosen,
  onChoose,
}: {
  books: readonly BookOption[];
  chosen: string;
  onChoose: (book: BookOption) => void;
}) {
  const { t } = useTranslation();
  const testaments = [
    { title: t('bible.oldTestament'), list: books.filter((book) => !book.isNewTestament) },
    { title: t('bible.newTestament'), list: books.filter((book) => book.isNewTestament) },
  ];
  return testaments.map(({ title, list }) => (
    <Stack component="section" key={title} gap="xs">
      <h3 className={elements['partTitle']}>{title}</h3>
      <div className={surface['tiles']} style={plainTiles}>
        {list.map((book) => (
          <Box
            component="button"
            key={book.id}
            type="button"
            className={surface['choice'] ?? ''}
            p="8px 12px"
            aria-current={book.id === chosen || undefined}
            onClick={() => onChoose(book)}
          >
            {book.name}
          </Box>
        ))}
      </div>
    </Stack>
  ));
}

function ChapterStep({
  chapters,
  chosen,
  onChoose,
}: {
  chapters: number;
  chosen: number | undefined;
  onChoose: (chapter: number) => void;
}) {
  const { t } = useTranslation();
  return (
    <div
      className={surface['tiles']}
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(52px, 1fr))' }}
    >
      {Array.from({ length: chapters }, (_, index) => index + 1).map((chapter) => (
        <Box
          component="button"
          key={chapter}
          type="button"
          className={surface['choice'] ?? ''}
          p={0}
          ta="center"
          aria-label={t('bible:reader.chapterNumber', { chapter })}
          aria-current={chapter === chosen || undefined}
          onClick={() => onChoose(chapter)}
        >
          {chapter}
        </Box>
      ))}
    </div>
  );
}
