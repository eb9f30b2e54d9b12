// Storage card of the Sync page: loads the used storage and whether the browser keeps the data, and
// requests persistent storage.
import { useEffect, useState } from 'react';
import { useData } from '../../data/data-provider.tsx';
import {
  requestPersistence,
  estimateStorage,
  readPersistence,
} from '../../platform/storage/persistent-storage.ts';
import { StorageCard } from '../../ui/storage-card.tsx';

type SyncStorageSection = Awaited<ReturnType<typeof estimateStorage>>;
type StoragePersistence = Awaited<ReturnType<typeof readPersistence>>;

export function SyncStorageSection() {
  const { storage, account } = useData();
  const [estimate, setEstimate] = useState<SyncStorageSection>();
  const [persistence, setPersistence] = useState<StoragePersistence>();
  const [isRefused, setIsRefused] = useState(false);

  useEffect(() => {
    let isUnmounted = false;
    void Promise.all([estimateStorage(), readPersistence()]).then(([estimate, answer]) => {
      if (isUnmounted) return;
      setEstimate(estimate);
      setPersistence(answer);
    });
    return () => {
      isUnmounted = true;
    };
  }, []);

  async function askForPersistence(): Promise<void> {
    await requestPersistence();
    const answer = await readPersistence();
    setPersistence(answer);
    setIsRefused(answer !== 'kept');
  }

  return (
    <StorageCard
      estimate={estimate}
      persistence={persistence}
      isPersistenceRefused={isRefused}
      isMemory={storage === 'memory'}
      hasServer={account !== null}
      onRequestPersistence={() => void askForPersistence()}
    />
  );
}
