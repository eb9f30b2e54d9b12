// Notice above the Bible text, with an action; screen readers announce it, and it never blocks the
// page.
import { Group, Stack } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import surface from '../../../ui/surface.module.css';
import { IconButton } from '../../../ui/icon-button.tsx';

interface ReaderNoticeProps {
  children: ReactNode;
  actions?: ReactNode;
  onDismiss?: () => void;
}

export function ReaderNotice({ children, actions, onDismiss }: ReaderNoticeProps) {
  const { t } = useTranslation();
  return (
    <Group
      className={surface['paddedCard'] ?? ''}
      gap={4}
      align="flex-start"
      wrap="nowrap"
      maw="42.5rem"
      m="8px auto 16px"
      p="4px 4px 4px 16px"
      c="dimmed"
      fz="0.9375rem"
    >
      <Stack gap={4} flex={1} miw={0} py={10}>
        <p role="status">{children}</p>
        {actions && <Group gap="4px 20px">{actions}</Group>}
      </Stack>
      {onDismiss && (
        <IconButton onClick={onDismiss} aria-label={t('dismiss')}>
          <IconX size={20} aria-hidden />
        </IconButton>
      )}
    </Group>
  );
}
