// One record with its earlier wordings, folded until somebody wants to read them.
import { useState } from 'react';
import type { ReactNode, ToggleEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DifferenceLegend } from './difference.tsx';
import { ItemHeading } from './item-heading.tsx';
import type { ItemPicture } from './item-heading.tsx';
import styles from './worded-card.module.css';

interface WordedCardProps {
  item: ItemPicture;
  count: number;
  /** The wordings: asked for when the card is opened. */
  children: () => ReactNode;
}

export function WordedCard({ item, count, children }: WordedCardProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <li className={styles['card']}>
      <details onToggle={(toggle: ToggleEvent<HTMLDetailsElement>) => setOpen(toggle.currentTarget.open)}>
        <summary className={styles['head']}>
          <ItemHeading item={item} />
          <span className={styles['count']}>{t('wording.count', { count })}</span>
        </summary>
        {open && (
          <div className={styles['body']}>
            <DifferenceLegend />
            {children()}
          </div>
        )}
      </details>
    </li>
  );
}
