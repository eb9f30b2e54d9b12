// Button that adds a passage of a plan to the verses by heart: a short passage as a whole, of a
// longer one a verse that the person chooses.
import { IconSchool } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Passage } from '../../data/bible/parse-passage.ts';
import { Dialog } from '../../ui/dialog.tsx';
import elements from '../../ui/elements.module.css';
import { maxLearnedVerses } from '../memory-verses/add-memory-verse.ts';
import { useLearnVerse } from '../memory-verses/use-learn-verse.tsx';
import type { PassageVerse } from './components/passage-text.tsx';

interface LearnPassageProps {
  place: Passage;
  /** Code in capitals. */
  translation: string;
  /** The verses of the passage; not empty. */
  verses: readonly PassageVerse[];
  /** BCP 47 language of the text. */
  language: string;
}

export function LearnPassage({ place, translation, verses, language }: LearnPassageProps) {
  const { t } = useTranslation();
  const [isChoosing, setIsChoosing] = useState(false);
  const { learn, saveOffer } = useLearnVerse();
  const isWhole = verses.length <= maxLearnedVerses;

  function learnVerses(numbers: readonly number[]): void {
    const { book, chapter } = place;
    setIsChoosing(false);
    learn({ translation, book, chapter, verses: numbers });
  }

  return (
    <>
      <button
        type="button"
        className={elements['link']}
        onClick={() =>
          isWhole ? learnVerses(verses.map(({ verse }) => verse)) : setIsChoosing(true)
        }
      >
        <IconSchool size={20} aria-hidden />
        {isWhole && verses.length > 1 ? t('plans:learnPassage') : t('plans:learnVerse')}
      </button>
      {isChoosing && (
        <Dialog
          shape="sheet"
          title={t('plans:learnVerseTitle')}
          onClose={() => setIsChoosing(false)}
        >
          <ul className={elements['plainList']}>
            {verses.map(({ verse, lines }) => (
              <li key={verse}>
                <button
                  type="button"
                  className={elements['listButton']}
                  onClick={() => learnVerses([verse])}
                >
                  <span>{verse}</span>{' '}
                  <span lang={language} dir="auto">
                    {lines.map(({ text }) => text.trim()).join(' ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
      {saveOffer}
    </>
  );
}
