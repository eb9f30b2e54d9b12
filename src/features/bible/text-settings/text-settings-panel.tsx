// Panel with the text settings of this device: each choice is applied and stored at once.
import { useTranslation } from 'react-i18next';
import surface from '../../../ui/surface.module.css';
import { TextSettingsDrawer } from './components/text-settings-drawer.tsx';
import { useToast } from '../../../ui/toast/toaster.tsx';
import {
  changeTextSettings,
  readTextSettings,
  resetTextSettings,
  useTextSettings,
} from './stored-text-settings.ts';

interface TextSettingsPanelProps {
  onShortcuts: () => void;
  /** Null if there is no other translation to read. */
  onParallel: (() => void) | null;
  onClose: () => void;
}

export function TextSettingsPanel({ onShortcuts, onParallel, onClose }: TextSettingsPanelProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const textSettings = useTextSettings();

  function reset(): void {
    const before = readTextSettings();
    resetTextSettings();
    toast({
      message: t('bible:textSettings.resetDone'),
      action: { label: t('undo'), run: () => changeTextSettings(before) },
    });
  }

  return (
    <TextSettingsDrawer
      textSettings={textSettings}
      onChange={changeTextSettings}
      onReset={reset}
      onClose={onClose}
    >
      {onParallel && (
        <button type="button" className={surface['textButton']} onClick={onParallel}>
          {t('bible:textSettings.parallel')}
        </button>
      )}
      <button type="button" className={surface['textButton']} onClick={onShortcuts}>
        {t('bible:textSettings.shortcuts')}
      </button>
    </TextSettingsDrawer>
  );
}
