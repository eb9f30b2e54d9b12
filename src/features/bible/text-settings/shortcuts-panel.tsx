// Connects the shortcut dialog with the keyboard shortcuts of the app and of the reader, and with
// the stored setting for single-character shortcuts.
import { useTranslation } from 'react-i18next';
import { ShortcutList } from './components/shortcut-list.tsx';
import { changeTextSettings, useTextSettings } from './stored-text-settings.ts';

export function ShortcutsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { keys } = useTextSettings();
  const everywhere = [
    { keys: ['/'], does: t('bible:shortcuts.search'), isSingle: true },
    { keys: ['?'], does: t('bible:shortcuts.help'), isSingle: true },
  ];
  const lists = [
    { keys: ['↑', '↓'], does: t('bible:shortcuts.moveRow') },
    { keys: ['Enter'], does: t('bible:shortcuts.openRow') },
  ];
  const reader = [
    { keys: ['←', '→'], does: t('bible:shortcuts.turnChapter') },
    { keys: ['↑', '↓'], does: t('bible:shortcuts.moveVerse') },
    { keys: ['Enter'], does: t('bible:shortcuts.selectVerse') },
    { keys: ['Shift + ↓'], does: t('bible:shortcuts.extendSelection') },
    { keys: ['Esc'], does: t('bible:shortcuts.clearSelection') },
    { keys: ['G'], does: t('bible:shortcuts.goTo'), isSingle: true },
  ];
  return (
    <ShortcutList
      groups={[
        { title: t('bible:shortcuts.everywhere'), rows: everywhere },
        { title: t('bible:shortcuts.lists'), rows: lists },
        { title: t('bible:shortcuts.reader'), rows: reader },
      ]}
      hasSingleKeys={keys}
      onSingleKeys={(on) => changeTextSettings({ keys: on })}
      onClose={onClose}
    />
  );
}
