// Links at the end of a chapter to the next and the previous chapter, each with its name.
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './chapter-navigation.module.css';

export interface ChapterLink {
  href: string;
  /** John 4 */
  name: string;
}

export function ChapterNavigation({
  previous,
  next,
}: {
  previous: ChapterLink | undefined;
  next: ChapterLink | undefined;
}) {
  const { t } = useTranslation();
  return (
    <nav className={styles['navigation']} aria-label={t('bible:reader.chapterLabel')}>
      {previous && (
        <a
          href={previous.href}
          aria-label={t('bible:reader.previousPassage', { place: previous.name })}
        >
          <IconArrowLeft size={18} aria-hidden />
          {previous.name}
        </a>
      )}
      {next && (
        <a
          href={next.href}
          className={styles['next']}
          aria-label={t('bible:reader.nextPassage', { place: next.name })}
        >
          {next.name}
          <IconArrowRight size={18} aria-hidden />
        </a>
      )}
    </nav>
  );
}
