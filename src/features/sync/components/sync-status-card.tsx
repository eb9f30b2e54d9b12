// Card that shows the sync status as a sentence, with the possible action.
import { Button, Card, Group, Stack, ThemeIcon } from '@mantine/core';
import '@mantine/core/styles/ThemeIcon.layer.css';
import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudOff,
  IconCloudPause,
  IconCloudUp,
  IconDeviceMobile,
  IconDownload,
  IconKey,
  IconLock,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../schemas/languages.ts';
import type { SyncStatus } from '../../../../schemas/sync-status.ts';
import { useLanguage } from '../../../locales/language.ts';
import { formatDateTime } from '../../../locales/format-date-and-size.ts';
import type { Translate } from '../../../locales/translate.ts';
import layout from '../../../ui/page-layout.module.css';

export interface SyncSummary extends SyncStatus {
  /** Whether the server lets this account use the app. */
  isAdmitted: boolean;
}

interface SyncStatusCardProps extends SyncSummary {
  loginHref: string;
  onSync: () => void;
  onUpdate: () => void;
}

type SyncStatusKind =
  | 'account-deleted'
  | 'signed-out'
  | 'not-admitted'
  | 'outdated'
  | 'full'
  | 'offline'
  | 'locked'
  | 'busy'
  | 'sending'
  | 'waiting'
  | 'refused'
  | 'safe';

const icons: Readonly<Record<SyncStatusKind | 'memory', Icon>> = {
  memory: IconAlertTriangle,
  'account-deleted': IconAlertTriangle,
  'signed-out': IconKey,
  'not-admitted': IconKey,
  outdated: IconDownload,
  full: IconAlertTriangle,
  offline: IconCloudOff,
  locked: IconLock,
  busy: IconCloudPause,
  sending: IconCloudUp,
  waiting: IconDeviceMobile,
  refused: IconCloudCheck,
  safe: IconCloudCheck,
};

const alarms = new Set<string>(['memory', 'signed-out', 'outdated', 'refused']);

export function SyncStatusCard({ loginHref, onSync, onUpdate, ...way }: SyncStatusCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const kind = getStatusKind(way);
  const { pending, rejected, lastSuccess, nextAttempt, syncing, storage } = way;
  const isMemory = storage === 'memory';
  const iconName = isMemory ? 'memory' : kind;
  const Icon = icons[iconName];
  return (
    <Card component="section" shadow="sm" p="clamp(16px, 4vw, 24px)" data-way={iconName}>
      <Group gap="clamp(12px, 3vw, 20px)" align="flex-start" wrap="nowrap">
        <ThemeIcon
          component="span"
          variant="light"
          size={48}
          radius="xl"
          {...(iconName === 'safe' && { bg: 'var(--green-wash)', c: 'var(--green)' })}
          {...(alarms.has(iconName) && { color: 'red' })}
        >
          <Icon size={28} stroke={1.6} aria-hidden />
        </ThemeIcon>
        <Stack gap={6} flex={1} miw={0}>
          {isMemory && <p className={layout['words']}>{t('sync.memoryOnlyAccount')}</p>}
          {/* While it is being sent the number changes all the time: it is read out once that is over. */}
          <p className={isMemory ? undefined : layout['words']} role="status" aria-busy={syncing}>
            {describeStatus(t, language, kind, way)}
          </p>
          {pending > 0 && kind !== 'waiting' && kind !== 'sending' && (
            <p>{describePending(t, kind, way)}</p>
          )}
          {rejected > 0 && kind !== 'refused' && <p>{describeRejected(t, way)}</p>}
          {kind === 'busy' && nextAttempt !== null && (
            <p className={layout['muted']}>
              {t('sync:next', { when: formatDateTime(language, nextAttempt) })}
            </p>
          )}
          {lastSuccess !== null && (
            <p className={layout['muted']}>
              {t('sync.lastSuccess', { when: formatDateTime(language, lastSuccess) })}
            </p>
          )}
          <Group gap={10} mt={4}>
            {kind === 'locked' && (
              <Button component="a" href="/Account#encryption">
                {t('locked.unlock')}
              </Button>
            )}
            {kind === 'account-deleted' && (
              <Button component="a" href="/Sync#carrying">
                {t('logOut.saveFile')}
              </Button>
            )}
            {kind === 'account-deleted' || kind === 'signed-out' ? (
              <Button
                component="a"
                href={loginHref}
                variant={kind === 'account-deleted' ? 'default' : 'filled'}
              >
                {t('header.login')}
              </Button>
            ) : kind === 'outdated' && !(isMemory && pending > 0) ? (
              // If nothing is stored in this window, a reload would lose pending records.
              <Button onClick={onUpdate}>{t('sync:loadNewVersion')}</Button>
            ) : (
              <Button variant="light" onClick={onSync} loading={syncing}>
                {t('sync.syncNow')}
              </Button>
            )}
          </Group>
          {/* The sentence about the account names the synced entries; this line names the other data. */}
          {kind === 'safe' && lastSuccess !== null && !isMemory && (
            <p className={layout['muted']}>{t('sync:deviceOnly')}</p>
          )}
        </Stack>
      </Group>
    </Card>
  );
}

/** Returns the most important status. */
function getStatusKind({
  isAdmitted,
  signedOut,
  isAccountDeleted,
  failure,
  online,
  syncing,
  pending,
  rejected,
}: SyncSummary): SyncStatusKind {
  if (isAccountDeleted) return 'account-deleted';
  if (signedOut || failure === 'signed-out') return 'signed-out';
  if (failure === 'outdated') return 'outdated';
  if (failure === 'full') return 'full';
  if (!online) return 'offline';
  if (!isAdmitted) return 'not-admitted';
  if (failure === 'locked') return 'locked';
  if (pending > 0 && syncing) return 'sending';
  if (failure === 'busy') return 'busy';
  if (pending > 0) return 'waiting';
  return rejected > 0 ? 'refused' : 'safe';
}

function describeStatus(
  t: Translate,
  language: Language,
  kind: SyncStatusKind,
  summary: SyncSummary,
): string {
  const { pending, failingSince, failure, lastSuccess, storage } = summary;
  switch (kind) {
    case 'account-deleted':
      return t('failure.account_deleted');
    case 'signed-out':
      return t('sync.loggedOut');
    case 'not-admitted':
      return t('failure.user_not_registered');
    case 'outdated':
      return t('sync.appOutdated');
    case 'full':
      return t('sync.deviceFull');
    case 'offline':
      return failingSince !== null && failure === 'offline' && storage === 'kept'
        ? t('sync:offlineSince', { when: formatDateTime(language, failingSince) })
        : t('sync.offline');
    case 'locked':
      return t('sync.locked');
    case 'busy':
      return t('sync.serverBusy');
    case 'sending':
      return t('sync.sending', { count: pending });
    case 'waiting':
      return describePending(t, kind, summary);
    case 'refused':
      return describeRejected(t, summary);
    case 'safe':
      if (lastSuccess === null) return t('sync.nothingPending');
      return storage === 'memory' ? t('sync.allSynced') : t('sync:allSafe');
  }
}

/**
 * Describes the pending records. The text depends on whether the records wait only for a
 * connection, and whether they exist only in this window.
 */
function describePending(
  t: Translate,
  kind: SyncStatusKind,
  { pending, storage }: SyncSummary,
): string {
  if (storage === 'memory') return t('sync.pendingInMemory', { count: pending });
  return kind === 'offline'
    ? t('sync.pendingOffline', { count: pending })
    : t('sync.pending', { count: pending });
}

function describeRejected(t: Translate, { rejected, storage }: SyncSummary): string {
  return storage === 'memory'
    ? t('sync.rejectedInMemory', { count: rejected })
    : t('sync.rejected', { count: rejected });
}
