// Asks before a log-out that would lose what is not on the server yet: send it, keep it as a file, stay, or lose it after all.
import { Button } from '@mantine/core';
import { IconCloudUp, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Trouble } from '../../../schemas/sync-status.ts';
import { Dialog } from '../dialog.tsx';
import layout from '../layout.module.css';
import styles from './logout-dialog.module.css';
import type { Translate } from '../../i18n/translate.ts';

interface LogoutDialogProps {
  waiting: number;
  /** What waits is a change to the settings, and nothing that the person wrote. */
  onlySettings: boolean;
  /** `sync`: it is being sent; `save`: the file is being made. */
  busy: 'sync' | 'save' | null;
  /** It was sent as far as it could be, and this is what is left. */
  hasTried: boolean;
  /** Why it could not be sent; null where the server was reached. */
  trouble: Trouble | null;
  /** The file holds all of it. */
  hasSaved: boolean;
  onSync: () => void;
  onSave: () => void;
  onDiscard: () => void;
  onStay: () => void;
}

export function LogoutDialog(props: LogoutDialogProps) {
  const [sure, setSure] = useState(false);
  return sure ? <LastQuestion {...props} onBack={() => setSure(false)} /> : <FirstQuestion {...props} onLose={() => setSure(true)} />;
}

function FirstQuestion({ waiting, onlySettings, busy, hasTried, trouble, hasSaved, onSync, onSave, onStay, onLose }: LogoutDialogProps & { onLose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      shape="card"
      title={t('account.waitingTitle')}
      onClose={onStay}
      footer={
        <>
          <Button variant="subtle" color="red" disabled={busy !== null} onClick={onLose}>
            {t('account.discard', { count: waiting })}
          </Button>
          <Button variant="default" onClick={onStay}>
            {t('account.stay')}
          </Button>
        </>
      }
    >
      <div role="status" className={styles['words']} aria-busy={busy !== null}>
        <p>{onlySettings ? (hasTried ? t('account.stillWaitingSettings') : t('account.waitingSettings')) : hasTried ? t('account.stillWaiting', { count: waiting }) : t('account.waiting', { count: waiting })}</p>
        {hasTried && <p>{whyNotSent(t, trouble)}</p>}
        {hasSaved && <p>{t('account.savedFirst')}</p>}
      </div>
      <div className={styles['ways']}>
        <Button leftSection={<IconCloudUp size={18} aria-hidden />} loading={busy === 'sync'} onClick={onSync}>
          {t('sync.now')}
        </Button>
        <Button variant="light" leftSection={<IconDownload size={18} aria-hidden />} loading={busy === 'save'} onClick={onSave}>
          {t('account.saveFirst')}
        </Button>
      </div>
      <p className={layout['quiet']}>{t('account.goesAlong')}</p>
    </Dialog>
  );
}

function LastQuestion({ waiting, onlySettings, hasSaved, onDiscard, onStay, onBack }: LogoutDialogProps & { onBack: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      shape="card"
      title={t('account.sureTitle', { count: waiting })}
      onBack={onBack}
      onClose={onStay}
      footer={
        <>
          <Button color="red" onClick={onDiscard}>
            {t('account.discardYes', { count: waiting })}
          </Button>
          <Button variant="default" onClick={onStay}>
            {t('account.stay')}
          </Button>
        </>
      }
    >
      <p>
        {onlySettings ? t('account.sureSettings') : t('account.sure', { count: waiting })} {hasSaved ? t('account.inFile', { count: waiting }) : t('account.nowhere', { count: waiting })}
      </p>
    </Dialog>
  );
}

function whyNotSent(t: Translate, trouble: Trouble | null): string {
  switch (trouble) {
    case 'offline':
      return t('account.noConnection');
    case 'busy':
      return t('sync.busy');
    case 'signed-out':
      return t('sync.signedOut');
    case 'outdated':
      return t('sync.outdated');
    case 'full':
      return t('sync.full');
    case null:
      return t('account.stillHint');
  }
}
