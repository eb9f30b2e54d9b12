// Section of the account page for the private entries: what they are, whether they are on, and the
// dialogs that turn them on and off, unlock them, and change the passphrase and the recovery code.
import { Box, Button, Card, Group } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../data/data-context.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import {
  type EncryptionStatus,
  watchEncryption,
} from '../../../data/encryption/watch-encryption.ts';
import type { Translate } from '../../../locales/translate.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import layout from '../../../ui/page-layout.module.css';
import { useToast } from '../../../ui/toast/toaster.tsx';
import { canLock } from '../../../data/device-lock/can-lock.ts';
import { DeviceLockSettings } from '../device-lock/device-lock-settings.tsx';
import { ChangePassphraseDialog } from './change-passphrase-dialog.tsx';
import { NewCodeDialog } from './new-code-dialog.tsx';
import { TurnOnDialog } from './turn-on-dialog.tsx';
import { UnlockDialog } from './unlock-dialog.tsx';
import { useEncryptionAction } from './use-encryption-action.ts';

type OpenDialog = 'turn-on' | 'unlock' | 'passphrase' | 'code' | 'turn-off';

/** The links to this section end with `#encryption`. */
export function EncryptionSection({ account }: { account: Account }) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const status = useLiveQuery('encryption', watchEncryption);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [doneCount, setDoneCount] = useState(0);
  const { isBusy, failure, run } = useEncryptionAction();
  const heading = useRef<HTMLHeadingElement>(null);

  // After the dialog is closed, the button that opened it may be absent.
  useEffect(() => {
    if (doneCount > 0) heading.current?.focus();
  }, [doneCount]);

  const close = () => setDialog(null);

  function finish(message: string): void {
    close();
    setDoneCount((count) => count + 1);
    toast({ message });
  }

  function turnOff(): void {
    close();
    void run(async (commands) => {
      await commands.turnOffEncryption(data);
      setDoneCount((count) => count + 1);
    });
  }

  function renderDialog() {
    switch (dialog) {
      case null:
        return null;
      case 'turn-on':
        return (
          <TurnOnDialog
            account={account}
            onDone={() => finish(t('account:encryption.turnedOn'))}
            onClose={close}
          />
        );
      case 'unlock':
        return (
          <UnlockDialog
            account={account}
            needsCode={status?.kind === 'locked' && status.needsCode}
            onDone={() => finish(t('account:encryption.unlocked'))}
            onClose={close}
          />
        );
      case 'passphrase':
        return (
          <ChangePassphraseDialog
            account={account}
            onDone={() => finish(t('account:encryption.passphraseChanged'))}
            onClose={close}
          />
        );
      case 'code':
        return (
          <NewCodeDialog
            account={account}
            onDone={() => finish(t('account:encryption.codeChanged'))}
            onClose={close}
          />
        );
      case 'turn-off':
        return (
          <ConfirmDialog
            title={t('account:encryption.turnOffTitle')}
            confirmLabel={t('account:encryption.turnOff')}
            isDangerous
            onConfirm={turnOff}
            onClose={close}
          >
            <p>{t('account:encryption.turnOffBody')}</p>
          </ConfirmDialog>
        );
    }
  }

  return (
    <Card component="section" id="encryption" shadow="sm" p={20}>
      <h2 ref={heading} tabIndex={-1}>
        {t('account:encryption.title')}
      </h2>
      <p className={layout['muted']}>{t('account:encryption.hint')}</p>
      <FormAlert sentence={failure} />
      {/* The height of a button is reserved while the state is read. */}
      <Box mih={44} aria-busy={status === undefined}>
        {status && <StatusLine status={status} />}
        {status && <Actions status={status} isBusy={isBusy} onOpen={setDialog} />}
      </Box>
      {(data.lock || (status?.kind === 'on' && canLock())) && (
        <DeviceLockSettings account={account} />
      )}
      {renderDialog()}
    </Card>
  );
}

/** The live region is always there, so that screen readers announce a change. */
function StatusLine({ status }: { status: EncryptionStatus }) {
  const { t } = useTranslation();
  const sentence = describeStatus(t, status);
  const remaining = 'remaining' in status ? status.remaining : 0;
  const Icon = status.kind === 'on' || status.kind === 'locked' ? IconLock : IconLockOpen;
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap" mb={sentence === null ? 0 : 'sm'}>
      {sentence !== null && (
        <Icon size={22} stroke={1.6} color="var(--quiet)" aria-hidden style={{ flex: 'none' }} />
      )}
      {/* A number that changes all the time is read out when it has stopped changing. */}
      <p role="status" aria-busy={remaining > 0}>
        {sentence}
      </p>
    </Group>
  );
}

interface ActionsProps {
  isBusy: boolean;
  onOpen: (dialog: OpenDialog) => void;
}

function TurnOffButton({ isBusy, onOpen }: ActionsProps) {
  const { t } = useTranslation();
  return (
    <Button variant="light" color="red" disabled={isBusy} onClick={() => onOpen('turn-off')}>
      {t('account:encryption.turnOff')}
    </Button>
  );
}

function Actions({ status, isBusy, onOpen }: ActionsProps & { status: EncryptionStatus }) {
  const { t } = useTranslation();
  switch (status.kind) {
    case 'off':
    case 'unsupported':
      return (
        <Button variant="light" onClick={() => onOpen('turn-on')}>
          {t('account:encryption.turnOn')}
        </Button>
      );
    case 'locked':
      return status.canUnlockHere ? (
        <Button onClick={() => onOpen('unlock')}>{t('locked.unlock')}</Button>
      ) : null;
    case 'on':
      return (
        <Group gap="xs">
          <Button variant="light" disabled={isBusy} onClick={() => onOpen('passphrase')}>
            {t('account:encryption.changePassphrase')}
          </Button>
          <Button variant="light" disabled={isBusy} onClick={() => onOpen('code')}>
            {t('account:encryption.newCode')}
          </Button>
          <TurnOffButton isBusy={isBusy} onOpen={onOpen} />
        </Group>
      );
    case 'starting':
      return <TurnOffButton isBusy={isBusy} onOpen={onOpen} />;
    case 'unknown':
    case 'stopping':
      return null;
  }
}

/** Returns null if the button says enough. */
function describeStatus(t: Translate, status: EncryptionStatus): string | null {
  switch (status.kind) {
    case 'off':
      return null;
    case 'unknown':
      return t('account:encryption.unknown');
    case 'starting':
      return t('account:encryption.starting');
    case 'unsupported':
      return t('account:encryption.unsupported');
    case 'locked':
      return status.canUnlockHere ? t('locked.body') : t('account:encryption.updateToUnlock');
    case 'on':
      return status.remaining > 0
        ? t('account:encryption.remaining', { count: status.remaining })
        : t('account:encryption.on');
    case 'stopping':
      return status.remaining > 0
        ? t('account:encryption.stoppingRemaining', { count: status.remaining })
        : t('account:encryption.stopping');
  }
}
