// Pending deletion request: its date, its deadline, and a button to withdraw it.
import { Button, Card } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../locales/language.ts';
import { FormAlert } from '../../../../ui/form-alert.tsx';
import { SyncStateBadge } from '../../../../ui/sync-state-badge.tsx';
import type { SyncBadgeState } from '../../../../ui/sync-state-badge.tsx';
import elements from '../../../../ui/elements.module.css';
import layout from '../../../../ui/page-layout.module.css';

interface PendingDeletionRequestProps {
  id: string;
  /** ISO times. */
  requestedAt: string;
  deadline: string;
  /** Empty where none was given. */
  reason: string;
  sync: SyncBadgeState;
  /** Whether the server has the request. */
  isReceived: boolean;
  /** Why the server does not have the request yet. */
  waitText: string;
  /** Explanation of the server's rejection; null if the server has not rejected the request. */
  failure: string | null;
  busy: boolean;
  onWithdraw: () => void;
}

export function PendingDeletionRequest({
  id,
  requestedAt,
  deadline,
  reason,
  sync,
  isReceived,
  waitText,
  failure,
  busy,
  onWithdraw,
}: PendingDeletionRequestProps) {
  const { t } = useTranslation();
  const format = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long' });
  return (
    <Card
      component="section"
      id={id}
      shadow="sm"
      p={20}
      style={{ alignItems: 'flex-start' }}
      aria-labelledby="pending"
    >
      <h2 id="pending">{t('account:deletion.pendingTitle')}</h2>
      {isReceived && (
        <p>
          {t('account:deletion.pendingBody', {
            date: format.format(new Date(requestedAt)),
            end: format.format(new Date(deadline)),
          })}
        </p>
      )}
      {!isReceived && failure === null && <p>{waitText}</p>}
      <FormAlert sentence={failure} />
      {reason !== '' && (
        <>
          <p className={layout['muted']}>{t('account:deletion.pendingReason')}</p>
          <p dir="auto" className={`${layout['words']} ${elements['quote']}`}>
            {reason}
          </p>
        </>
      )}
      <SyncStateBadge state={sync} isTextVisible />
      <Button
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        disabled={busy}
        onClick={onWithdraw}
      >
        {t('account:deletion.withdraw')}
      </Button>
    </Card>
  );
}
