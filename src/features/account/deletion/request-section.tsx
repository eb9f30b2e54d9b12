// Container of components/request-form.tsx: creates a deletion request, and keeps the reason as a
// draft until then. The request is submitted once and stored on this device until the server has
// it.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestDeletion } from './data.ts';
import { useData } from '../../../data/data-provider.tsx';
import { StorageWriteError } from '../../../data/records/record.ts';
import { DeletionRequestForm } from './components/request-form.tsx';
import { useDeletionDraft } from './draft.ts';

/** @param supportAddress address of the operator; null if the server does not give one */
export function DeletionRequestSection({
  supportAddress,
  onRequested,
}: {
  supportAddress: string | null;
  onRequested: () => void;
}) {
  const { t } = useTranslation();
  const data = useData();
  const { draft, write, clear } = useDeletionDraft();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isSending = useRef(false);

  async function sendRequest(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await requestDeletion(data, draft);
      clear();
      onRequested();
    } catch (fault) {
      if (!(fault instanceof StorageWriteError))
        data.report('a request for deletion failed', fault);
      setFailure(
        supportAddress === null
          ? t('account:deletion.failedNoContact')
          : t('account:deletion.failed', { email: supportAddress }),
      );
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return (
    <DeletionRequestForm
      reason={draft.reason}
      busy={busy}
      failure={failure}
      onChange={write}
      onRequest={() => void sendRequest()}
    />
  );
}
