// Sync page: eviction notice, sync status, rejected and pending records, unsent feedback, data
// export and import, previous versions, and storage.
import { Box, Button, Stack, Title } from '@mantine/core';
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
import { useIsWide } from '../../ui/use-is-wide.ts';
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
  const isWide = useIsWide();
  return (
    <div className={layout['page']} data-wide={isWide || undefined}>
      <title>{`${t('sync.pageTitle')} – ${t('app.name')}`}</title>
      <Title ref={heading} tabIndex={-1} order={1}>
        {t('sync.pageTitle')}
      </Title>
      <EvictionSection />
      <Box
        display="grid"
        style={{ gap: 24, gridTemplate: isWide ? 'auto 1fr / 1fr 1fr' : 'none / minmax(0, 1fr)' }}
      >
        <Stack gap="lg" miw={0}>
          {!account && <LoginSection />}
          {account && status && (
            <SignedInContent status={status} onEmpty={() => heading.current?.focus()} />
          )}
          {/* The status card would move what is below it. */}
          {(!account || status) && <UnsentFeedback />}
        </Stack>
        {(!account || status) && <LowerSections isSignedIn={account !== null} isWide={isWide} />}
      </Box>
    </div>
  );
}

/** On a wide window the export is beside the status and the storage. */
function LowerSections({ isSignedIn, isWide }: { isSignedIn: boolean; isWide: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <Stack gap="lg" miw={0} style={isWide ? { gridArea: '1 / 2 / span 2' } : {}}>
        <Stack component="section" gap="sm" aria-labelledby="carrying">
          <h2 id="carrying">{t('sync:exportImport.title')}</h2>
          <ExportImportSection />
        </Stack>
        {isSignedIn && <PreviousVersionsSection />}
      </Stack>
      <Stack component="section" gap="sm" miw={0} aria-labelledby="room">
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
