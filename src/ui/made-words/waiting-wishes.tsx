// Wishes that were left for when there is a network again, and those that were granted meanwhile.
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './waiting-wishes.module.css';

interface ShownWish {
  id: string;
  step: 'waiting' | 'made' | 'failed';
}

interface WaitingWishesProps<W extends ShownWish> {
  wishes: readonly W[];
  /** What the person asked for, in their own words. */
  title: (wish: W) => string;
  /** Shows what was made. */
  onOpen: (wish: W) => void;
  onDrop: (id: string) => void;
}

export function WaitingWishes<W extends ShownWish>({ wishes, title, onOpen, onDrop }: WaitingWishesProps<W>) {
  const { t } = useTranslation();
  const headingId = useId();
  if (wishes.length === 0) return null;
  return (
    <section className={styles['wishes']} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('made.wishes.title')}</h2>
      <ul>
        {wishes.map((wish) => (
          <li key={wish.id} id={wish.id}>
            <div className={styles['words']}>
              <p dir="auto">{title(wish)}</p>
              <small>{t(`made.wishes.${wish.step}`)}</small>
            </div>
            {wish.step === 'made' && (
              <Button size="sm" variant="default" onClick={() => onOpen(wish)}>
                {t('made.wishes.open')}
              </Button>
            )}
            <button type="button" className={styles['drop']} aria-label={t('made.wishes.drop', { title: title(wish) })} onClick={() => onDrop(wish.id)}>
              <IconX size={18} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
