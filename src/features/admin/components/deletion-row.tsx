// Row of one deletion request: e-mail, date, days left, reason, and a button to delete the account.
import { Box, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AdminDeletionRequest } from '../../../../schemas/api/admin-api.ts';
import { formatDateTime } from '../../../locales/format-date-and-size.ts';
import { useLanguage } from '../../../locales/language.ts';
import type { Translate } from '../../../locales/translate.ts';
import layout from '../../../ui/page-layout.module.css';
import { Tag } from './tag.tsx';

interface DeletionRowProps {
  request: AdminDeletionRequest;
  isBusy: boolean;
  onCarryOut: () => void;
}

export function DeletionRow({ request, isBusy, onCarryOut }: DeletionRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { email, date, daysLeft, reason } = request;
  const action = t('admin:deletions.carryOut');
  return (
    <Group component="li" gap="8px 16px" px={16} py={12}>
      <Box flex="1 1 14rem" miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Group component="p" gap="4px 8px">
          <strong>{email}</strong>
          <Tag tone={daysLeft < 0 ? 'bad' : 'plain'}>{describeDaysLeft(t, daysLeft)}</Tag>
        </Group>
        <p className={layout['muted']}>
          {t('admin:deletions.date', { date: formatDateTime(language, date) })}
        </p>
        {reason !== '' && (
          <Box component="p" dir="auto" mt={4} style={{ whiteSpace: 'pre-wrap' }}>
            {reason}
          </Box>
        )}
      </Box>
      <Button
        variant="light"
        color="red"
        loading={isBusy}
        aria-label={`${action}: ${email}`}
        onClick={onCarryOut}
      >
        {action}
      </Button>
    </Group>
  );
}

/** @param daysLeft until the promised date; negative when it has passed */
function describeDaysLeft(t: Translate, daysLeft: number): string {
  if (daysLeft === 0) return t('admin:deletions.lastDay');
  return daysLeft > 0
    ? t('admin:deletions.daysLeft', { count: daysLeft })
    : t('admin:deletions.overdue', { count: -daysLeft });
}
