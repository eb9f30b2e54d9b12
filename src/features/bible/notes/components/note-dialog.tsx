// Dialog for a note on verses: verse, text, colour, messages about a draft or newer text, previous
// versions, and other notes on the verses.
import { Box, Button, Stack, Text } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../../ui/page-layout.module.css';
import elements from '../../../../ui/elements.module.css';
import surface from '../../../../ui/surface.module.css';
import { LongTextField, isTextTooLong } from '../../../../ui/long-text-field.tsx';
import type { HighlightColor } from '../../../../../schemas/entities/bible-note.ts';
import type { VersionGroup } from '../../../../../schemas/entities/prayer.ts';
import type { PreviousVersion } from '../../../../../schemas/fields.ts';
import {
  EditNotices,
  EntryDialog,
  type EditDialogProps,
} from '../../../journal/components/entry-dialog.tsx';
import entryStyles from '../../../journal/components/entry-dialog.module.css';
import { PreviousVersions } from '../../../journal/components/previous-versions.tsx';
import { SyncStateBadge } from '../../../../ui/sync-state-badge.tsx';
import type { SyncBadgeState } from '../../../../ui/sync-state-badge.tsx';
import { HighlightColorChoice } from '../../components/highlight-color-choice.tsx';

export interface NoteFields {
  note_text: string;
  highlight_color: HighlightColor;
}

interface NoteDialogProps extends EditDialogProps<NoteFields> {
  /** John 3:16 */
  reference: string;
  verse: { text: string; language: string };
  /**
   * Sync state of the note; missing for a note that is not on the device yet and cannot be deleted.
   */
  sync: SyncBadgeState | undefined;
  /**
   * Number of notes with the same text: verses that are not consecutive are saved as separate
   * notes.
   */
  verseCount?: number;
  /** Other notes that touch the same verses. */
  otherNotes: readonly { id: string; note_text: string; reference?: string }[];
  previousVersions: readonly VersionGroup[];
  onDelete: () => void;
  onOther: (id: string) => void;
  /** Opens a new note on the selected verses only, if the shown note covers more verses. */
  onNew?: { label: string; open: () => void } | undefined;
  /** Missing while the text is being edited. */
  onRestore?: ((versions: readonly PreviousVersion[]) => void) | undefined;
}

export function NoteDialog({
  reference,
  verse,
  fields,
  maxLength,
  sync,
  isDraft,
  verseCount = 1,
  otherNotes,
  previousVersions,
  newerText,
  saving,
  onChange,
  onSave,
  onDelete,
  onDiscard,
  onOther,
  onNew,
  onRestore,
  onClose,
}: NoteDialogProps) {
  const { t } = useTranslation();
  const exists = sync !== undefined;
  const isEmpty = fields.note_text.trim() === '' && fields.highlight_color === 'none';
  const canSave = !saving && (!isEmpty || exists) && !isTextTooLong(fields.note_text, maxLength);
  const field = useFocusOnOpen();

  return (
    <EntryDialog
      title={reference}
      canSave={canSave}
      onSave={onSave}
      onDelete={exists ? onDelete : undefined}
      onClose={onClose}
    >
      <blockquote className={`${elements['quote']} ${elements['scripture']}`} lang={verse.language}>
        {verse.text}
      </blockquote>
      {verseCount > 1 && (
        <p className={layout['muted']}>{t('bible:note.multiVerseHint', { count: verseCount })}</p>
      )}
      <EditNotices
        isDraft={isDraft}
        newerText={newerText}
        texts={{
          draft: t('bible:note.draftNotice'),
          discardDraft: t('bible:note.discardDraft'),
          newerText: t('bible:note.newerVersion'),
        }}
        onDiscard={onDiscard}
      />
      <LongTextField
        ref={field}
        label={t('bible:note.label')}
        placeholder={t('bible:note.placeholder')}
        value={fields.note_text}
        maxLength={maxLength}
        classNames={{ input: entryStyles['input'] ?? '' }}
        onChange={(event) => onChange({ ...fields, note_text: event.currentTarget.value })}
        onSave={canSave ? onSave : undefined}
      />
      {sync && (
        <p className={layout['muted']}>
          <SyncStateBadge state={sync} />
        </p>
      )}
      <HighlightColorChoice
        value={fields.highlight_color}
        onChange={(highlight_color) => onChange({ ...fields, highlight_color })}
      />
      <PreviousVersions groups={previousVersions} onRestore={onRestore} />
      {otherNotes.length > 0 && (
        <Stack component="section" gap="xs">
          <Box component="h3" fz="sm" lh={1.4} fw={600}>
            {t('bible:note.otherNotes')}
          </Box>
          {otherNotes.map((other) => (
            <Text
              component="button"
              key={other.id}
              type="button"
              className={surface['choice'] ?? ''}
              lineClamp={3}
              mih={44}
              p="10px 14px"
              ff="var(--serif)"
              fz="0.9375rem"
              lh={1.5}
              dir="auto"
              onClick={() => onOther(other.id)}
            >
              {other.reference !== undefined && (
                <Box component="span" display="block" c="dimmed" ff="var(--sans)" fz="xs" fw={600}>
                  {other.reference}
                </Box>
              )}
              {other.note_text || t('bible:note.highlightOnly')}
            </Text>
          ))}
        </Stack>
      )}
      {onNew && (
        <Button variant="default" onClick={onNew.open}>
          {onNew.label}
        </Button>
      )}
    </EntryDialog>
  );
}

/**
 * With a keyboard, the focus is at the end of the text at once; on a touch screen the keyboard
 * would cover the verse.
 */
function useFocusOnOpen() {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = field;
    if (!current || !window.matchMedia('(pointer: fine)').matches) return;
    current.focus();
    current.setSelectionRange(current.value.length, current.value.length);
  }, []);
  return field;
}
