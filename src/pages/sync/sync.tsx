// Sync: how it stands with everything a person wrote, what waits, what was refused, what other wordings there are, and how to take it along.
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissEviction, evictionNotice } from '../../data/eviction.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { syncNow, syncStatus } from '../../data/sync-status.ts';
import { loginAddress } from '../../platform/return-path.ts';
import { applyUpdate, isUpdateWaiting, lookForUpdate, onUpdateWaiting } from '../../platform/service-worker.ts';
import { Empty } from '../../ui/empty.tsx';
import layout from '../../ui/layout.module.css';
import { BoatPicture } from '../../ui/pictures.tsx';
import { EvictionNotice } from '../../ui/sync/eviction-notice.tsx';
import { WayCard } from '../../ui/sync/way-card.tsx';
import { useToast } from '../../ui/toaster.tsx';
import { Carrying } from './carrying.tsx';
import { Letters } from './letters.tsx';
import { Refused } from './refused.tsx';
import { Room } from './room.tsx';
import styles from './sync.module.css';
import { Waiting } from './waiting.tsx';
import { Wordings } from './wordings.tsx';

const address = '/Sync';

export function SyncPage() {
  const { t } = useTranslation();
  const { account } = useData();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={layout['page']}>
      <title>{`${t('sync.title')} – ${t('app.name')}`}</title>
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {t('sync.title')}
      </h1>
      <Eviction />
      {account ? <Own onEmpty={() => heading.current?.focus()} /> : <Invitation />}
      <Letters />
      <section className={styles['section']} aria-labelledby="room">
        <h2 id="room">{t('keeping.title')}</h2>
        <Room />
        <p>
          <a href="/BibleLibrary">{t('keeping.bibles')}</a>
        </p>
      </section>
      <section className={styles['section']} aria-labelledby="carrying">
        <h2 id="carrying">{t('carry.title')}</h2>
        <Carrying />
      </section>
    </div>
  );
}

/** @param onEmpty a list that held the focus is gone with its last entry */
function Own({ onEmpty }: { onEmpty: () => void }) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const status = useLive('sync-status', syncStatus);
  if (!status) return <div className={styles['arriving']} />;
  return (
    <>
      <WayCard {...status} loginHref={loginAddress(address)} onSync={() => void syncNow(data)} onUpdate={() => void update(() => toast({ message: t('sync.noUpdate') }))} />
      {status.refused > 0 && <Refused count={status.refused} onEmpty={onEmpty} />}
      {status.waiting > 0 && <Waiting count={status.waiting} />}
      <Wordings />
    </>
  );
}

function Eviction() {
  const data = useData();
  const notice = useLive('eviction', evictionNotice);
  return notice ? <EvictionNotice lost={notice.waiting} onDismiss={() => void dismissEviction(data)} /> : null;
}

function Invitation() {
  const { t } = useTranslation();
  return (
    <Empty picture={<BoatPicture />} title={t('home.guestTitle')} body={t('home.guestBody')}>
      <Button component="a" href={loginAddress(address)}>
        {t('home.guestAction')}
      </Button>
    </Empty>
  );
}

/** The new version may be here already, or on its way; else the person hears that there is none. */
async function update(onNone: () => void): Promise<void> {
  if (isUpdateWaiting()) return applyUpdate();
  // Without an answer nobody can say that there is a new version.
  const found = await lookForUpdate().catch(() => 'none' as const);
  if (isUpdateWaiting()) return applyUpdate();
  if (found === 'unknown') return location.reload();
  if (found === 'none') return onNone();
  const stop = onUpdateWaiting(() => {
    stop();
    applyUpdate();
  });
}
