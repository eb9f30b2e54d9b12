// Bar with the current reference as a button, the links to the previous and next chapter, and the
// tools.
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button.tsx';
import layout from '../../../../ui/page-layout.module.css';
import styles from './reference-bar.module.css';

interface ReferenceBarProps {
  /**
   * `John 3`. When space is short, the end of the book name is truncated, so that the chapter
   * number stays visible.
   */
  chapterName: { book: string; chapter: string };
  /** The end of a long name is truncated. */
  translation: { name: string; language: string | undefined };
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
      <AdjacentChapterLink href={previousHref} label={t('bible:reader.previousChapter')}>
        <IconChevronLeft size={24} aria-hidden />
      </AdjacentChapterLink>
      <button type="button" className={styles['place']} onClick={onPick} aria-haspopup="dialog">
        {/* The accessible name is a hidden prefix plus the visible text, so that voice control
            can call the button by its visible text. */}
        <span className={layout['visuallyHidden']}>
          {t('bible:reader.choosePassage', { place: '' })}
        </span>
        <span className={styles['location']}>
          <span className={styles['book']}>{chapterName.book}</span>{' '}
          <span>{chapterName.chapter}</span>
        </span>
        <span className={styles['dot']}> · </span>
        <span className={styles['name']} lang={translation.language}>
          {translation.name}
        </span>
        <IconChevronDown size={18} aria-hidden />
      </button>
      <AdjacentChapterLink href={nextHref} label={t('bible:reader.nextChapter')}>
        <IconChevronRight size={24} aria-hidden />
      </AdjacentChapterLink>
      {children !== undefined && (
        <div className={styles['tools']} role="group" aria-label={t('bible:reader.toolsLabel')}>
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
    <IconButton aria-label={label} title={label} aria-pressed={pressed} onClick={onClick}>
      {children}
    </IconButton>
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
  if (href === undefined) return <span className={styles['chapterLink']} />;
  return (
    <a href={href} className={styles['chapterLink']} aria-label={label} title={label}>
      {children}
    </a>
  );
}
