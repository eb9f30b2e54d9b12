// Under the name of the chapter: to hear it, or to have another translation beside it.
import { IconColumns2, IconHeadphones } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './chapter-head.module.css';

interface ChapterHeadProps {
  /** Whether this text may be read aloud. */
  canListen: boolean;
  onListen: () => void;
  onBeside: () => void;
}

export function ChapterHead({ canListen, onListen, onBeside }: ChapterHeadProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['head']}>
      {canListen && (
        <button type="button" onClick={onListen}>
          <IconHeadphones size={18} aria-hidden />
          {t('bible.listen')}
        </button>
      )}
      <button type="button" onClick={onBeside}>
        <IconColumns2 size={18} aria-hidden />
        {t('bible.beside')}
      </button>
    </div>
  );
}
