// The way to a place that was typed, or that there is no such place.
import { IconArrowRight } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { hitMark } from './hit-keys.ts';
import styles from './search.module.css';

interface PassageLineProps {
  words: { kind: 'place'; reference: string; isPart: boolean } | { kind: 'chapter' | 'verse'; of: string; last: number };
  /** Of the place. */
  href: string;
  onGo: () => void;
}

export function PassageLine({ words, href, onGo }: PassageLineProps) {
  const { t } = useTranslation();
  switch (words.kind) {
    case 'place':
      return (
        <>
          <a {...hitMark} className={styles['go']} href={href} onClick={go}>
            <IconArrowRight size={20} aria-hidden />
            {t('search.goTo', { place: words.reference })}
          </a>
          {words.isPart && <p className={styles['status']}>{t('placeList.part', { place: words.reference })}</p>}
        </>
      );
    case 'chapter':
      return <p className={styles['status']}>{t('search.beyond', { book: words.of, count: words.last })}</p>;
    case 'verse':
      return <p className={styles['status']}>{t('search.beyondVerse', { chapter: words.of, count: words.last })}</p>;
  }

  function go(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onGo();
  }
}
