// Cloud button of the header, shown when the sync status needs attention, with a panel that
// explains the sync status of the user's data in plain language.
import { Box, Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { SyncFailure } from '../../../../schemas/sync-status.ts';
import {
  countFeedbackStates,
  countForBadge,
  feedbackSendStates,
  type UnsentFeedbackCounts,
} from '../../../data/records/feedback-state.ts';
import { describeUnsentFeedback } from '../../../features/feedback/describe-unsent-feedback.ts';
import { useLanguage } from '../../../locales/language.ts';
import { formatDateTime } from '../../../locales/format-date-and-size.ts';
import { PopoverButton } from './popover-button.tsx';
import styles from './sync-button.module.css';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

export interface SyncButtonProps {
  online: boolean;
  pending: number;
  rejected: number;
  /** Feedback messages to the operators of this app; undefined until they are counted. */
  unsentFeedback?: UnsentFeedbackCounts | undefined;
  syncing: boolean;
  signedOut: boolean;
  /** Whether the account does not exist any more. */
  isAccountDeleted: boolean;
  failure: SyncFailure | null;
  /** Whether the server lets this account use the app. */
  isAdmitted?: boolean;
  /** ISO 8601, or null when the server was never reached. */
  lastSuccess: string | null;
  storage: 'kept' | 'memory';
  /** True without a signed-in user: no server stores the guest's data. */
  isGuest: boolean;
  /** URL of the login page. */
  loginHref: string;
  onSync: () => void;
}

const noUnsentFeedback = countFeedbackStates([]);

export function SyncButton(props: SyncButtonProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pending, rejected, unsentFeedback = noUnsentFeedback } = props;
  const count = pending + rejected + countForBadge(unsentFeedback);
  const parts = listUnsynced(t, props, unsentFeedback);
  return (
    <PopoverButton
      label={
        count > 0
          ? t('sync.buttonLabel', {
              list: new Intl.ListFormat(language, { type: 'unit' }).format(parts),
            })
          : t('sync.buttonSynced')
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

/** Returns, as text, the numbers of items that are not on the server. */
export function listUnsynced(
  t: TFunction,
  { pending, rejected }: { pending: number; rejected: number },
  unsentFeedback: UnsentFeedbackCounts = noUnsentFeedback,
): string[] {
  const messages = countForBadge(unsentFeedback);
  return [
    pending > 0 && t('sync.buttonPending', { count: pending }),
    rejected > 0 && t('sync.buttonRejected', { count: rejected }),
    messages > 0 && t('sync.buttonFeedback', { count: messages }),
  ].filter((text) => text !== false);
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
  unsentFeedback = noUnsentFeedback,
  syncing,
  signedOut,
  isAccountDeleted,
  failure,
  isAdmitted = true,
  lastSuccess,
  storage,
  isGuest,
  loginHref,
  onSync,
  onClose,
}: SyncButtonProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const unsentStates = feedbackSendStates.filter((state) => unsentFeedback[state] > 0);
  const isAllSynced = pending + rejected + unsentStates.length === 0;
  /** True if the data lasts only as long as the window is open. */
  const isOpen = storage === 'memory' && !isGuest;
  return (
    <>
      <h2 className={elements['title']}>{t('sync.pageTitle')}</h2>
      {storage === 'memory' && (
        <p className={elements['fault']}>
          {isGuest ? t('sync.memoryOnly') : t('sync.memoryOnlyAccount')}
        </p>
      )}
      {!online && <p>{t('sync.offline')}</p>}
      {pending > 0 && (
        <p>
          {syncing && online
            ? t('sync.sending', { count: pending })
            : isOpen
              ? t('sync.pendingInMemory', { count: pending })
              : online
                ? t('sync.pending', { count: pending })
                : t('sync.pendingOffline', { count: pending })}
        </p>
      )}
      {rejected > 0 && (
        <p className={elements['fault']}>
          {isOpen
            ? t('sync.rejectedInMemory', { count: rejected })
            : t('sync.rejected', { count: rejected })}
        </p>
      )}
      {unsentStates.map((state) => (
        <p key={state}>{describeUnsentFeedback(t, state, unsentFeedback[state])}</p>
      ))}
      {isAllSynced && (storage === 'kept' || isOpen) && (
        <p>{lastSuccess === null ? t('sync.nothingPending') : t('sync.allSynced')}</p>
      )}
      {signedOut && (
        <p className={elements['fault']}>
          {isAccountDeleted ? t('failure.account_deleted') : t('sync.loggedOut')}
        </p>
      )}
      {failure === 'outdated' && <p className={elements['fault']}>{t('sync.appOutdated')}</p>}
      {failure === 'full' && <p className={elements['fault']}>{t('sync.deviceFull')}</p>}
      {failure === 'locked' && <p>{t('sync.locked')}</p>}
      {failure === 'busy' && (
        <p>{isAdmitted ? t('sync.serverBusy') : t('failure.user_not_registered')}</p>
      )}
      {lastSuccess !== null && (
        <p className={layout['muted']}>
          {t('sync.lastSuccess', { when: formatDateTime(language, lastSuccess) })}
        </p>
      )}
      {failure === 'locked' && !signedOut && (
        <Button component="a" href="/Account#encryption" onClick={onClose}>
          {t('locked.unlock')}
        </Button>
      )}
      {isAccountDeleted && (
        <Button component="a" href="/Sync#carrying" onClick={onClose}>
          {t('logOut.saveFile')}
        </Button>
      )}
      {signedOut ? (
        <Button
          component="a"
          href={loginHref}
          onClick={onClose}
          variant={isAccountDeleted ? 'default' : 'filled'}
        >
          {t('header.login')}
        </Button>
      ) : (
        <Button variant="light" onClick={onSync} loading={syncing}>
          {t('sync.syncNow')}
        </Button>
      )}
      <Box
        component="a"
        href="/Sync"
        className={elements['link']}
        mx="auto"
        my={-8}
        onClick={onClose}
      >
        {t('sync.showAll')}
      </Box>
    </>
  );
}
