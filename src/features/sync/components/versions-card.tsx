// Card of one record with its previous versions, collapsed at first.
import { useState } from 'react';
import type { ReactNode, ToggleEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TextDiffLegend } from './text-diff.tsx';
import { ItemHeading } from './item-heading.tsx';
import type { SyncItemView } from './item-heading.tsx';
import styles from './versions-card.module.css';

interface VersionsCardProps {
  item: SyncItemView;
  count: number;
  /** Renders the previous versions; called when the card is opened. */
  children: () => ReactNode;
}

export function VersionsCard({ item, count, children }: VersionsCardProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <li className={styles['card']}>
      <details
        onToggle={(toggle: ToggleEvent<HTMLDetailsElement>) => setOpen(toggle.currentTarget.open)}
      >
        <summary className={styles['head']}>
          <ItemHeading item={item} />
          <span className={styles['count']}>{t('sync:previousVersions.count', { count })}</span>
        </summary>
        {open && (
          <div className={styles['body']}>
            <TextDiffLegend />
            {children()}
          </div>
        )}
      </details>
    </li>
  );
}
