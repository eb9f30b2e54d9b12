// Storage section of the library page: used and available storage of this device, and the button
// that requests persistent storage.
import { Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../../data/data-provider.tsx';
import {
  requestPersistence,
  estimateStorage,
  readPersistence,
} from '../../../platform/storage/persistent-storage.ts';
import { StorageCard } from '../../../ui/storage-card.tsx';

type StorageEstimate = Awaited<ReturnType<typeof estimateStorage>>;
type StoragePersistence = Awaited<ReturnType<typeof readPersistence>>;

/** @param refreshKey a new value makes the browser estimate again */
export function LibraryStorageSection({ refreshKey }: { refreshKey: string }) {
  const { t } = useTranslation();
  const { storage, account } = useData();
  const [estimate, setEstimate] = useState<StorageEstimate>();
  const [persistenceState, setPersistenceState] = useState<StoragePersistence>();
  const [isRefused, setIsRefused] = useState(false);

  useEffect(() => {
    let isOpen = true;
    void Promise.all([estimateStorage(), readPersistence()]).then(([estimate, answer]) => {
      if (!isOpen) return;
      setEstimate(estimate);
      setPersistenceState(answer);
    });
    return () => {
      isOpen = false;
    };
  }, [refreshKey]);

  async function askForPersistence(): Promise<void> {
    const answer = await requestPersistence();
    setPersistenceState(answer);
    setIsRefused(answer !== 'kept');
  }

  return (
    <Stack component="section" gap="sm" aria-labelledby="library-room">
      <h2 id="library-room">{t('storage.title')}</h2>
      <StorageCard
        estimate={estimate}
        persistence={persistenceState}
        isPersistenceRefused={isRefused}
        isMemory={storage === 'memory'}
        hasServer={account !== null}
        onRequestPersistence={() => void askForPersistence()}
      />
    </Stack>
  );
}
