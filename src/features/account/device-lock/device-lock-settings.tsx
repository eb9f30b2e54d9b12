// Settings of the device lock, below the private entries: on or off, the minutes after which the app
// locks, the passkey that unlocks it, and the button that locks it at once.
import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../data/data-context.ts';
import { useData } from '../../../data/data-provider.tsx';
import {
  getLockSettingsName,
  type LockSettings,
  readLockSettings,
} from '../../../data/device-lock/lock-settings.ts';
import type { OpenLock } from '../../../data/device-lock/open-lock.ts';
import type { Translate } from '../../../locales/translate.ts';
import { onStoredChange } from '../../../platform/storage/local-storage.ts';
import { canHaveUnlockPasskey } from '../../../platform/unlock-passkey.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import layout from '../../../ui/page-layout.module.css';
import { useToast } from '../../../ui/toast/toaster.tsx';
import { lockOutcome, type LockOutcome } from './lock-outcome.ts';
import { MinutesSelect } from './minutes-select.tsx';
import { TurnOnLockDialog } from './turn-on-lock-dialog.tsx';
import { useLockAction } from './use-lock-action.ts';

export function DeviceLockSettings({ account }: { account: Account }) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const [dialog, setDialog] = useState<'turn-on' | 'turn-off' | null>(null);
  const outcome = useSyncExternalStore(listenToOutcome, () => lockOutcome.value);
  const settings = useLockSettings(data.lock);
  const heading = useRef<HTMLHeadingElement>(null);
  const { isBusy, run } = useLockAction();

  // The page was closed during the change, and the focus with it.
  useEffect(() => {
    if (outcome !== 'on' && outcome !== 'off') return;
    heading.current?.focus();
    toast({ message: t(`account:lock.turned.${outcome}`) });
    lockOutcome.next(null);
  }, [outcome, t, toast]);

  useEffect(() => () => lockOutcome.next(null), []);

  function changePasskey(): void {
    void run(async ({ addLockPasskey, removeLockPasskey }) => {
      if (settings?.passkey) await removeLockPasskey(data);
      else if ((await addLockPasskey(data, `Selah (${account.email})`)) === 'unsupported')
        toast({ message: t('account:lock.passkeyUnsupported') });
    });
  }

  function turnOff(): void {
    setDialog(null);
    void run(async ({ turnOffLock }) =>
      lockOutcome.next((await turnOffLock(data)) === 'done' ? 'off' : 'busy'),
    );
  }

  function lockNow(): void {
    const { lock } = data;
    if (!lock) return;
    void run(async () => {
      const { closeApp } = await import('../../../data/device-lock/lock-when-idle.ts');
      if (!(await closeApp(lock, () => location.reload()))) lockOutcome.next('full');
    });
  }

  return (
    <Stack gap="sm" mt="lg">
      <h3 ref={heading} tabIndex={-1}>
        {t('account:lock.title')}
      </h3>
      <p className={layout['muted']}>{t('account:lock.hint')}</p>
      <FormAlert sentence={outcome && describeFailure(t, outcome)} />
      {settings ? (
        <>
          <MinutesSelect
            value={settings.minutes}
            isDisabled={isBusy}
            onChange={(minutes) =>
              void run(({ changeLockMinutes }) => changeLockMinutes(data, minutes))
            }
          />
          <Group gap="xs">
            <Button variant="light" disabled={isBusy} onClick={lockNow}>
              {t('account:lock.now')}
            </Button>
            {canHaveUnlockPasskey() && (
              <Button variant="light" disabled={isBusy} onClick={changePasskey}>
                {settings.passkey ? t('account:lock.removePasskey') : t('account:lock.addPasskey')}
              </Button>
            )}
            <Button
              variant="light"
              color="red"
              disabled={isBusy}
              onClick={() => setDialog('turn-off')}
            >
              {t('account:lock.turnOff')}
            </Button>
          </Group>
        </>
      ) : (
        <Group>
          <Button variant="light" disabled={isBusy} onClick={() => setDialog('turn-on')}>
            {t('account:lock.turnOn')}
          </Button>
        </Group>
      )}
      {dialog === 'turn-on' && (
        <TurnOnLockDialog account={account} onClose={() => setDialog(null)} />
      )}
      {dialog === 'turn-off' && (
        <ConfirmDialog
          title={t('account:lock.turnOffTitle')}
          confirmLabel={t('account:encryption.turnOff')}
          isDangerous
          onConfirm={turnOff}
          onClose={() => setDialog(null)}
        >
          <p>{t('account:lock.turnOffBody')}</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}

/** Renders again when this tab or another tab changes the settings. */
function useLockSettings(lock: OpenLock | null): LockSettings | null {
  const account = lock?.account;
  const text = useSyncExternalStore(
    (changed) =>
      account === undefined ? () => {} : onStoredChange(getLockSettingsName(account), changed),
    () => (account === undefined ? 'null' : JSON.stringify(readLockSettings(account))),
  );
  return JSON.parse(text) as LockSettings | null;
}

function describeFailure(t: Translate, outcome: LockOutcome): string | null {
  switch (outcome) {
    case 'busy':
      return t('account:lock.busy');
    case 'full':
      return t('failure.deviceFull');
    case 'failed':
      return t('failure.unknown');
    case 'on':
    case 'off':
      return null;
  }
}

function listenToOutcome(changed: () => void): () => void {
  const subscription = lockOutcome.subscribe(changed);
  return () => subscription.unsubscribe();
}
