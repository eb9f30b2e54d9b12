// Where one reads, as one button, with the ways to the chapter before and after, and the tools
// beside it.
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './reference-bar.module.css';

interface ReferenceBarProps {
  /** `John 3`; where there is no room it is cut from behind its book, so that the chapter stays. */
  chapterName: { book: string; chapter: string };
  /** `King James Version` and, where room is short, `KJV` */
  translation: { name: string; code: string; language: string | undefined };
  /** Addresses; nothing at either end of the Bible. */
  previousHref: string | undefined;
  nextHref: string | undefined;
  onPick: () => void;
  children?: ReactNode;
}

export function ReferenceBar({
  chapterName,
  translation,
  previousHref,
  nextHref,
  onPick,
  children,
}: ReferenceBarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['bar']}>
      <AdjacentChapterLink href={previousHref} label={t('bible.previous')}>
        <IconChevronLeft size={24} aria-hidden />
      </AdjacentChapterLink>
      <button type="button" className={styles['place']} onClick={onPick} aria-haspopup="dialog">
        {/* The name is what one sees, and a word before it: so it can be called by what is read on it. */}
        <span className={styles['unseen']}>{t('bible.choosePlace', { place: '' })}</span>
        <span className={styles['where']}>
          <span className={styles['book']}>{chapterName.book}</span>{' '}
          <span className={styles['chapter']}>{chapterName.chapter}</span>
        </span>
        <span className={styles['dot']}> · </span>
        <span className={styles['code']}>{translation.code}</span>
        <span className={styles['name']} lang={translation.language}>
          {translation.name}
        </span>
        <IconChevronDown size={18} aria-hidden />
      </button>
      <AdjacentChapterLink href={nextHref} label={t('bible.next')}>
        <IconChevronRight size={24} aria-hidden />
      </AdjacentChapterLink>
      {children !== undefined && (
        <div className={styles['tools']} role="group" aria-label={t('bible.toolsLabel')}>
          {children}
        </div>
      )}
    </div>
  );
}

/** A round button of the bar. */
export function ToolbarButton({
  label,
  pressed,
  onClick,
  children,
}: {
  label: string;
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

function AdjacentChapterLink({
  href,
  label,
  children,
}: {
  href: string | undefined;
  label: string;
  children: ReactNode;
}) {
  if (href === undefined) return <span className={styles['turn']} />;
  return (
    <a href={href} className={styles['turn']} aria-label={label} title={label}>
      {children}
    </a>
  );
}
