// Container of components/pending-request.tsx: withdraws a pending deletion request, and offers to
// undo the withdrawal.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeletionRequest } from '../../../../schemas/entities/deletion-request.ts';
import { cancelDeletionRequests, getDeletionReason, restoreDeletionRequests } from './data.ts';
import { useData } from '../../../data/data-provider.tsx';
import type { SavedRecord } from '../../../data/records/record.ts';
import { PendingDeletionRequest } from './components/pending-request.tsx';
import { useToast } from '../../../ui/toast/toaster.tsx';
import { computeDeadline, isReceived } from './request-status.ts';
import { useWaitText } from './use-wait-text.ts';

interface PendingDeletionSectionProps {
  /** All requests, newest first; at least one. */
  requests: readonly SavedRecord<DeletionRequest>[];
  first: SavedRecord<DeletionRequest>;
  /** Address of the operator; null if the server does not give one. */
  supportAddress: string | null;
  onWithdrawn: () => void;
}

export function PendingDeletionSection({
  requests,
  first,
  supportAddress,
  onWithdrawn,
}: PendingDeletionSectionProps) {
  const { t } = useTranslation();
  const waitText = useWaitText();
  const data = useData();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function withdraw(): Promise<void> {
    setBusy(true);
    try {
      await cancelDeletionRequests(data, requests);
      onWithdrawn();
      toast({
        message: t('account:deletion.withdrawn'),
        action: { label: t('undo'), run: () => void renew() },
      });
    } catch {
      toast({ message: t('account:deletion.withdrawFailed') });
    } finally {
      setBusy(false);
    }
  }

  async function renew(): Promise<void> {
    try {
      await restoreDeletionRequests(data, requests);
    } catch {
      toast({ message: t('undoFailed') });
    }
  }

  const { id, fields, createdDate, sync } = first;
  const requestedAt = fields.request_date || createdDate;
  const failureText =
    supportAddress === null
      ? t('account:deletion.failedNoContact')
      : t('account:deletion.failed', { email: supportAddress });
  return (
    <PendingDeletionRequest
      id={id}
      requestedAt={requestedAt}
      deadline={computeDeadline(requestedAt)}
      reason={getDeletionReason(first)}
      sync={sync}
      isReceived={isReceived(sync)}
      waitText={waitText}
      failure={sync.kind === 'refused' ? failureText : null}
      busy={busy}
      onWithdraw={() => void withdraw()}
    />
  );
}
