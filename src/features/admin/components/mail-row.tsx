// Row of one e-mail that was not sent: recipient, kind, state, error code, and a button that sends
// it again.
import { Box, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AdminMail } from '../../../../schemas/api/admin-api.ts';
import { formatDateTime } from '../../../locales/format-date-and-size.ts';
import { useLanguage } from '../../../locales/language.ts';
import layout from '../../../ui/page-layout.module.css';
import { Tag } from './tag.tsx';

const knownKinds = ['code', 'link', 'notice', 'message', 'operator'] as const;

interface MailRowProps {
  mail: AdminMail;
  isBusy: boolean;
  onRetry: () => void;
}

export function MailRow({ mail, isBusy, onRetry }: MailRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { to, date, attempts, nextAttempt, error } = mail;
  const kind = knownKinds.find((known) => known === mail.kind);
  const action = t('admin:mails.retry');
  const facts = [
    formatDateTime(language, date),
    t('admin:mails.attempts', { count: attempts }),
    nextAttempt !== null &&
      t('admin:mails.nextAttempt', { date: formatDateTime(language, nextAttempt) }),
    error !== null && t('admin:errorCode', { code: error }),
  ];
  return (
    <Group component="li" gap="8px 16px" px={16} py={12}>
      <Box flex="1 1 14rem" miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Group component="p" gap="4px 8px">
          <strong>{to}</strong>
          {nextAttempt === null ? (
            <Tag tone="bad">{t('admin:mails.refused')}</Tag>
          ) : (
            <Tag>{t('admin:mails.waiting')}</Tag>
          )}
        </Group>
        {/* A newer server may have further kinds. */}
        <p>{kind ? t(`admin:mails.kind.${kind}`) : mail.kind}</p>
        <p className={layout['muted']}>{facts.filter((fact) => fact !== false).join(' · ')}</p>
      </Box>
      <Button variant="default" loading={isBusy} aria-label={`${action}: ${to}`} onClick={onRetry}>
        {action}
      </Button>
    </Group>
  );
}
