// What only this device holds.
import { useTranslation } from 'react-i18next';
import { watchPendingItems } from '../../data/sync-items.ts';
import { PendingList } from '../../ui/sync/waiting-list.tsx';
import { usePagedItems } from './portions.ts';
import styles from './sync.module.css';

export function PendingSection({ count }: { count: number }) {
  const { t } = useTranslation();
  const { items, showMore } = usePagedItems('waiting-items', watchPendingItems);
  if (!items || items.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="waiting">
      <h2 id="waiting">{t('sync.waitingTitle')}</h2>
      <PendingList items={items} remaining={count - items.length} onMore={showMore} />
    </section>
  );
}
