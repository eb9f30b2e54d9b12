// A grace note, set as a letter: its words, its verses, a thought to take along, and who wrote it.
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EarlierWording } from '../../../schemas/fields.ts';
import { EarlierWordings } from '../earlier-wordings.tsx';
import { HelpNote } from '../made-words/help-note.tsx';
import { ProvenVerses } from '../made-words/proven-verses.tsx';
import type { ShownVerse } from '../made-words/proven-verses.tsx';
import { SourceLine } from '../made-words/source-line.tsx';
import type { ShownSource } from '../made-words/source-line.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { withoutOwnWords } from '../share/without-own-words.ts';
import { SyncMark } from '../sync-mark.tsx';
import type { SyncMarkState } from '../sync-mark.tsx';
import styles from './grace.module.css';
import { moodFaces } from './moods.ts';
import type { ShownMood } from './moods.ts';

interface GraceLetterProps {
  /** What an address leads to: /Home#id. Missing in one that the device would not keep. */
  id?: string | undefined;
  title: string;
  mood: ShownMood;
  /** What the person wrote of their day. */
  context: string;
  message: string;
  verses: readonly ShownVerse[];
  reflection: string;
  language: string | undefined;
  source: ShownSource | undefined;
  concern?: 'life' | 'violence' | undefined;
  /** The letter has just come: it takes the focus, so that it is read out. */
  isNew: boolean;
  sync?: SyncMarkState | undefined;
  wordings?: readonly EarlierWording[];
  helpful: 'yes' | 'no' | null;
  onHelpful: (answer: 'yes' | 'no') => void;
  onRestore?: (wording: EarlierWording) => void;
  onNew: () => void;
  onDelete?: (() => void) | undefined;
}

export function GraceLetter(props: GraceLetterProps) {
  const { t } = useTranslation();
  const { id, title, mood, context, message, verses, reflection, language, source, isNew } = props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew, id]);
  const shared = [withoutOwnWords(message, context), reflection].filter((part) => part.trim() !== '').join('\n\n');

  return (
    <article id={id} className={styles['letter']} aria-labelledby={titleId}>
      <header className={styles['head']}>
        <h3 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <p className={styles['about']}>
          <span aria-hidden>{moodFaces[mood]}</span>
          <span>{t(`mood.${mood}`)}</span>
          {props.sync && <SyncMark state={props.sync} />}
        </p>
        {props.onDelete && (
          <button type="button" className={styles['delete']} onClick={props.onDelete} aria-label={t('grace.delete')} title={t('common.delete')}>
            <IconTrash size={20} aria-hidden />
          </button>
        )}
      </header>
      {context.trim() !== '' && (
        <details className={styles['wrote']}>
          <summary>{t('grace.wrote')}</summary>
          <p dir="auto">{context}</p>
        </details>
      )}
      <HelpNote concern={props.concern} />
      <p className={styles['text']} lang={language} dir="auto">
        {message}
      </p>
      <ProvenVerses verses={verses} />
      {reflection.trim() !== '' && (
        <div className={styles['reflection']}>
          <h4>{t('grace.reflection')}</h4>
          <p lang={language} dir="auto">
            {reflection}
          </p>
        </div>
      )}
      {source && <SourceLine source={source} />}
      {props.wordings && <EarlierWordings wordings={props.wordings} onRestore={props.onRestore} />}
      <Helpful answer={props.helpful} onAnswer={props.onHelpful} />
      <div className={styles['actions']}>
        <ShareButton content={{ type: 'grace_note', text: shared, verses }} />
        <Button variant="light" onClick={props.onNew}>
          {t('grace.another')}
        </Button>
      </div>
    </article>
  );
}

function Helpful({ answer, onAnswer }: { answer: 'yes' | 'no' | null; onAnswer: (answer: 'yes' | 'no') => void }) {
  const { t } = useTranslation();
  const questionId = useId();
  return (
    <div className={styles['helpful']}>
      {answer === null && (
        <div role="group" aria-labelledby={questionId} className={styles['answers']}>
          <span id={questionId}>{t('grace.helpful')}</span>
          <div className={styles['actions']}>
            <Button size="sm" variant="default" onClick={() => onAnswer('yes')}>
              {t('grace.yes')}
            </Button>
            <Button size="sm" variant="default" onClick={() => onAnswer('no')}>
              {t('grace.no')}
            </Button>
          </div>
        </div>
      )}
      <p role="status">{answer === null ? '' : t('grace.thanks')}</p>
    </div>
  );
}
