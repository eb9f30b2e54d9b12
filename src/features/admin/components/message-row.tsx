// Row of one message to the operator: subject, sender and date; a tap shows the text and a button
// that deletes the message.
import { Box, Button, Group, Stack } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminMessage } from '../../../../schemas/api/admin-api.ts';
import { formatDateTime } from '../../../locales/format-date-and-size.ts';
import { useLanguage } from '../../../locales/language.ts';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';
import { Tag } from './tag.tsx';

interface MessageRowProps {
  message: AdminMessage;
  /** The message is being deleted. */
  isBusy: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

export function MessageRow({ message, isBusy, onOpen, onDelete }: MessageRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const bodyId = useId();
  const [isOpen, setOpen] = useState(false);
  const { subject, email, date, body, isRead } = message;

  function toggle(): void {
    setOpen(!isOpen);
    if (!isOpen) onOpen();
  }

  return (
    <li>
      <Box component="h3" m={0} fz="md">
        <button
          type="button"
          className={elements['listButton']}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={toggle}
        >
          <Box component="span" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
            <Group component="span" gap="4px 8px">
              <Box component="span" dir="auto" fw={isRead ? 400 : 600}>
                {subject}
              </Box>
              {!isRead && <Tag>{t('admin:messages.unread')}</Tag>}
            </Group>
            <span className={layout['muted']}>
              {`${email ?? t('admin:messages.noAccount')} · ${formatDateTime(language, date)}`}
            </span>
          </Box>
          <IconChevronDown size={18} aria-hidden style={{ rotate: isOpen ? '180deg' : '0deg' }} />
        </button>
      </Box>
      {isOpen && (
        <Stack id={bodyId} gap="sm" px={12} pb={12}>
          <Box
            component="p"
            dir="auto"
            style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {body}
          </Box>
          <Button variant="light" color="red" w="fit-content" loading={isBusy} onClick={onDelete}>
            {t('delete')}
          </Button>
        </Stack>
      )}
    </li>
  );
}
