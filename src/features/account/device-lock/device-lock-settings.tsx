// Settings of the device lock, below the private entries: after how many minutes the app locks, the
// passkey that unlocks it, and the button that locks it at once.
import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../data/data-context.ts';
import { useData } from '../../../data/data-provider.tsx';
import { lockSettingsName, readLockSettings } from '../../../data/device-lock/lock-settings.ts';
import { minuteChoices } from '../../../data/device-lock/minute-choices.ts';
import type { Translate } from '../../../locales/translate.ts';
import { onStoredChange } from '../../../platform/storage/local-storage.ts';
import { canHaveUnlockPasskey } from '../../../platform/unlock-passkey.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import layout from '../../../ui/page-layout.module.css';
import '../../../ui/theme/mantine-fields.css';
import { useToast } from '../../../ui/toast/toaster.tsx';
import { lockFailure, type LockFailure } from './lock-failure.ts';
import { TurnOnLockDialog } from './turn-on-lock-dialog.tsx';
import { useLockAction } from './use-lock-action.ts';

const off = 'off';

export function DeviceLockSettings({ account }: { account: Account }) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const [dialog, setDialog] = useState<'turn-off' | { minutes: number } | null>(null);
  /** Counts the changes of the settings by this component. */
  const [, setChangeCount] = useState(0);
  const failure = useSyncExternalStore(listenToFailure, () => lockFailure.value);
  const isLocked = data.lock !== null;
  useSyncExternalStore(listenToSettings, readSettingsText);
  const settings = isLocked ? readLockSettings() : null;
  const { isBusy, run } = useLockAction();

  function choose(value: string): void {
    if (value === off) setDialog('turn-off');
    else if (!isLocked) setDialog({ minutes: Number(value) });
    else
      void run(async ({ changeLockMinutes }) => {
        await changeLockMinutes(data, Number(value));
        setChangeCount((count) => count + 1);
      });
  }

  function changePasskey(): void {
    void run(async ({ addLockPasskey, removeLockPasskey }) => {
      if (settings?.passkey) await removeLockPasskey(data);
      else {
        const outcome = await addLockPasskey(data, `Selah (${account.email})`);
        if (outcome === 'unsupported') toast({ message: t('account:lock.passkeyUnsupported') });
      }
      setChangeCount((count) => count + 1);
    });
  }

  return (
    <Stack gap="sm" mt="lg">
      <h3>{t('account:lock.title')}</h3>
      <p className={layout['muted']}>{t('account:lock.hint')}</p>
      <FormAlert sentence={failure && describeFailure(t, failure)} />
      <NativeSelect
        maw={280}
        label={t('account:lock.after')}
        disabled={isBusy}
        value={settings ? String(settings.minutes) : off}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          { value: off, label: t('account:lock.never') },
          ...minuteChoices.map((minutes) => ({
            value: String(minutes),
            label: t('account:lock.minutes', { count: minutes }),
          })),
        ]}
      />
      {settings && (
        <Group gap="xs">
          <Button variant="light" disabled={isBusy} onClick={() => void run(lockNow)}>
            {t('account:lock.now')}
          </Button>
          {canHaveUnlockPasskey() && (
            <Button variant="light" disabled={isBusy} onClick={changePasskey}>
              {settings.passkey ? t('account:lock.removePasskey') : t('account:lock.addPasskey')}
            </Button>
          )}
        </Group>
      )}
      {dialog !== null && dialog !== 'turn-off' && (
        <TurnOnLockDialog
          account={account}
          minutes={dialog.minutes}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'turn-off' && (
        <ConfirmDialog
          title={t('account:lock.turnOffTitle')}
          confirmLabel={t('account:encryption.turnOff')}
          isDangerous
          onConfirm={() => {
            setDialog(null);
            void run(async ({ turnOffLock }) => {
              if ((await turnOffLock(data)) === 'busy') lockFailure.next('busy');
            });
          }}
          onClose={() => setDialog(null)}
        >
          <p>{t('account:lock.turnOffBody')}</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}

async function lockNow(): Promise<void> {
  const { lockApp } = await import('../../../data/device-lock/lock-when-idle.ts');
  lockApp(() => location.reload());
}

function describeFailure(t: Translate, failure: LockFailure): string {
  if (failure === 'busy') return t('account:lock.busy');
  return failure === 'full' ? t('failure.deviceFull') : t('failure.unknown');
}

function listenToFailure(changed: () => void): () => void {
  const subscription = lockFailure.subscribe(changed);
  return () => subscription.unsubscribe();
}

function listenToSettings(changed: () => void): () => void {
  return onStoredChange(lockSettingsName, changed);
}

function readSettingsText(): string {
  return JSON.stringify(readLockSettings());
}
