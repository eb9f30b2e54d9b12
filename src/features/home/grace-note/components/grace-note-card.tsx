// Card of a grace note: mood, text, verses, reflection, source, previous versions, a question
// whether the note helped, and buttons to share, delete or renew.
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { VersionGroup } from '../../../../../schemas/entities/prayer.ts';
import type { PreviousVersion } from '../../../../../schemas/fields.ts';
import { PreviousVersions } from '../../../journal/components/previous-versions.tsx';
import { HelpNote } from '../../../crisis-help/components/help-note.tsx';
import { VerifiedVerses } from '../../../generation/components/verified-verses.tsx';
import type { ShownVerse } from '../../../generation/components/verified-verses.tsx';
import { SourceLine } from '../../../generation/components/source-line.tsx';
import type { ShownTextSource } from '../../../generation/components/source-line.tsx';
import { ShareButton } from '../../../share/share-button.tsx';
import { removeOwnText } from './remove-user-quotes.ts';
import { SyncStateBadge } from '../../../../ui/sync-state-badge.tsx';
import type { SyncBadgeState } from '../../../../ui/sync-state-badge.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import styles from './grace-note.module.css';
import { moodEmojis } from './moods.ts';
import type { ShownMood } from './moods.ts';

interface GraceNoteCardProps {
  /** Target id of a URL: /Home#id. Undefined for a note that could not be stored on the device. */
  id?: string | undefined;
  title: string;
  mood: ShownMood;
  /** What the user wrote about their day. */
  context: string;
  message: string;
  verses: readonly ShownVerse[];
  reflection: string;
  language: string | undefined;
  source: ShownTextSource | undefined;
  concern?: 'life' | 'violence' | undefined;
  /** True when the note was just generated: the card takes the focus, so that it is announced. */
  isNew: boolean;
  sync?: SyncBadgeState | undefined;
  previousVersions?: readonly VersionGroup[];
  helpful: 'yes' | 'no' | null;
  onHelpful: (answer: 'yes' | 'no') => void;
  onRestore?: (versions: readonly PreviousVersion[]) => void;
  onNew: () => void;
  onDelete?: (() => void) | undefined;
}

export function GraceNoteCard(props: GraceNoteCardProps) {
  const { t } = useTranslation();
  const { id, title, mood, context, message, verses, reflection, language, source, isNew } = props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew, id]);
  const shared = [removeOwnText(message, context), reflection]
    .filter((part) => part.trim() !== '')
    .join('\n\n');

  return (
    <article id={id} className={styles['note']} aria-labelledby={titleId}>
      <header className={styles['head']}>
        <h3 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <p className={styles['about']}>
          <span aria-hidden>{moodEmojis[mood]}</span>
          <span>{t(`mood.${mood}`)}</span>
          {props.sync && <SyncStateBadge state={props.sync} />}
        </p>
        {props.onDelete && (
          <IconButton
            isDangerous
            className={styles['delete']}
            onClick={props.onDelete}
            aria-label={t('home:graceNote.delete')}
            title={t('delete')}
          >
            <IconTrash size={20} aria-hidden />
          </IconButton>
        )}
      </header>
      {context.trim() !== '' && (
        <details className={styles['written']}>
          <summary>{t('home:graceNote.contextTitle')}</summary>
          <p dir="auto">{context}</p>
        </details>
      )}
      <HelpNote concern={props.concern} />
      <p className={styles['text']} lang={language} dir="auto">
        {message}
      </p>
      <VerifiedVerses verses={verses} />
      {reflection.trim() !== '' && (
        <div className={styles['reflection']}>
          <h4>{t('home:graceNote.reflection')}</h4>
          <p lang={language} dir="auto">
            {reflection}
          </p>
        </div>
      )}
      {source && <SourceLine source={source} />}
      {props.previousVersions && (
        <PreviousVersions groups={props.previousVersions} onRestore={props.onRestore} />
      )}
      <HelpfulQuestion answer={props.helpful} onAnswer={props.onHelpful} />
      <div className={styles['actions']}>
        <ShareButton content={{ type: 'grace_note', text: shared, verses }} />
        <Button variant="light" onClick={props.onNew}>
          {t('home:graceNote.another')}
        </Button>
      </div>
    </article>
  );
}

function HelpfulQuestion({
  answer,
  onAnswer,
}: {
  answer: 'yes' | 'no' | null;
  onAnswer: (answer: 'yes' | 'no') => void;
}) {
  const { t } = useTranslation();
  const questionId = useId();
  return (
    <div className={styles['helpful']}>
      {answer === null && (
        <div role="group" aria-labelledby={questionId} className={styles['answers']}>
          <span id={questionId}>{t('home:graceNote.helpful')}</span>
          <div className={styles['actions']}>
            <Button size="sm" variant="default" onClick={() => onAnswer('yes')}>
              {t('home:graceNote.helpfulYes')}
            </Button>
            <Button size="sm" variant="default" onClick={() => onAnswer('no')}>
              {t('home:graceNote.helpfulNo')}
            </Button>
          </div>
        </div>
      )}
      <p role="status">{answer === null ? '' : t('home:graceNote.helpfulThanks')}</p>
    </div>
  );
}
