// Connects the shortcut dialog with the reader's list of keyboard shortcuts and the stored setting
// for single-character shortcuts.
import { useTranslation } from 'react-i18next';
import { ShortcutList } from './components/shortcut-list.tsx';
import { changeTextSettings, useTextSettings } from './stored-text-settings.ts';

export function ShortcutsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { keys } = useTextSettings();
  const rows = [
    { keys: ['←', '→'], does: t('bible:reader.keyTurn') },
    { keys: ['↑', '↓'], does: t('bible:reader.keyVerses') },
    { keys: ['Enter'], does: t('bible:reader.keyChoose') },
    { keys: ['Shift + ↓'], does: t('bible:reader.keyRange') },
    { keys: ['Esc'], does: t('bible:reader.keyClear') },
    { keys: ['G'], does: t('bible:reader.keyPlaces'), isSingle: true },
    { keys: ['/'], does: t('bible:reader.keySearch'), isSingle: true },
    { keys: ['?'], does: t('bible:reader.keyHelp'), isSingle: true },
  ];
  return (
    <ShortcutList
      rows={rows}
      hasSingleKeys={keys}
      onSingleKeys={(on) => changeTextSettings({ keys: on })}
      onClose={onClose}
    />
  );
}
