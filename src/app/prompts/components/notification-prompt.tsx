// Card that offers reminders. It explains their purpose, because the browser's own dialog appears
// only after a tap and explains nothing.
import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PromptCard } from './prompt-card.tsx';

interface NotificationPromptProps {
  isShown: boolean;
  /** Whether the permission dialog of the browser is open. */
  isBusy: boolean;
  onEnable: () => void;
  onLater: () => void;
  onEscape: () => void;
}

export function NotificationPrompt({
  isShown,
  isBusy,
  onEnable,
  onLater,
  onEscape,
}: NotificationPromptProps) {
  const { t } = useTranslation();
  return (
    <PromptCard
      title={t('prompts:notifications.title')}
      isShown={isShown}
      onClose={onLater}
      onEscape={onEscape}
      actions={
        <>
          <Button loading={isBusy} onClick={onEnable}>
            {t('prompts:notifications.enable')}
          </Button>
          <Button variant="subtle" onClick={onLater}>
            {t('prompts:install.dismiss')}
          </Button>
        </>
      }
    >
      <p>{t('prompts:notifications.body')}</p>
      <Text c="dimmed" fz="sm">
        {t('prompts:notifications.laterHint')}
      </Text>
    </PromptCard>
  );
}
