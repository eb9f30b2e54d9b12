// Dialog before a log-out that would lose unsynced data: sync it, export it, stay, or discard it.
import { Button } from '@mantine/core';
import { IconCloudUp, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SyncFailure } from '../../../../../schemas/sync-status.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import layout from '../../../../ui/page-layout.module.css';
import styles from './log-out-dialog.module.css';
import type { Translate } from '../../../../locales/translate.ts';

interface LogOutDialogProps {
  pendingCount: number;
  /** The pending data is a change to the settings only, without text of the user. */
  isOnlySettings: boolean;
  /** `sync`: it is being sent; `save`: the file is being made. */
  busy: 'sync' | 'save' | null;
  /** A sync was tried, and this data is left. */
  hasTried: boolean;
  /** Why it could not be sent; null where the server was reached. */
  failure: SyncFailure | 'account-deleted' | null;
  /** Whether the exported file contains all pending data. */
  hasExported: boolean;
  onSync: () => void;
  onSave: () => void;
  onDiscard: () => void;
  onStay: () => void;
}

export function LogOutDialog(props: LogOutDialogProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  return isConfirming ? (
    <ConfirmStep {...props} onBack={() => setIsConfirming(false)} />
  ) : (
    <ChoiceStep {...props} onLose={() => setIsConfirming(true)} />
  );
}

function ChoiceStep({
  pendingCount,
  isOnlySettings,
  busy,
  hasTried,
  failure,
  hasExported,
  onSync,
  onSave,
  onStay,
  onLose,
}: LogOutDialogProps & { onLose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      shape="card"
      title={t('account:waitingTitle')}
      onClose={onStay}
      footer={
        <>
          <Button variant="subtle" color="red" disabled={busy !== null} onClick={onLose}>
            {t('account:discard', { count: pendingCount })}
          </Button>
          <Button variant="default" onClick={onStay}>
            {t('account:stay')}
          </Button>
        </>
      }
    >
      <div role="status" className={styles['words']} aria-busy={busy !== null}>
        <p>
          {isOnlySettings
            ? hasTried
              ? t('account:stillWaitingSettings')
              : t('account:waitingSettings')
            : hasTried
              ? t('account:stillWaiting', { count: pendingCount })
              : t('account.waiting', { count: pendingCount })}
        </p>
        {hasTried && <p>{describeSyncFailure(t, failure)}</p>}
        {hasExported && <p>{t('account:savedFirst')}</p>}
      </div>
      <div className={styles['actions']}>
        <Button
          leftSection={<IconCloudUp size={18} aria-hidden />}
          loading={busy === 'sync'}
          onClick={onSync}
        >
          {t('sync.now')}
        </Button>
        <Button
          variant="light"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={busy === 'save'}
          onClick={onSave}
        >
          {t('account.saveFirst')}
        </Button>
      </div>
      <p className={layout['muted']}>{t('account.goesAlong')}</p>
    </Dialog>
  );
}

function ConfirmStep({
  pendingCount,
  isOnlySettings,
  hasExported,
  onDiscard,
  onStay,
  onBack,
}: LogOutDialogProps & { onBack: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      shape="card"
      title={t('account:sureTitle', { count: pendingCount })}
      onBack={onBack}
      onClose={onStay}
      footer={
        <>
          <Button color="red" onClick={onDiscard}>
            {t('account:discardYes', { count: pendingCount })}
          </Button>
          <Button variant="default" onClick={onStay}>
            {t('account:stay')}
          </Button>
        </>
      }
    >
      <p>
        {isOnlySettings ? t('account:sureSettings') : t('account:sure', { count: pendingCount })}{' '}
        {hasExported
          ? t('account:inFile', { count: pendingCount })
          : t('account:nowhere', { count: pendingCount })}
      </p>
    </Dialog>
  );
}

function describeSyncFailure(t: Translate, trouble: LogOutDialogProps['failure']): string {
  switch (trouble) {
    case 'account-deleted':
      return t('failure.account_deleted');
    case 'offline':
      return t('account:noConnection');
    case 'busy':
      return t('sync.busy');
    case 'signed-out':
      return t('sync.signedOut');
    case 'outdated':
      return t('sync.outdated');
    case 'full':
      return t('sync.full');
    case null:
      return t('account:stillHint');
  }
}
