// Choosing where to read, in three steps with a way back: translation, book, chapter.
import { IconKeyboard } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog.tsx';
import { AbsentList } from '../library/absent-list.tsx';
import type { Absent } from '../library/absent-list.tsx';
import styles from './place-picker.module.css';
import { TranslationList } from './translation-list.tsx';
import type { ListedTranslation } from './translation-list.tsx';

export interface PickedPlace {
  translation: string;
  book: string;
  chapter: number;
}

export interface NamedBook {
  id: string;
  name: string;
  isNewTestament: boolean;
}

interface PlacePickerProps {
  current: PickedPlace;
  /** Which step it opens on. */
  first?: 'translation' | 'book';
  /** Undefined while they are being asked for. */
  translations: readonly ListedTranslation[] | undefined;
  /** Those that are not offered here, told with the reason. */
  absent?: readonly Absent[];
  books: readonly NamedBook[];
  /** Translations do not count alike. */
  countChapters: (translation: string, book: string) => number;
  onPick: (place: PickedPlace) => void;
  /** Typing a place is quicker for many. */
  onType: () => void;
  onClose: () => void;
}

type Step = { kind: 'translation' } | { kind: 'book' } | { kind: 'chapter'; book: NamedBook };

/** Opens on the books, for that is what one mostly changes; the step back leads to the translations. */
export function PlacePicker({ current, first = 'book', translations, absent = [], books, countChapters, onPick, onType, onClose }: PlacePickerProps) {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>({ kind: first });
  const [translation, setTranslation] = useState(current.translation);
  const back = { translation: undefined, book: () => setStep({ kind: 'translation' }), chapter: () => setStep({ kind: 'book' }) }[step.kind];
  const title = { translation: t('bible.pickTranslation'), book: `${t('bible.pickBook')} · ${translation}`, chapter: step.kind === 'chapter' ? step.book.name : '' }[step.kind];

  return (
    <Dialog title={title} onClose={onClose} {...(back && { onBack: back })}>
      {step.kind === 'translation' && (
        <TranslationStep
          translations={translations}
          absent={absent}
          chosen={translation}
          onChoose={(code) => {
            setTranslation(code);
            setStep({ kind: 'book' });
          }}
        />
      )}
      {step.kind === 'book' && (
        <button type="button" className={styles['type']} onClick={onType}>
          <IconKeyboard size={20} aria-hidden />
          {t('bible.typePlace')}
        </button>
      )}
      {step.kind === 'book' && <BookStep books={books} chosen={current.book} onChoose={(book) => setStep({ kind: 'chapter', book })} />}
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

function TranslationStep({ translations, absent, chosen, onChoose }: { translations: readonly ListedTranslation[] | undefined; absent: readonly Absent[]; chosen: string; onChoose: (code: string) => void }) {
  const { t } = useTranslation();
  if (!translations) return <p role="status">{t('common.loading')}</p>;
  return (
    <>
      <TranslationList as="current" translations={translations} chosen={chosen} onChoose={onChoose} />
      {absent.length > 0 && <AbsentList absent={absent} />}
      <a className={styles['library']} href="/BibleLibrary">
        {t('library.title')}
      </a>
    </>
  );
}

function BookStep({ books, chosen, onChoose }: { books: readonly NamedBook[]; chosen: string; onChoose: (book: NamedBook) => void }) {
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
          <button key={book.id} type="button" className={styles['book']} aria-current={book.id === chosen || undefined} onClick={() => onChoose(book)}>
            {book.name}
          </button>
        ))}
      </div>
    </section>
  ));
}

function ChapterStep({ chapters, chosen, onChoose }: { chapters: number; chosen: number | undefined; onChoose: (chapter: number) => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles['chapters']}>
      {Array.from({ length: chapters }, (_, place) => place + 1).map((chapter) => (
        <button
          key={chapter}
          type="button"
          className={styles['chapter']}
          aria-label={t('bible.chapterOf', { chapter })}
          aria-current={chapter === chosen || undefined}
          onClick={() => onChoose(chapter)}
        >
          {chapter}
        </button>
      ))}
    </div>
  );
}
