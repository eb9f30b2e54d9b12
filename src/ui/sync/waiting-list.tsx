// What only this device holds, one line each, in portions.
import { SyncMark } from '../sync-mark.tsx';
import { ItemHeading } from './item-heading.tsx';
import type { ItemPicture } from './item-heading.tsx';
import styles from './item.module.css';
import { MoreButton } from './more-button.tsx';

interface WaitingListProps {
  items: readonly ItemPicture[];
  /** How many more there are. */
  more: number;
  onMore: () => void;
}

export function WaitingList({ items, more, onMore }: WaitingListProps) {
  return (
    <>
      <ul className={styles['list']}>
        {items.map((item) => (
          <li key={item.entity + item.id} className={styles['row']}>
            <ItemHeading item={item} />
            <SyncMark state={item.sync} />
          </li>
        ))}
      </ul>
      <MoreButton more={more} onMore={onMore} />
    </>
  );
}
