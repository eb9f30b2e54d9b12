// What only this device holds.
import { useTranslation } from 'react-i18next';
import { waitingItems } from '../../data/sync-items.ts';
import { WaitingList } from '../../ui/sync/waiting-list.tsx';
import { usePortions } from './portions.ts';
import styles from './sync.module.css';

export function Waiting({ count }: { count: number }) {
  const { t } = useTranslation();
  const { items, more } = usePortions('waiting-items', waitingItems);
  if (!items || items.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="waiting">
      <h2 id="waiting">{t('sync.waitingTitle')}</h2>
      <WaitingList items={items} more={count - items.length} onMore={more} />
    </section>
  );
}
