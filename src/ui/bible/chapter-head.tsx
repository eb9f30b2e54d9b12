// Under the name of the chapter: in which translation it is; to hear it, or to have another translation beside it.
import { IconColumns2, IconHeadphones } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './chapter-head.module.css';

interface ChapterHeadProps {
  translation: { name: string; language: string | undefined };
  /** Whether this text may be read aloud. */
  canListen: boolean;
  onListen: () => void;
  onBeside: () => void;
}

export function ChapterHead({ translation, canListen, onListen, onBeside }: ChapterHeadProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['head']}>
      <p lang={translation.language} className={styles['translation']}>
        {translation.name}
      </p>
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
