// Storage section of the settings: pending records, used storage, request for persistent storage,
// and links to sync, library and installation.
import { IconBooks, IconCloudCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { watchSyncStatus } from '../../data/records/sync-status.ts';
import {
  requestPersistence,
  estimateStorage,
  readPersistence,
} from '../../platform/storage/persistent-storage.ts';
import { SettingsSection } from './components/section.tsx';
import { LinkRow, LinkRows } from '../../ui/link-rows.tsx';
import { StorageCard } from '../../ui/storage-card.tsx';
import { InstallRow } from './install-row.tsx';

type StorageEstimate = Awaited<ReturnType<typeof estimateStorage>>;
type StoragePersistence = Awaited<ReturnType<typeof readPersistence>>;

export function DeviceStorageSection() {
  const { t } = useTranslation();
  const { storage, account } = useData();
  const [estimate, setEstimate] = useState<StorageEstimate>();
  const [persistence, setPersistence] = useState<StoragePersistence>();
  const [isRefused, setIsRefused] = useState(false);

  useEffect(() => {
    let isOpen = true;
    void estimateStorage().then((estimate) => isOpen && setEstimate(estimate));
    void readPersistence().then((answer) => isOpen && setPersistence(answer));
    return () => {
      isOpen = false;
    };
  }, []);

  async function askForPersistence(): Promise<void> {
    const answer = await requestPersistence();
    setPersistence(answer);
    setIsRefused(answer !== 'kept');
  }

  return (
    <SettingsSection id="storage" title={t('settings:storageTitle')}>
      <PendingCount />
      <StorageCard
        estimate={estimate}
        persistence={persistence}
        isPersistenceRefused={isRefused}
        isMemory={storage === 'memory'}
        hasServer={account !== null}
        onRequestPersistence={() => void askForPersistence()}
      />
      <LinkRows>
        <LinkRow icon={IconCloudCheck} label={t('settings:syncLink')} href="/Sync" />
        <LinkRow icon={IconBooks} label={t('settings:libraryLink')} href="/BibleLibrary" />
        <InstallRow />
      </LinkRows>
    </SettingsSection>
  );
}

/** Shows the numbers of pending and rejected records. Records of guests are not synced. */
function PendingCount() {
  const { t } = useTranslation();
  const { account } = useData();
  const status = useLiveQuery('sync-status', watchSyncStatus);
  if (!account || !status) return null;
  const { pending, rejected, lastSuccess } = status;
  return (
    <p>
      {pending > 0
        ? t('sync.pending', { count: pending })
        : rejected === 0 && t(lastSuccess === null ? 'sync.nothingPending' : 'sync.allSynced')}{' '}
      {rejected > 0 && t('sync.rejected', { count: rejected })}
    </p>
  );
}
