// A request that waits to be carried out, and the way to withdraw it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeletionRequest } from '../../../schemas/deletion-request.ts';
import { cancelDeletion, reasonOf, renewDeletion } from '../../data/deletion.ts';
import { useData } from '../../data/hooks.tsx';
import type { Kept } from '../../data/record.ts';
import { PendingRequest } from '../../ui/deletion/pending-request.tsx';
import { useToast } from '../../ui/toaster.tsx';
import { endOf, isThere } from './end-of.ts';

interface PendingProps {
  /** All of them, newest first; at least one. */
  requests: readonly Kept<DeletionRequest>[];
  first: Kept<DeletionRequest>;
  /** The address to write to; null where nobody says it. */
  support: string | null;
  onWithdrawn: () => void;
}

export function Pending({ requests, first, support, onWithdrawn }: PendingProps) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function withdraw(): Promise<void> {
    setBusy(true);
    try {
      await cancelDeletion(data, requests);
      onWithdrawn();
      toast({ message: t('deletion.withdrawn'), action: { label: t('common.undo'), run: () => void renew() } });
    } catch {
      toast({ message: t('deletion.withdrawFailed') });
    } finally {
      setBusy(false);
    }
  }

  async function renew(): Promise<void> {
    try {
      await renewDeletion(data, requests);
    } catch {
      toast({ message: t('common.undoFailed') });
    }
  }

  const { id, fields, createdDate, sync } = first;
  const asked = fields.request_date || createdDate;
  const refused = support === null ? t('deletion.failedAlone') : t('deletion.failed', { email: support });
  return (
    <PendingRequest
      id={id}
      asked={asked}
      end={endOf(asked)}
      reason={reasonOf(first)}
      sync={sync}
      isReceived={isThere(sync)}
      failure={sync.kind === 'refused' ? refused : null}
      busy={busy}
      onWithdraw={() => void withdraw()}
    />
  );
}
