// Button that installs the app with one tap, where the browser offers installation.
import { Button } from '@mantine/core';
import { IconDeviceMobileDown } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import surface from '../../../ui/surface.module.css';
import {
  promptInstall,
  getInstallState,
  onInstallStateChange,
} from '../../../platform/install-prompt.ts';

export function InstallButton() {
  const { t } = useTranslation();
  const { kind } = useSyncExternalStore(onInstallStateChange, getInstallState);
  return (
    <div role="status" className={surface['emptyLive']}>
      {kind === 'offered' && (
        <Button
          leftSection={<IconDeviceMobileDown size={18} aria-hidden />}
          onClick={() => void promptInstall()}
        >
          {t('pwa-guides:guide.installHere')}
        </Button>
      )}
      {kind === 'installed' && <p>{t('pwa-guides:guide.installedHere')}</p>}
    </div>
  );
}
