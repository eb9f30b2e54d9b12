// Dialog with the list of keyboard shortcuts and their actions, and the switch for single-character
// shortcuts.
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog.tsx';
import styles from './shortcut-list.module.css';
import { LabeledSwitch } from '../../../../ui/labeled-switch.tsx';

interface ShortcutListProps {
  rows: readonly { keys: readonly string[]; does: string; isSingle?: boolean }[];
  /** True when shortcuts of a single character are active. */
  hasSingleKeys: boolean;
  onSingleKeys: (on: boolean) => void;
  onClose: () => void;
}

export function ShortcutList({ rows, hasSingleKeys, onSingleKeys, onClose }: ShortcutListProps) {
  const { t } = useTranslation();
  return (
    <Dialog shape="card" title={t('bible:shortcuts.title')} onClose={onClose}>
      <dl className={styles['keys']}>
        {rows.map(({ keys, does, isSingle }) => (
          <div key={does} data-off={(isSingle && !hasSingleKeys) || undefined}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <LabeledSwitch
        label={t('bible:shortcuts.switchLabel')}
        hint={t('bible:shortcuts.switchHint')}
        checked={hasSingleKeys}
        onChange={onSingleKeys}
      />
    </Dialog>
  );
}
