// The room that is used on this device, and what is left.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../data/hooks.tsx';
import { askToPersist, estimateStorage, persistence } from '../../platform/storage-care.ts';
import styles from '../../ui/library/library.module.css';
import { StorageCard } from '../../ui/sync/storage-card.tsx';

type Estimate = Awaited<ReturnType<typeof estimateStorage>>;
type Promised = Awaited<ReturnType<typeof persistence>>;

/** @param changed another value asks the browser again */
export function Room({ changed }: { changed: string }) {
  const { t } = useTranslation();
  const { storage, account } = useData();
  const [room, setRoom] = useState<Estimate>();
  const [promised, setPromised] = useState<Promised>();
  const [isRefused, setIsRefused] = useState(false);

  useEffect(() => {
    let isOpen = true;
    void Promise.all([estimateStorage(), persistence()]).then(([estimate, answer]) => {
      if (!isOpen) return;
      setRoom(estimate);
      setPromised(answer);
    });
    return () => {
      isOpen = false;
    };
  }, [changed]);

  async function ask(): Promise<void> {
    const answer = await askToPersist();
    setPromised(answer);
    setIsRefused(answer !== 'kept');
  }

  return (
    <section className={styles['list']} aria-labelledby="library-room">
      <h2 id="library-room">{t('keeping.title')}</h2>
      <StorageCard room={room} persistence={promised} isRefused={isRefused} isMemory={storage === 'memory'} hasServer={account !== null} onAsk={() => void ask()} />
    </section>
  );
}
