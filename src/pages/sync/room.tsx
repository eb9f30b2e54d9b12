// The room that Selah takes on this device.
import { useEffect, useState } from 'react';
import { useData } from '../../data/hooks.tsx';
import { askToPersist, estimateStorage, persistence } from '../../platform/storage-care.ts';
import { StorageCard } from '../../ui/sync/storage-card.tsx';

type Room = Awaited<ReturnType<typeof estimateStorage>>;
type Promised = Awaited<ReturnType<typeof persistence>>;

export function Room() {
  const { storage, account } = useData();
  const [room, setRoom] = useState<Room>();
  const [promised, setPromised] = useState<Promised>();
  const [isRefused, setIsRefused] = useState(false);

  useEffect(() => {
    let gone = false;
    void Promise.all([estimateStorage(), persistence()]).then(([estimate, answer]) => {
      if (gone) return;
      setRoom(estimate);
      setPromised(answer);
    });
    return () => {
      gone = true;
    };
  }, []);

  async function ask(): Promise<void> {
    await askToPersist();
    const answer = await persistence();
    setPromised(answer);
    setIsRefused(answer !== 'kept');
  }

  return <StorageCard room={room} persistence={promised} isRefused={isRefused} isMemory={storage === 'memory'} hasServer={account !== null} onAsk={() => void ask()} />;
}
