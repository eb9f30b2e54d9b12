// Below the chapter heading: the name of the translation, and buttons to read aloud and to show a
// second translation.
import { IconColumns2, IconHeadphones } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './chapter-header.module.css';

interface ChapterHeaderProps {
  translation: { name: string; language: string | undefined };
  /** Whether this text may be read aloud. */
  canListen: boolean;
  onListen: () => void;
  onAddParallel: () => void;
}

export function ChapterHeader({
  translation,
  canListen,
  onListen,
  onAddParallel,
}: ChapterHeaderProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['head']}>
      <p lang={translation.language} className={styles['translation']}>
        {translation.name}
      </p>
      {canListen && (
        <button type="button" onClick={onListen}>
          <IconHeadphones size={18} aria-hidden />
          {t('bible:reader.readAloud')}
        </button>
      )}
      <button type="button" onClick={onAddParallel}>
        <IconColumns2 size={18} aria-hidden />
        {t('bible:reader.openParallel')}
      </button>
    </div>
  );
}
