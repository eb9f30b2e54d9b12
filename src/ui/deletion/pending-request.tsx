// A request for the deletion of the account that waits: since when, until when, and the way to withdraw it.
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { SyncMark } from '../sync-mark.tsx';
import type { SyncMarkState } from '../sync-mark.tsx';
import styles from './deletion.module.css';

interface PendingRequestProps {
  id: string;
  /** ISO times. */
  asked: string;
  end: string;
  /** Empty where none was given. */
  reason: string;
  sync: SyncMarkState;
  busy: boolean;
  onWithdraw: () => void;
}

export function PendingRequest({ id, asked, end, reason, sync, busy, onWithdraw }: PendingRequestProps) {
  const { t } = useTranslation();
  const format = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long' });
  return (
    <section id={id} className={styles['sheet']} aria-labelledby="pending">
      <h2 id="pending">{t('deletion.pendingTitle')}</h2>
      <p>{t('deletion.pendingBody', { date: format.format(new Date(asked)), end: format.format(new Date(end)) })}</p>
      {reason !== '' && (
        <>
          <p className={styles['quiet']}>{t('deletion.pendingReason')}</p>
          <p dir="auto" className={styles['words']}>
            {reason}
          </p>
        </>
      )}
      <SyncMark state={sync} />
      <Button leftSection={<IconArrowBackUp size={18} aria-hidden />} disabled={busy} onClick={onWithdraw}>
        {t('deletion.withdraw')}
      </Button>
    </section>
  );
}
