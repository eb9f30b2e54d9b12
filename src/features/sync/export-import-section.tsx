// Connects the export and import card with the data: saves JSON and Markdown files, and imports a
// file. The file of another user is imported only after confirmation.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../schemas/fields.ts';
import { useData } from '../../data/data-provider.tsx';
import { StorageWriteError } from '../../data/records/record.ts';
import { exportJson, exportMarkdown, importRecords } from '../../data/export/export-and-import.ts';
import type { ImportOutcome } from '../../data/export/export-and-import.ts';
import { useLanguage } from '../../locales/language.ts';
import { readAllDrafts, importDraft } from '../../platform/storage/drafts.ts';
import { buildFileName, saveFile } from '../../platform/save-file.ts';
import { ExportImportCard } from './components/export-import-card.tsx';
import { OtherOwnerDialog } from './components/other-owner-dialog.tsx';
import { getMarkdownLabels } from './markdown-labels.ts';
import type { Translate } from '../../locales/translate.ts';

interface ActionOutcome {
  sentence: string;
  isFault: boolean;
}

export function ExportImportSection() {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const [busy, setBusy] = useState<'json' | 'markdown' | 'import' | null>(null);
  const [outcome, setOutcome] = useState<ActionOutcome | null>(null);
  /** Export file of another user that waits for the user's decision. */
  const [otherOwner, setOtherOwner] = useState<{ email: string; text: string } | null>(null);

  async function exportTo(form: 'json' | 'markdown'): Promise<void> {
    setBusy(form);
    setOutcome(null);
    try {
      const now = new Date();
      const isJson = form === 'json';
      const name = buildFileName(now, isJson ? 'json' : 'md');
      const text = isJson
        ? await exportJson(data, now, readAllDrafts())
        : await exportMarkdown(data, getMarkdownLabels(t), language);
      saveFile(name, isJson ? 'application/json' : 'text/markdown', text);
      setOutcome({ sentence: t('sync:exportImport.saved', { name }), isFault: false });
    } catch (fault) {
      data.report('a file could not be made', fault);
      setOutcome({ sentence: t('exportFile.failed'), isFault: true });
    } finally {
      setBusy(null);
    }
  }

  async function importText(text: Promise<string>, evenOf?: string): Promise<void> {
    setBusy('import');
    setOutcome(null);
    setOtherOwner(null);
    try {
      const outcome = await importRecords(data, await text, evenOf, importDraft);
      if (outcome.kind === 'of-another') setOtherOwner({ email: outcome.email, text: await text });
      else setOutcome(describeImport(t, language, outcome));
      if (outcome.kind === 'done') void data.sync();
    } catch (fault) {
      data.report('a file could not be imported', fault);
      setOutcome({
        sentence:
          fault instanceof StorageWriteError && fault.reason === 'full'
            ? t('sync:exportImport.importDeviceFull')
            : t('sync:exportImport.importFailed'),
        isFault: true,
      });
    } finally {
      setBusy(null);
    }
  }

  return (
    <>
      <ExportImportCard
        busy={busy}
        outcome={outcome}
        onSave={(form) => void exportTo(form)}
        onImport={(file) => void importText(file.text())}
      />
      {otherOwner && (
        <OtherOwnerDialog
          email={otherOwner.email}
          onConfirm={() => void importText(Promise.resolve(otherOwner.text), otherOwner.email)}
          onClose={() => setOtherOwner(null)}
        />
      )}
    </>
  );
}

function describeImport(
  t: Translate,
  language: Language,
  outcome: Exclude<ImportOutcome, { kind: 'of-another' }>,
): ActionOutcome {
  switch (outcome.kind) {
    case 'done': {
      const { added, changed, unchanged, faulty } = outcome;
      const counted = [
        added > 0 && t('sync:exportImport.added', { count: added }),
        changed > 0 && t('sync:exportImport.changed', { count: changed }),
        unchanged > 0 && t('sync:exportImport.unchanged', { count: unchanged }),
        faulty.length > 0 && t('sync:exportImport.importInvalidCount', { count: faulty.length }),
      ];
      const list = counted.filter((words) => words !== false);
      const sentence =
        list.length === 0
          ? t('sync:exportImport.importEmpty')
          : t('sync:exportImport.imported', { list: new Intl.ListFormat(language).format(list) });
      return { sentence, isFault: faulty.length > 0 };
    }
    case 'newer':
      return { sentence: t('sync:exportImport.importNewerVersion'), isFault: true };
    case 'damaged':
      return { sentence: t('sync:exportImport.importDamaged'), isFault: true };
    case 'not-ours':
      return { sentence: t('sync:exportImport.importForeignFile'), isFault: true };
  }
}
