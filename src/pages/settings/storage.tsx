// What lies on this device, what of it waits, and whether the browser keeps it.
import { IconBooks, IconCloudCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData, useLive } from '../../data/hooks.tsx';
import { syncStatus } from '../../data/sync-status.ts';
import { askToPersist, estimateStorage, persistence } from '../../platform/storage-care.ts';
import { LinkRow, Links, Section } from '../../ui/settings/section.tsx';
import { StorageCard } from '../../ui/sync/storage-card.tsx';
import { InstallRow } from './install-row.tsx';

type Room = Awaited<ReturnType<typeof estimateStorage>>;
type Promised = Awaited<ReturnType<typeof persistence>>;

export function StorageSettings() {
  const { t } = useTranslation();
  const { storage, account } = useData();
  const [room, setRoom] = useState<Room>();
  const [promised, setPromised] = useState<Promised>();
  const [isRefused, setIsRefused] = useState(false);

  useEffect(() => {
    let isOpen = true;
    void estimateStorage().then((estimate) => isOpen && setRoom(estimate));
    void persistence().then((answer) => isOpen && setPromised(answer));
    return () => {
      isOpen = false;
    };
  }, []);

  async function ask(): Promise<void> {
    const answer = await askToPersist();
    setPromised(answer);
    setIsRefused(answer !== 'kept');
  }

  return (
    <Section id="storage" title={t('settings.storageTitle')}>
      <Waiting />
      <StorageCard room={room} persistence={promised} isRefused={isRefused} isMemory={storage === 'memory'} hasServer={account !== null} onAsk={() => void ask()} />
      <Links>
        <LinkRow icon={IconCloudCheck} label={t('settings.wordsLink')} href="/Sync" />
        <LinkRow icon={IconBooks} label={t('settings.libraryLink')} href="/BibleLibrary" />
        <InstallRow />
      </Links>
    </Section>
  );
}

/** How it stands with the person's words; of a guest nothing travels. */
function Waiting() {
  const { t } = useTranslation();
  const { account } = useData();
  const status = useLive('sync-status', syncStatus);
  if (!account || !status) return null;
  const { waiting, refused } = status;
  return (
    <p>
      {waiting > 0 ? t('sync.waitingHere', { count: waiting }) : refused === 0 && t('sync.nothingWaits')} {refused > 0 && t('sync.refused', { count: refused })}
    </p>
  );
}
