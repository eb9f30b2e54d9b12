// Dialog to choose the part of a translation to download: a testament or a book, each with its
// size.
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog.tsx';
import styles from './library.module.css';

export interface PartOption {
  scope: string;
  name: string;
  about: string;
  /** Whether the part is downloaded or being downloaded. */
  isDownloaded: boolean;
}

interface PartsDialogProps {
  /** Of the translation. */
  name: string;
  testaments: readonly PartOption[];
  books: readonly PartOption[];
  onDownload: (scope: string) => void;
  onClose: () => void;
}

export function PartsDialog({ name, testaments, books, onDownload, onClose }: PartsDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('bible-library:choosePartsNamed', { name })} onClose={onClose}>
      <div className={styles['list']}>
        <PartList parts={testaments} onKeep={onDownload} />
        <h3 className={styles['language']}>{t('bible-library:books')}</h3>
        <PartList parts={books} onKeep={onDownload} />
      </div>
    </Dialog>
  );
}

function PartList({
  parts,
  onKeep,
}: {
  parts: readonly PartOption[];
  onKeep: (scope: string) => void;
}) {
  return (
    <div className={styles['parts']}>
      {parts.map(({ scope, name, about, isDownloaded }) => (
        <button
          key={scope}
          type="button"
          className={styles['part']}
          disabled={isDownloaded}
          onClick={() => onKeep(scope)}
        >
          <span>{name}</span>
          <span className={styles['about']}>{about}</span>
        </button>
      ))}
    </div>
  );
}
