// Settings row that installs the app, also for users who postponed it: the browser's own prompt if
// available, otherwise the guide.
import { IconDeviceMobileDown } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  promptInstall,
  getInstallState,
  onInstallStateChange,
} from '../../platform/install-prompt.ts';
import { isStandalone } from '../../platform/display-mode.ts';
import { ActionRow, LinkRow } from '../../ui/link-rows.tsx';

export function InstallRow() {
  const { t } = useTranslation();
  const { kind } = useSyncExternalStore(onInstallStateChange, getInstallState);
  const [isInstalled] = useState(isStandalone);
  if (isInstalled || kind === 'installed') return null;
  if (kind === 'offered')
    return (
      <ActionRow
        icon={IconDeviceMobileDown}
        label={t('settings:install')}
        onClick={() => void promptInstall()}
      />
    );
  return (
    <LinkRow icon={IconDeviceMobileDown} label={t('settings:install')} href="/PWASetupGuide" />
  );
}
