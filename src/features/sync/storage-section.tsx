// Section with the storage that Selah uses on this device.
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
  const [promised, setPromised] = useState<StoragePersistence>();
  const [isRefused, setIsRefused] = useState(false);

  useEffect(() => {
    let gone = false;
    void Promise.all([estimateStorage(), readPersistence()]).then(([estimate, answer]) => {
      if (gone) return;
      setEstimate(estimate);
      setPromised(answer);
    });
    return () => {
      gone = true;
    };
  }, []);

  async function askForPersistence(): Promise<void> {
    await requestPersistence();
    const answer = await readPersistence();
    setPromised(answer);
    setIsRefused(answer !== 'kept');
  }

  return (
    <StorageCard
      estimate={estimate}
      persistence={promised}
      isPersistenceRefused={isRefused}
      isMemory={storage === 'memory'}
      hasServer={account !== null}
      onRequestPersistence={() => void askForPersistence()}
    />
  );
}
