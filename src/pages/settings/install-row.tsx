// The way to have the app installed at any time, also for who said later: the browser's own question where it has one, else the guide.
import { IconDeviceMobileDown } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { install, installing, onInstalling } from '../../platform/install.ts';
import { isStandalone } from '../../platform/standalone.ts';
import { ActionRow, LinkRow } from '../../ui/settings/section.tsx';

export function InstallRow() {
  const { t } = useTranslation();
  const { kind } = useSyncExternalStore(onInstalling, installing);
  const [isInstalled] = useState(isStandalone);
  if (isInstalled || kind === 'installed') return null;
  if (kind === 'offered') return <ActionRow icon={IconDeviceMobileDown} label={t('settings.install')} onAct={() => void install()} />;
  return <LinkRow icon={IconDeviceMobileDown} label={t('settings.install')} href="/PWASetupGuide" />;
}
