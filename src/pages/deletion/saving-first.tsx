// Everything of a person as a file, before they go.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../data/hooks.tsx';
import { exportJson } from '../../data/safekeeping.ts';
import { allDrafts } from '../../platform/drafts.ts';
import { fileName, saveFile } from '../../platform/save-file.ts';
import { SaveFirst } from '../../ui/deletion/save-first.tsx';

export function SavingFirst() {
  const { t } = useTranslation();
  const data = useData();
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<{ sentence: string; isFault: boolean } | null>(null);

  async function save(): Promise<void> {
    setBusy(true);
    setTold(null);
    try {
      const now = new Date();
      const name = fileName(now, 'json');
      saveFile(name, 'application/json', await exportJson(data, now, allDrafts()));
      setTold({ sentence: t('deletion.saved', { name }), isFault: false });
    } catch (fault) {
      data.report('a file could not be made', fault);
      setTold({ sentence: t('deletion.saveFailed'), isFault: true });
    } finally {
      setBusy(false);
    }
  }

  return <SaveFirst busy={busy} told={told} onSave={() => void save()} />;
}
