// The request itself: one sheet, sent once, kept on this device until the server has it.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askForDeletion } from '../../data/deletion.ts';
import { useData } from '../../data/hooks.tsx';
import { NotKept } from '../../data/record.ts';
import { AskForm } from '../../ui/deletion/ask-form.tsx';
import { useReasonDraft } from './deletion-draft.ts';

/** @param support the address to write to; null where nobody says it */
export function Asking({ support, onAsked }: { support: string | null; onAsked: () => void }) {
  const { t } = useTranslation();
  const data = useData();
  const { draft, write, clear } = useReasonDraft();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isAsking = useRef(false);

  async function ask(): Promise<void> {
    if (isAsking.current) return;
    isAsking.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await askForDeletion(data, draft);
      clear();
      onAsked();
    } catch (fault) {
      if (!(fault instanceof NotKept)) data.report('a request for deletion failed', fault);
      setFailure(support === null ? t('deletion.failedAlone') : t('deletion.failed', { email: support }));
    } finally {
      isAsking.current = false;
      setBusy(false);
    }
  }

  return <AskForm reason={draft.reason} busy={busy} failure={failure} onChange={write} onAsk={() => void ask()} />;
}
