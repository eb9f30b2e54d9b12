// Sync: how it stands with everything a person wrote, what waits, what was refused, what other wordings there are, and how to take it along.
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissEvictionNotice, watchEvictionNotice } from '../../data/eviction.ts';
import { useData, useLiveQuery } from '../../data/hooks.tsx';
import { syncNow, watchSyncStatus } from '../../data/sync-status.ts';
import { buildLoginUrl } from '../../platform/return-path.ts';
import { applyUpdate, isUpdateWaiting, checkForUpdate, onUpdateWaiting } from '../../platform/service-worker.ts';
import { EmptyState } from '../../ui/empty.tsx';
import layout from '../../ui/layout.module.css';
import { BoatIllustration } from '../../ui/pictures.tsx';
import { EvictionNotice } from '../../ui/sync/eviction-notice.tsx';
import { SyncStatusCard } from '../../ui/sync/way-card.tsx';
import { useToast } from '../../ui/toaster.tsx';
import { ExportImportSection } from './carrying.tsx';
import { UnsentFeedback } from './letters.tsx';
import { RejectedSection } from './refused.tsx';
import { SyncStorageSection } from './room.tsx';
import styles from './sync.module.css';
import { PendingSection } from './waiting.tsx';
import { PreviousVersionsSection } from './wordings.tsx';

const syncUrl = '/Sync';

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
      <EvictionSection />
      {account ? <SignedInContent onEmpty={() => heading.current?.focus()} /> : <LoginSection />}
      <UnsentFeedback />
      <section className={styles['section']} aria-labelledby="room">
        <h2 id="room">{t('keeping.title')}</h2>
        <SyncStorageSection />
        <p>
          <a href="/BibleLibrary">{t('keeping.bibles')}</a>
        </p>
      </section>
      <section className={styles['section']} aria-labelledby="carrying">
        <h2 id="carrying">{t('carry.title')}</h2>
        <ExportImportSection />
      </section>
    </div>
  );
}

/** @param onEmpty a list that held the focus is gone with its last entry */
function SignedInContent({ onEmpty }: { onEmpty: () => void }) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const status = useLiveQuery('sync-status', watchSyncStatus);
  if (!status) return <div className={styles['arriving']} />;
  return (
    <>
      <SyncStatusCard {...status} loginHref={buildLoginUrl(syncUrl)} onSync={() => void syncNow(data)} onUpdate={() => void updateApp(() => toast({ message: t('sync.noUpdate') }))} />
      {status.rejected > 0 && <RejectedSection count={status.rejected} onEmpty={onEmpty} />}
      {status.pending > 0 && <PendingSection count={status.pending} />}
      <PreviousVersionsSection />
    </>
  );
}

function EvictionSection() {
  const data = useData();
  const notice = useLiveQuery('eviction', watchEvictionNotice);
  return notice ? <EvictionNotice lostCount={notice.waiting} onDismiss={() => void dismissEvictionNotice(data)} /> : null;
}

function LoginSection() {
  const { t } = useTranslation();
  return (
    <EmptyState illustration={<BoatIllustration />} title={t('home.guestTitle')} body={t('home.guestBody')}>
      <Button component="a" href={buildLoginUrl(syncUrl)}>
        {t('home.guestAction')}
      </Button>
    </EmptyState>
  );
}

/** The new version may be here already, or on its way; else the person hears that there is none. */
async function updateApp(onNone: () => void): Promise<void> {
  if (isUpdateWaiting()) return applyUpdate();
  // Without an answer nobody can say that there is a new version.
  const found = await checkForUpdate().catch(() => 'none' as const);
  if (isUpdateWaiting()) return applyUpdate();
  if (found === 'unknown') return location.reload();
  if (found === 'none') return onNone();
  const stop = onUpdateWaiting(() => {
    stop();
    applyUpdate();
  });
}
