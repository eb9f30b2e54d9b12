// Placeholder of a chapter that is loading: lines with the size of the text.
import { useTranslation } from 'react-i18next';
import styles from './chapter-skeleton.module.css';

const paragraphs = [
  [96, 100, 92, 98, 60],
  [100, 94, 97, 88, 100, 42],
  [98, 100, 90, 95, 72],
];

export function ChapterSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles['skeleton']} role="status">
      <span className={styles['visuallyHidden']}>{t('bible:reader.loading')}</span>
      {paragraphs.map((lines, index) => (
        <div key={index} className={styles['paragraph']} aria-hidden="true">
          {lines.map((width, line) => (
            <span key={line} style={{ inlineSize: `${width}%` }} />
          ))}
        </div>
      ))}
    </div>
  );
}
