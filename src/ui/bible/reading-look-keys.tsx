// A list of keys and what each does.
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog.tsx';
import styles from './reading-look-keys.module.css';
import { Switch } from './reading-look-sheet.tsx';

interface ReadingKeysProps {
  rows: readonly { keys: readonly string[]; does: string; isSingle?: boolean }[];
  /** Whether keys that are a single letter or sign act. */
  single: boolean;
  onSingle: (on: boolean) => void;
  onClose: () => void;
}

export function ReadingKeys({ rows, single, onSingle, onClose }: ReadingKeysProps) {
  const { t } = useTranslation();
  return (
    <Dialog shape="card" title={t('bible.keysTitle')} onClose={onClose}>
      <dl className={styles['keys']}>
        {rows.map(({ keys, does, isSingle }) => (
          <div key={does} data-off={(isSingle && !single) || undefined}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch label={t('bible.keysOn')} hint={t('bible.keysOff')} checked={single} onChange={onSingle} />
    </Dialog>
  );
}
