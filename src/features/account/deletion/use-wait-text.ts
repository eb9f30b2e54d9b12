// React hook for the sentence that says why the server does not have a deletion request yet.
import { useTranslation } from 'react-i18next';
import { useLiveQuery } from '../../../data/data-provider.tsx';
import { watchSyncStatus } from '../../../data/records/sync-status.ts';

export function useWaitText(): string {
  const { t } = useTranslation();
  const status = useLiveQuery('sync-status', watchSyncStatus);
  if (status?.isAccountDeleted) return t('failure.account_deleted');
  if (status?.signedOut) return t('sync.loggedOut');
  if (!status?.online) return t('account:deletion.queuedBody');
  switch (status.failure) {
    // The request itself is not encrypted, so it is sent.
    case 'locked':
    case 'busy':
      return t('account:deletion.queuedBusy');
    case 'signed-out':
      return t('sync.loggedOut');
    case 'outdated':
      return t('sync.appOutdated');
    case 'full':
      return t('sync.deviceFull');
    case 'offline':
    case null:
      return t('account:deletion.queuedBody');
  }
}
