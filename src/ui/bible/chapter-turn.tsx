// The foot of a chapter: on to the next, or back, each named.
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './chapter-turn.module.css';

export interface Neighbour {
  href: string;
  /** John 4 */
  place: string;
}

export function ChapterTurn({ previous, next }: { previous: Neighbour | undefined; next: Neighbour | undefined }) {
  const { t } = useTranslation();
  return (
    <nav className={styles['turn']} aria-label={t('bible.pickChapter')}>
      {previous && (
        <a href={previous.href} aria-label={t('bible.previousPlace', { place: previous.place })}>
          <IconArrowLeft size={18} aria-hidden />
          {previous.place}
        </a>
      )}
      {next && (
        <a href={next.href} className={styles['next']} aria-label={t('bible.nextPlace', { place: next.place })}>
          {next.place}
          <IconArrowRight size={18} aria-hidden />
        </a>
      )}
    </nav>
  );
}
