// Connects the shortcut dialog with the reader's list of keyboard shortcuts and the stored setting
// for single-character shortcuts.
import { useTranslation } from 'react-i18next';
import { ShortcutList } from './components/shortcut-list.tsx';
import { changeTextSettings, useTextSettings } from './stored-text-settings.ts';

export function ShortcutsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { keys } = useTextSettings();
  const rows = [
    { keys: ['←', '→'], does: t('bible.keyTurn') },
    { keys: ['↑', '↓'], does: t('bible.keyVerses') },
    { keys: ['Enter'], does: t('bible.keyChoose') },
    { keys: ['Shift + ↓'], does: t('bible.keyRange') },
    { keys: ['Esc'], does: t('bible.keyClear') },
    { keys: ['G'], does: t('bible.keyPlaces'), isSingle: true },
    { keys: ['/'], does: t('bible.keySearch'), isSingle: true },
    { keys: ['?'], does: t('bible.keyHelp'), isSingle: true },
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
