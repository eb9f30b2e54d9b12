// Storage section of the library page: shown if space is low, or if the user can request persistent
// storage. With enough space it is one line; the rest is folded.
import { Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../../data/data-provider.tsx';
import {
  requestPersistence,
  estimateStorage,
  readPersistence,
} from '../../../platform/storage/persistent-storage.ts';
import { formatBytes } from '../../../locales/format-date-and-size.ts';
import { useLanguage } from '../../../locales/language.ts';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';
import { isStorageShort, StorageCard } from '../../../ui/storage-card.tsx';

type StorageEstimate = Awaited<ReturnType<typeof estimateStorage>>;
type StoragePersistence = Awaited<ReturnType<typeof readPersistence>>;

/** @param refreshKey a new value makes the browser estimate again */
export function LibraryStorageSection({ refreshKey }: { refreshKey: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { storage, account } = useData();
  const [estimate, setEstimate] = useState<StorageEstimate>();
  const [persistenceState, setPersistenceState] = useState<StoragePersistence>();
  /** Undefined until the user requests persistent storage on this page. */
  const [isRefused, setIsRefused] = useState<boolean>();

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

  // After a request, the section stays and shows the answer.
  const canRequest = persistenceState === 'may be cleared' || isRefused !== undefined;
  if (!canRequest && !(estimate && isStorageShort(estimate))) return null;
  const isQuiet = estimate ? !isStorageShort(estimate) : false;
  const card = (
    <StorageCard
      estimate={estimate}
      persistence={persistenceState}
      isPersistenceRefused={isRefused === true}
      isMemory={storage === 'memory'}
      hasServer={account !== null}
      hasDetails={!isQuiet}
      onRequestPersistence={() => void askForPersistence()}
    />
  );
  return (
    <Stack component="section" gap="sm" aria-labelledby="library-room">
      <h2 id="library-room">{t('storage.title')}</h2>
      {isQuiet && estimate ? (
        <div>
          <p className={layout['muted']}>
            {t('storage.used', {
              used: formatBytes(language, estimate.used),
              quota: formatBytes(language, estimate.quota),
            })}
          </p>
          <details className={elements['disclosure']}>
            <summary>{t('storage.details')}</summary>
            {card}
          </details>
        </div>
      ) : (
        card
      )}
    </Stack>
  );
}
