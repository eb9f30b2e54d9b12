// Dialog that edits a journal entry, with buttons to save and cancel, and the notices about an
// unsaved draft and about newer text from another device.
import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

/** Props of a dialog that edits the fields `F` of a stored entry. */
export interface EditDialogProps<F> {
  fields: F;
  /** Longest text, in UTF-16 code units. */
  maxLength: number;
  /** True when the text is an unsaved draft of the user. */
  isDraft: boolean;
  /** Text that arrived from another device after this edit began. */
  newerText: string | undefined;
  saving: boolean;
  onChange: (fields: F) => void;
  onSave: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

interface EntryDialogProps {
  title: string;
  canSave: boolean;
  children: ReactNode;
  onSave: () => void;
  /** Missing while the entry cannot be deleted. */
  onDelete?: (() => void) | undefined;
  onClose: () => void;
}

export function EntryDialog({
  title,
  canSave,
  children,
  onSave,
  onDelete,
  onClose,
}: EntryDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          {onDelete && (
            <Button variant="subtle" color="red" me="auto" onClick={onDelete}>
              {t('delete')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button onClick={onSave} disabled={!canSave}>
            {t('save')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

interface EditNoticesProps extends Pick<
  EditDialogProps<unknown>,
  'isDraft' | 'newerText' | 'onDiscard'
> {
  texts: { draft: string; discardDraft: string; newerText: string };
}

export function EditNotices({ isDraft, newerText, texts, onDiscard }: EditNoticesProps) {
  return (
    <>
      {isDraft && (
        <Group
          component="p"
          role="status"
          gap="4px 12px"
          p="10px 14px"
          bdrs="md"
          bg="var(--indigo-wash)"
          fz="0.9375rem"
        >
          {texts.draft}
          <button type="button" className={elements['link']} onClick={onDiscard}>
            {texts.discardDraft}
          </button>
        </Group>
      )}
      {newerText !== undefined && (
        <Stack role="status" gap={4} p="10px 14px" bdrs="md" bg="var(--indigo-wash)" fz="0.9375rem">
          <p>{texts.newerText}</p>
          <Text
            dir="auto"
            mah="8lh"
            className={layout['words']}
            fz="1.0625rem"
            style={{ overflow: 'auto' }}
          >
            {newerText}
          </Text>
        </Stack>
      )}
    </>
  );
}
