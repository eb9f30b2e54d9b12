// Dialog before a log-out that would lose unsynced data: sync it, export it, stay, or discard it.
import { Button, Stack } from '@mantine/core';
import { IconCloudUp, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SyncFailure } from '../../../../../schemas/sync-status.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import layout from '../../../../ui/page-layout.module.css';
import type { Translate } from '../../../../locales/translate.ts';

interface LogOutDialogProps {
  pendingCount: number;
  /** The pending data is a change to the settings only, without text of the user. */
  isOnlySettings: boolean;
  /** The entries can be read again only with the passphrase or the recovery code. */
  needsSecret?: boolean;
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
  needsSecret = false,
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
      title={t('account:logOut.unsyncedTitle')}
      onClose={onStay}
      footer={
        <>
          <Button variant="subtle" color="red" disabled={busy !== null} onClick={onLose}>
            {t('account:logOut.discard', { count: pendingCount })}
          </Button>
          <Button variant="default" onClick={onStay}>
            {t('account:logOut.cancel')}
          </Button>
        </>
      }
    >
      <Stack role="status" gap="xs" aria-busy={busy !== null}>
        <p>
          {isOnlySettings
            ? hasTried
              ? t('account:logOut.stillUnsyncedSettings')
              : t('account:logOut.unsyncedSettings')
            : hasTried
              ? t('account:logOut.stillUnsynced', { count: pendingCount })
              : t('logOut.unsyncedCount', { count: pendingCount })}
        </p>
        {hasTried && <p>{describeSyncFailure(t, failure)}</p>}
        {hasExported && <p>{t('account:logOut.fileSaved')}</p>}
      </Stack>
      <Stack gap="xs">
        <Button
          leftSection={<IconCloudUp size={18} aria-hidden />}
          loading={busy === 'sync'}
          onClick={onSync}
        >
          {t('sync.syncNow')}
        </Button>
        <Button
          variant="light"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={busy === 'save'}
          onClick={onSave}
        >
          {t('logOut.saveFile')}
        </Button>
      </Stack>
      {needsSecret && <p>{t('account:logOut.secretNeeded')}</p>}
      <p className={layout['muted']}>{t('logOut.deletesLocalData')}</p>
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
      title={t('account:logOut.confirmTitle', { count: pendingCount })}
      onBack={onBack}
      onClose={onStay}
      footer={
        <>
          <Button color="red" onClick={onDiscard}>
            {t('account:logOut.confirmDiscard', { count: pendingCount })}
          </Button>
          <Button variant="default" onClick={onStay}>
            {t('account:logOut.cancel')}
          </Button>
        </>
      }
    >
      <p>
        {isOnlySettings
          ? t('account:logOut.confirmSettings')
          : t('account:logOut.confirmCount', { count: pendingCount })}{' '}
        {hasExported
          ? t('account:logOut.confirmCopyInFile', { count: pendingCount })
          : t('account:logOut.confirmNoCopy', { count: pendingCount })}
      </p>
    </Dialog>
  );
}

function describeSyncFailure(t: Translate, trouble: LogOutDialogProps['failure']): string {
  switch (trouble) {
    case 'account-deleted':
      return t('failure.account_deleted');
    case 'offline':
      return t('account:logOut.offlineHint');
    case 'busy':
      return t('sync.serverBusy');
    case 'signed-out':
      return t('sync.loggedOut');
    case 'outdated':
      return t('sync.appOutdated');
    case 'full':
      return t('sync.deviceFull');
    case 'locked':
      return t('sync.locked');
    case null:
      return t('account:logOut.stillUnsyncedHint');
  }
}
