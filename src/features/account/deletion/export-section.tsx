// Container of components/export-card.tsx: exports all the user's data to a file before an account
// deletion.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../../data/data-provider.tsx';
import { exportJson } from '../../../data/export/export-and-import.ts';
import { readAllDrafts } from '../../../platform/storage/drafts.ts';
import { buildFileName, saveFile } from '../../../platform/save-file.ts';
import { DeletionExportCard } from './components/export-card.tsx';

export function DeletionExportSection() {
  const { t } = useTranslation();
  const data = useData();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ sentence: string; isFault: boolean } | null>(null);

  async function save(): Promise<void> {
    setBusy(true);
    setOutcome(null);
    try {
      const now = new Date();
      const name = buildFileName(now, 'json');
      saveFile(name, 'application/json', await exportJson(data, now, readAllDrafts()));
      setOutcome({ sentence: t('account:deletion.exportSaved', { name }), isFault: false });
    } catch (fault) {
      data.report('a file could not be made', fault);
      setOutcome({ sentence: t('account:deletion.exportFailed'), isFault: true });
    } finally {
      setBusy(false);
    }
  }

  return <DeletionExportCard busy={busy} outcome={outcome} onSave={() => void save()} />;
}
