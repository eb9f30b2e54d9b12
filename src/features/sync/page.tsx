// Sync page: eviction notice, sync status, rejected and pending records, unsent feedback, data
// export and import, previous versions, and storage.
import { Button, Stack, Title } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  dismissEvictionNotice,
  watchEvictionNotice,
} from '../../data/database/storage-eviction.ts';
import type { SyncStatus } from '../../../schemas/sync-status.ts';
import { watchIsAdmitted } from '../../data/access.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { syncNow, watchInvalidRowCount, watchSyncStatus } from '../../data/records/sync-status.ts';
import { buildLoginUrl } from '../../platform/storage/login-return-path.ts';
import {
  applyUpdate,
  isUpdateWaiting,
  checkForUpdate,
  onUpdateWaiting,
} from '../../platform/service-worker/service-worker.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import layout from '../../ui/page-layout.module.css';
import { BoatIllustration } from '../../ui/illustrations.tsx';
import { EvictionNotice } from './components/eviction-notice.tsx';
import { SyncStatusCard } from './components/sync-status-card.tsx';
import { useToast } from '../../ui/toast/toaster.tsx';
import { ExportImportSection } from './export-import-section.tsx';
import { UnsentFeedback } from './unsent-feedback.tsx';
import { RejectedSection } from './rejected-section.tsx';
import { SyncStorageSection } from './storage-section.tsx';
import { PendingSection } from './pending-section.tsx';
import { PreviousVersionsSection } from './previous-versions-section.tsx';

const syncUrl = '/Sync';

export function SyncPage() {
  const { t } = useTranslation();
  const { account } = useData();
  const status = useLiveQuery('sync-status', watchSyncStatus);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={layout['page']}>
      <title>{`${t('sync.pageTitle')} – ${t('app.name')}`}</title>
      <Title ref={heading} tabIndex={-1} order={1} pt="xs">
        {t('sync.pageTitle')}
      </Title>
      <EvictionSection />
      {!account && <LoginSection />}
      {account && status && (
        <SignedInContent status={status} onEmpty={() => heading.current?.focus()} />
      )}
      {/* The status card would move what is below it. */}
      {(!account || status) && <LowerSections isSignedIn={account !== null} />}
    </div>
  );
}

function LowerSections({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <UnsentFeedback />
      <Stack component="section" gap="sm" mt="xs" aria-labelledby="carrying">
        <h2 id="carrying">{t('sync:exportImport.title')}</h2>
        <ExportImportSection />
      </Stack>
      {isSignedIn && <PreviousVersionsSection />}
      <Stack component="section" gap="sm" mt="xs" aria-labelledby="room">
        <h2 id="room">{t('storage.title')}</h2>
        <SyncStorageSection />
        <p>
          <a href="/BibleLibrary">{t('storage.libraryLink')}</a>
        </p>
      </Stack>
    </>
  );
}

/**
 * Content for users who are logged in.
 * @param onEmpty called when a list that had the focus disappears with its last item
 */
function SignedInContent({ status, onEmpty }: { status: SyncStatus; onEmpty: () => void }) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const isAdmitted = useLiveQuery('is-admitted', watchIsAdmitted) ?? true;
  const invalidRowCount = useLiveQuery('invalid-rows', watchInvalidRowCount) ?? 0;
  return (
    <>
      <SyncStatusCard
        {...status}
        isAdmitted={isAdmitted}
        loginHref={buildLoginUrl(syncUrl)}
        onSync={() => void syncNow(data)}
        onUpdate={() => void updateApp(() => toast({ message: t('sync:noNewVersion') }))}
      />
      {invalidRowCount > 0 && <p>{t('sync:damaged.rows', { count: invalidRowCount })}</p>}
      {status.rejected > 0 && <RejectedSection count={status.rejected} onEmpty={onEmpty} />}
      {status.pending > 0 && <PendingSection count={status.pending} />}
    </>
  );
}

function EvictionSection() {
  const data = useData();
  const notice = useLiveQuery('eviction', watchEvictionNotice);
  return notice ? (
    <EvictionNotice lostCount={notice.waiting} onDismiss={() => void dismissEvictionNotice(data)} />
  ) : null;
}

function LoginSection() {
  const { t } = useTranslation();
  return (
    <EmptyState
      illustration={<BoatIllustration />}
      title={t('sync:guestTitle')}
      body={t('loginInvitation.body')}
    >
      <Button component="a" href={buildLoginUrl(syncUrl)}>
        {t('loginInvitation.action')}
      </Button>
    </EmptyState>
  );
}

/**
 * Installs the new version if it is ready or being loaded; otherwise the user is informed that
 * there is none.
 */
async function updateApp(onNone: () => void): Promise<void> {
  if (isUpdateWaiting()) return applyUpdate();
  // Without a response it is unknown whether there is a new version.
  const found = await checkForUpdate().catch(() => 'none' as const);
  if (isUpdateWaiting()) return applyUpdate();
  if (found === 'unknown') return location.reload();
  if (found === 'none') return onNone();
  const stop = onUpdateWaiting(() => {
    stop();
    applyUpdate();
  });
}
