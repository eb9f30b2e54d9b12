// Paged list of records that exist only on this device, one line each.
import { SyncStateBadge } from '../../../ui/sync-state-badge.tsx';
import { ItemHeading } from './item-heading.tsx';
import type { SyncItemView } from './item-heading.tsx';
import styles from './sync-item.module.css';
import { MoreButton } from './more-button.tsx';
import elements from '../../../ui/elements.module.css';

interface PendingListProps {
  items: readonly SyncItemView[];
  /** How many more there are. */
  remaining: number;
  onMore: () => void;
}

export function PendingList({ items, remaining, onMore }: PendingListProps) {
  return (
    <>
      <ul className={elements['rows']}>
        {items.map((item) => (
          <li key={item.entity + item.id} className={styles['row']}>
            <ItemHeading item={item} />
            <SyncStateBadge state={item.sync} />
          </li>
        ))}
      </ul>
      <MoreButton remaining={remaining} onMore={onMore} />
    </>
  );
}
