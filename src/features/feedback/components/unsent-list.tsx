// List of the feedback messages that wait to be sent, one line each, with a button to remove a
// message.
import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../locales/language.ts';
import { formatDateTime } from '../../../locales/format-date-and-size.ts';
import elements from '../../../ui/elements.module.css';

interface UnsentMessage {
  id: string;
  subject: string;
  text: string;
  kind: 'feedback' | 'deletion_notice';
  /** ISO 8601; empty where it is not known. */
  date: string;
}

export function UnsentFeedbackList<L extends UnsentMessage>({
  messages,
  onDrop,
}: {
  messages: readonly L[];
  onDrop: (message: L) => void;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ul className={elements['rows']}>
      {messages.map((message) => (
        <Group key={message.id} component="li" gap={14} wrap="nowrap" p="8px 8px 8px 16px">
          <IconMail size={22} stroke={1.7} aria-hidden color="var(--indigo-ink)" />
          <Stack gap={2} flex={1} miw={0}>
            <Text
              id={message.id}
              lineClamp={2}
              fz="md"
              lh={1.4}
              ff="heading"
              style={{ overflowWrap: 'anywhere' }}
              dir="auto"
            >
              {message.kind === 'feedback' ? message.text : message.subject}
            </Text>
            {message.date !== '' && (
              <Box component="time" c="dimmed" fz="0.8125rem" dateTime={message.date}>
                {formatDateTime(language, message.date)}
              </Box>
            )}
          </Stack>
          <Button
            variant="subtle"
            color="red"
            px="sm"
            fz="sm"
            aria-describedby={message.id}
            onClick={() => onDrop(message)}
          >
            {t('sync.discard')}
          </Button>
        </Group>
      ))}
    </ul>
  );
}
