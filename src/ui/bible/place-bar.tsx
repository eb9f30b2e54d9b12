// Where one reads, as one button, with the ways to the chapter before and after.
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './place-bar.module.css';

interface PlaceBarProps {
  /** `John 3 · KJV` */
  place: string;
  /** Addresses; nothing at either end of the Bible. */
  previousHref: string | undefined;
  nextHref: string | undefined;
  onPick: () => void;
}

export function PlaceBar({ place, previousHref, nextHref, onPick }: PlaceBarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['bar']}>
      <TurnLink href={previousHref} label={t('bible.previous')}>
        <IconChevronLeft size={24} aria-hidden />
      </TurnLink>
      <button type="button" className={styles['place']} onClick={onPick} aria-haspopup="dialog" aria-label={t('bible.choosePlace', { place })}>
        <span>{place}</span>
        <IconChevronDown size={18} aria-hidden />
      </button>
      <TurnLink href={nextHref} label={t('bible.next')}>
        <IconChevronRight size={24} aria-hidden />
      </TurnLink>
    </div>
  );
}

function TurnLink({ href, label, children }: { href: string | undefined; label: string; children: React.ReactNode }) {
  if (href === undefined) return <span className={styles['turn']} />;
  return (
    <a href={href} className={styles['turn']} aria-label={label} title={label}>
      {children}
    </a>
  );
}
