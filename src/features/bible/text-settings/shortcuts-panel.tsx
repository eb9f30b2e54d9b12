// Connects the shortcut dialog with the reader's list of keyboard shortcuts and the stored setting
// for single-character shortcuts.
import { useTranslation } from 'react-i18next';
import { ShortcutList } from './components/shortcut-list.tsx';
import { changeTextSettings, useTextSettings } from './stored-text-settings.ts';

export function ShortcutsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { keys } = useTextSettings();
  const rows = [
    { keys: ['←', '→'], does: t('bible:shortcuts.turnChapter') },
    { keys: ['↑', '↓'], does: t('bible:shortcuts.moveVerse') },
    { keys: ['Enter'], does: t('bible:shortcuts.selectVerse') },
    { keys: ['Shift + ↓'], does: t('bible:shortcuts.extendSelection') },
    { keys: ['Esc'], does: t('bible:shortcuts.clearSelection') },
    { keys: ['G'], does: t('bible:shortcuts.goTo'), isSingle: true },
    { keys: ['/'], does: t('bible:shortcuts.search'), isSingle: true },
    { keys: ['?'], does: t('bible:shortcuts.help'), isSingle: true },
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
