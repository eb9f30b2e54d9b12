// Which part of a translation to keep: a testament or a book, each with its size.
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog.tsx';
import styles from './library.module.css';

export interface Part {
  scope: string;
  name: string;
  about: string;
  /** It is here, or on its way. */
  isHere: boolean;
}

interface PartsDialogProps {
  /** Of the translation. */
  name: string;
  testaments: readonly Part[];
  books: readonly Part[];
  onKeep: (scope: string) => void;
  onClose: () => void;
}

export function PartsDialog({ name, testaments, books, onKeep, onClose }: PartsDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('library.partsNamed', { name })} onClose={onClose}>
      <div className={styles['list']}>
        <Parts parts={testaments} onKeep={onKeep} />
        <h3 className={styles['language']}>{t('library.books')}</h3>
        <Parts parts={books} onKeep={onKeep} />
      </div>
    </Dialog>
  );
}

function Parts({ parts, onKeep }: { parts: readonly Part[]; onKeep: (scope: string) => void }) {
  return (
    <div className={styles['parts']}>
      {parts.map(({ scope, name, about, isHere }) => (
        <button key={scope} type="button" className={styles['part']} disabled={isHere} onClick={() => onKeep(scope)}>
          <span>{name}</span>
          <span className={styles['about']}>{about}</span>
        </button>
      ))}
    </div>
  );
}
