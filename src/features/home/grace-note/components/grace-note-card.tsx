// Card of a grace note: mood, text, verses, reflection, source, previous versions, a question
// whether the note helped, and buttons to share, delete or renew.
import { Box, Button, Group, Stack, Text } from '@mantine/core';
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
import { Drawing } from '../../../../ui/drawing.tsx';
import { moodDrawings } from './mood-drawings.ts';
import type { ShownMood } from './mood-drawings.ts';
import { Reflection } from './reflection.tsx';
import elements from '../../../../ui/elements.module.css';
import layout from '../../../../ui/page-layout.module.css';

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
    <article id={id} className={elements['sheet']} aria-labelledby={titleId}>
      <Group component="header" gap="sm" align="flex-start" justify="space-between" wrap="nowrap">
        <Stack gap={4}>
          <h3 id={titleId} ref={heading} tabIndex={-1} className={elements['title']}>
            {title}
          </h3>
          <Group component="p" gap="4px 10px" c="dimmed" fz="sm">
            <Drawing paths={moodDrawings[mood]} size={24} />
            <span>{t(`mood.${mood}`)}</span>
            {props.sync && <SyncStateBadge state={props.sync} />}
          </Group>
        </Stack>
        {props.onDelete && (
          <IconButton
            isDangerous
            style={{ margin: '-8px -10px 0 0' }}
            onClick={props.onDelete}
            aria-label={t('home:graceNote.delete')}
            title={t('delete')}
          >
            <IconTrash size={20} aria-hidden />
          </IconButton>
        )}
      </Group>
      {context.trim() !== '' && (
        <details className={elements['disclosure']}>
          <summary>{t('home:graceNote.contextTitle')}</summary>
          <p className={layout['words']} dir="auto">
            {context}
          </p>
        </details>
      )}
      <HelpNote concern={props.concern} />
      <Text className={layout['words']} fz="1.1875rem" lang={language} dir="auto">
        {message}
      </Text>
      <VerifiedVerses verses={verses} />
      {reflection.trim() !== '' && <Reflection language={language}>{reflection}</Reflection>}
      {source && <SourceLine source={source} />}
      {props.previousVersions && (
        <PreviousVersions groups={props.previousVersions} onRestore={props.onRestore} />
      )}
      <HelpfulQuestion answer={props.helpful} onAnswer={props.onHelpful} />
      <Group gap="sm">
        <ShareButton content={{ type: 'grace_note', text: shared, verses }} />
        <Button variant="light" onClick={props.onNew}>
          {t('home:graceNote.another')}
        </Button>
      </Group>
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
    <Box pt="sm" style={{ borderBlockStart: '1px solid var(--line)' }}>
      {answer === null && (
        <Group role="group" aria-labelledby={questionId} gap="8px 12px">
          <Box component="span" id={questionId} style={{ flex: '1 0 180px' }}>
            {t('home:graceNote.helpful')}
          </Box>
          <Group gap="sm">
            <Button size="sm" variant="default" onClick={() => onAnswer('yes')}>
              {t('home:graceNote.helpfulYes')}
            </Button>
            <Button size="sm" variant="default" onClick={() => onAnswer('no')}>
              {t('home:graceNote.helpfulNo')}
            </Button>
          </Group>
        </Group>
      )}
      <p role="status">{answer === null ? '' : t('home:graceNote.helpfulThanks')}</p>
    </Box>
  );
}
