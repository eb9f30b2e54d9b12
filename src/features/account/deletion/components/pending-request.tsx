// Pending deletion request: its date, its deadline, and a button to withdraw it.
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../locales/language.ts';
import { FormAlert } from '../../components/form-alert.tsx';
import { SyncStateBadge } from '../../../../ui/sync-state-badge.tsx';
import type { SyncBadgeState } from '../../../../ui/sync-state-badge.tsx';
import styles from './deletion.module.css';

interface PendingDeletionRequestProps {
  id: string;
  /** ISO times. */
  requestedAt: string;
  deadline: string;
  /** Empty where none was given. */
  reason: string;
  sync: SyncBadgeState;
  /** The server has it. */
  isReceived: boolean;
  /** Why the server does not have it yet. */
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
    <section id={id} className={styles['card']} aria-labelledby="pending">
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
          <p className={styles['muted']}>{t('account:deletion.pendingReason')}</p>
          <p dir="auto" className={styles['words']}>
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
    </section>
  );
}
