// Cloud button of the header, with a panel that explains the sync status of the user's data in
// plain words.
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SyncFailure } from '../../../../schemas/sync-status.ts';
import { useLanguage } from '../../../locales/language.ts';
import { formatDateTime } from '../../../locales/format-date-and-size.ts';
import { PopoverButton } from './popover-button.tsx';
import styles from './sync-button.module.css';

export interface SyncButtonProps {
  online: boolean;
  pending: number;
  rejected: number;
  /** Feedback messages to the operators of this app. */
  unsentFeedback?: number;
  syncing: boolean;
  signedOut: boolean;
  failure: SyncFailure | null;
  /** ISO 8601, or null when the server was never reached. */
  lastSuccess: string | null;
  storage: 'kept' | 'memory';
  /** True without a signed-in user: no server stores the guest's data. */
  isGuest: boolean;
  /** URL of the login page. */
  loginHref: string;
  onSync: () => void;
}

export function SyncButton(props: SyncButtonProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pending, rejected, unsentFeedback = 0 } = props;
  const count = pending + rejected + unsentFeedback;
  const numbers = [
    pending > 0 && t('sync.openWaits', { count: pending }),
    rejected > 0 && t('sync.openRefused', { count: rejected }),
    unsentFeedback > 0 && t('sync.openLetters', { count: unsentFeedback }),
  ].filter((text) => text !== false);
  return (
    <PopoverButton
      label={
        count > 0
          ? t('sync.open', {
              list: new Intl.ListFormat(language, { type: 'unit' }).format(numbers),
            })
          : t('sync.openSafe')
      }
      content={
        <>
          <SyncIcon {...props} />
          {count > 0 && <span className={styles['badge']}>{count > 99 ? '99+' : count}</span>}
        </>
      }
    >
      {(close) => <SyncDetails {...props} onClose={close} />}
    </PopoverButton>
  );
}

function SyncIcon({
  online,
  pending,
  rejected,
  syncing,
  signedOut,
  failure,
  storage,
}: SyncButtonProps) {
  if (
    storage === 'memory' ||
    rejected > 0 ||
    signedOut ||
    failure === 'outdated' ||
    failure === 'full'
  )
    return <IconAlertTriangle size={22} aria-hidden />;
  if (!online) return <IconCloudOff size={22} aria-hidden />;
  if (syncing || pending > 0) return <IconCloudUp size={22} aria-hidden />;
  return <IconCloudCheck size={22} aria-hidden />;
}

function SyncDetails({
  online,
  pending,
  rejected,
  unsentFeedback = 0,
  syncing,
  signedOut,
  failure,
  lastSuccess,
  storage,
  isGuest,
  loginHref,
  onSync,
  onClose,
}: SyncButtonProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isAllSynced = pending + rejected + unsentFeedback === 0;
  /** True if the data lasts only as long as the window is open. */
  const isOpen = storage === 'memory' && !isGuest;
  return (
    <>
      <h2 className={styles['title']}>{t('sync.title')}</h2>
      {storage === 'memory' && (
        <p className={styles['warning']}>{isGuest ? t('sync.memory') : t('sync.memoryOwn')}</p>
      )}
      {!online && <p>{t('sync.offline')}</p>}
      {pending > 0 && (
        <p>
          {syncing && online
            ? t('sync.sending', { count: pending })
            : isOpen
              ? t('sync.waitingOpen', { count: pending })
              : online
                ? t('sync.waitingHere', { count: pending })
                : t('sync.waiting', { count: pending })}
        </p>
      )}
      {rejected > 0 && (
        <p className={styles['warning']}>
          {isOpen
            ? t('sync.refusedOpen', { count: rejected })
            : t('sync.refused', { count: rejected })}
        </p>
      )}
      {unsentFeedback > 0 && <p>{t('sync.letters', { count: unsentFeedback })}</p>}
      {isAllSynced && (storage === 'kept' || isOpen) && (
        <p>{lastSuccess === null ? t('sync.nothingWaits') : t('sync.safe')}</p>
      )}
      {signedOut && <p className={styles['warning']}>{t('sync.signedOut')}</p>}
      {failure === 'outdated' && <p className={styles['warning']}>{t('sync.outdated')}</p>}
      {failure === 'full' && <p className={styles['warning']}>{t('sync.full')}</p>}
      {failure === 'busy' && <p>{t('sync.busy')}</p>}
      {lastSuccess !== null && (
        <p className={styles['muted']}>
          {t('sync.last', { when: formatDateTime(language, lastSuccess) })}
        </p>
      )}
      {signedOut ? (
        <Button component="a" href={loginHref} onClick={onClose}>
          {t('header.login')}
        </Button>
      ) : (
        <Button variant="light" onClick={onSync} loading={syncing}>
          {t('sync.now')}
        </Button>
      )}
      <a href="/Sync" className={styles['all']} onClick={onClose}>
        {t('sync.all')}
      </a>
    </>
  );
}
