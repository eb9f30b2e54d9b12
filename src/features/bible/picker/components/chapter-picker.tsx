// Dialog that picks a chapter in three steps with a way back: translation, book, chapter.
import { IconKeyboard } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog.tsx';
import { UnavailableList } from '../../library/components/unavailable-list.tsx';
import type { UnavailableItem } from '../../library/components/unavailable-list.tsx';
import styles from './chapter-picker.module.css';
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
  /** Translations do not count alike. */
  countChapters: (translation: string, book: string) => number;
  onPick: (chapter: PickedChapter) => void;
  /** Typing a place is quicker for many. */
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
        <button type="button" className={styles['type']} onClick={onTypeReference}>
          <IconKeyboard size={20} aria-hidden />
          {t('bible:reader.goToPlaceholder')}
        </button>
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
  if (!translations) return <p role="status">{t('loading')}</p>;
  return (
    <>
      <TranslationList
        selectionStyle="current"
        translations={translations}
        chosen={chosen}
        onChoose={onChoose}
      />
      {absent.length > 0 && <UnavailableList items={absent} />}
      <a className={styles['library']} href="/BibleLibrary">
        {t('bible.libraryTitle')}
      </a>
    </>
  );
}

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
    <section key={title} className={styles['group']}>
      <h3 className={styles['groupTitle']}>{title}</h3>
      <div className={styles['books']}>
        {list.map((book) => (
          <button
            key={book.id}
            type="button"
            className={styles['book']}
            aria-current={book.id === chosen || undefined}
            onClick={() => onChoose(book)}
          >
            {book.name}
          </button>
        ))}
      </div>
    </section>
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
    <div className={styles['chapters']}>
      {Array.from({ length: chapters }, (_, index) => index + 1).map((chapter) => (
        <button
          key={chapter}
          type="button"
          className={styles['chapter']}
          aria-label={t('bible:reader.chapterNumber', { chapter })}
          aria-current={chapter === chosen || undefined}
          onClick={() => onChoose(chapter)}
        >
          {chapter}
        </button>
      ))}
    </div>
  );
}
