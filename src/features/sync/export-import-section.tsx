// Connects the export and import card with the data: saves JSON and Markdown files, imports a backup,
// and opens the dialog that imports files of other apps. The file of another user is imported only
// after confirmation.
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../schemas/languages.ts';
import { useData } from '../../data/data-provider.tsx';
import { StorageWriteError } from '../../data/records/record.ts';
import { exportJson, exportMarkdown, importRecords } from '../../data/export/export-and-import.ts';
import type { ImportOutcome } from '../../data/export/export-and-import.ts';
import type { ImportedFiles } from '../../data/journal-import/read-import-files.ts';
import type { ImportResult } from '../../data/journal-import/run-import.ts';
import { useLanguage } from '../../locales/language.ts';
import { readAllDrafts, importDraft } from '../../platform/storage/drafts.ts';
import { buildFileName, saveFile } from '../../platform/save-file.ts';
import { ExportImportCard, importAnchor } from './components/export-import-card.tsx';
import { LastImportSection } from './last-import-section.tsx';
import type { ImportDialog } from './journal-import/import-dialog.tsx';
import { useUndoImport } from './use-undo-import.ts';
import { OtherOwnerDialog } from './components/other-owner-dialog.tsx';
import { getMarkdownLabels } from './markdown-labels.ts';
import type { Translate } from '../../locales/translate.ts';
import { useToast } from '../../ui/toast/toaster.tsx';

interface ActionOutcome {
  sentence: string;
  isFault: boolean;
}

/** Files of other apps, and the dialog that imports them, whose code was loaded for them. */
interface OpenImport {
  files: ImportedFiles;
  Dialog: ComponentType<Parameters<typeof ImportDialog>[0]>;
}

export function ExportImportSection() {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const [busy, setBusy] = useState<'json' | 'markdown' | 'import' | null>(null);
  const [outcome, setOutcome] = useState<ActionOutcome | null>(null);
  /** Export file of another user that waits for the user's decision. */
  const [otherOwner, setOtherOwner] = useState<{ email: string; text: string } | null>(null);
  const [openImport, setOpenImport] = useState<OpenImport | null>(null);
  const [readShare, setReadShare] = useState(0);
  const toast = useToast();
  const { undo } = useUndoImport();

  // The sync status is loaded first, so this section appears after the page has scrolled.
  useEffect(() => {
    if (location.hash === `#${importAnchor}`)
      document.getElementById(importAnchor)?.scrollIntoView();
  }, []);

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

  async function importFiles(files: readonly File[]): Promise<void> {
    setBusy('import');
    setReadShare(0);
    setOutcome(null);
    try {
      const { ImportDialog: Dialog, readChosenFiles } =
        await import('./journal-import/import-dialog.tsx');
      const read = await readChosenFiles(files, setReadShare);
      if (read.kind === 'backup') await importText(Promise.resolve(read.text));
      else setOpenImport({ files: read, Dialog });
    } catch (fault) {
      showImportFailure(fault);
    } finally {
      setBusy(null);
    }
  }

  function finishImport({ added, existing, isComplete }: ImportResult): void {
    setOpenImport(null);
    const sentence = isComplete
      ? describeCounts(t, language, { added, changed: 0, unchanged: existing, faultyCount: 0 })
      : t('sync:journalImport.stopped', { count: added });
    setOutcome({ sentence, isFault: !isComplete });
    if (added > 0)
      toast({
        message: t('sync:journalImport.done', { count: added }),
        action: { label: t('undo'), run: () => void undo() },
      });
  }

  function showImportFailure(fault: unknown): void {
    setOpenImport(null);
    data.report('a file could not be imported', fault);
    setOutcome({
      sentence:
        fault instanceof StorageWriteError && fault.reason === 'full'
          ? t('sync:exportImport.importDeviceFull')
          : t('sync:exportImport.importFailed'),
      isFault: true,
    });
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
      showImportFailure(fault);
    } finally {
      setBusy(null);
    }
  }

  return (
    <>
      <ExportImportCard
        busy={busy}
        readShare={readShare}
        outcome={outcome}
        onSave={(form) => void exportTo(form)}
        onImport={(files) => void importFiles(files)}
      />
      <LastImportSection />
      {openImport && (
        <openImport.Dialog
          files={openImport.files}
          onDone={finishImport}
          onFailure={showImportFailure}
          onClose={() => setOpenImport(null)}
        />
      )}
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
      const counts = { added, changed, unchanged, faultyCount: faulty.length };
      return { sentence: describeCounts(t, language, counts), isFault: faulty.length > 0 };
    }
    case 'newer':
      return { sentence: t('sync:exportImport.importNewerVersion'), isFault: true };
    case 'damaged':
      return { sentence: t('sync:exportImport.importDamaged'), isFault: true };
    case 'not-ours':
      return { sentence: t('sync:exportImport.importForeignFile'), isFault: true };
  }
}

function describeCounts(
  t: Translate,
  language: Language,
  counts: { added: number; changed: number; unchanged: number; faultyCount: number },
): string {
  const { added, changed, unchanged, faultyCount } = counts;
  const counted = [
    added > 0 && t('sync:exportImport.added', { count: added }),
    changed > 0 && t('sync:exportImport.changed', { count: changed }),
    unchanged > 0 && t('sync:exportImport.unchanged', { count: unchanged }),
    faultyCount > 0 && t('sync:exportImport.importInvalidCount', { count: faultyCount }),
  ];
  const list = counted.filter((words) => words !== false);
  return list.length === 0
    ? t('sync:exportImport.importEmpty')
    : t('sync:exportImport.imported', { list: new Intl.ListFormat(language).format(list) });
}
