// Dialog that shows what an import of files of other apps will do, and imports the entries. The
// code, with the parsers of all formats, is loaded when the person chooses a file.
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstValueFrom } from 'rxjs';
import { prayerCategories } from '../../../../schemas/entities/prayer.ts';
import { languageConventions } from '../../../../schemas/language-conventions.ts';
import type { Language } from '../../../../schemas/languages.ts';
import { watchChosenTranslation } from '../../../data/bible/translation-choice.ts';
import type { DataContext } from '../../../data/data-context.ts';
import { useData } from '../../../data/data-provider.tsx';
import type {
  ImportChoice,
  ImportGroup,
  ImportProblem,
} from '../../../data/journal-import/import-types.ts';
import {
  getDefaultChoice,
  type GroupPlan,
  type ImportPlan,
  planImport,
} from '../../../data/journal-import/plan-import.ts';
import {
  type ImportedFiles,
  type ReadFiles,
  readImportFiles,
} from '../../../data/journal-import/read-import-files.ts';
import { type ImportResult, runImport } from '../../../data/journal-import/run-import.ts';
import { useLanguage } from '../../../locales/language.ts';
import type { Translate } from '../../../locales/translate.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { ShownGroup } from './components/group-preview.tsx';
import { ImportPreview } from './components/import-preview.tsx';
import type { ShownProblem } from './components/problem-list.tsx';

/**
 * Reads the chosen files; the result for files of other apps is shown in the dialog.
 * @param onProgress gets how much is read, 0 to 1
 */
export function readChosenFiles(
  files: readonly File[],
  onProgress: (done: number) => void,
): Promise<ReadFiles> {
  return readImportFiles(files, onProgress);
}

interface PlanOfChoices {
  plan: ImportPlan;
  choices: readonly ImportChoice[];
}

interface ImportDialogProps {
  files: ImportedFiles;
  onDone: (result: ImportResult) => void;
  /** The entries could not be checked or stored. */
  onFailure: (fault: unknown) => void;
  onClose: () => void;
}

export function ImportDialog({ files, onDone, onFailure, onClose }: ImportDialogProps) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const [choices, setChoices] = useState(() => files.groups.map(getDefaultChoice));
  /** The last plan, which stays visible while the choices are changed, and its choices. */
  const [planned, setPlanned] = useState<PlanOfChoices | null>(null);
  const [isImporting, setImporting] = useState(false);
  const [done, setDone] = useState(0);
  const stop = useRef(new AbortController());
  const fail = useRef(onFailure);

  useEffect(() => {
    const planning = new AbortController();
    const { signal } = planning;
    loadPlan(data, t, language, files.groups, choices, signal, setDone).then(
      (next) => {
        if (!signal.aborted) setPlanned({ plan: next, choices });
      },
      (fault: unknown) => {
        if (!signal.aborted) fail.current(fault);
      },
    );
    return () => planning.abort();
  }, [data, t, language, files, choices]);

  function change(index: number, changes: Partial<ImportChoice>): void {
    setDone(0);
    setChoices((before) =>
      before.map((choice, place) => (place === index ? { ...choice, ...changes } : choice)),
    );
  }

  async function start({ records }: ImportPlan): Promise<void> {
    setImporting(true);
    setDone(0);
    try {
      onDone(await runImport(data, records, { onProgress: setDone, signal: stop.current.signal }));
    } catch (fault) {
      onFailure(fault);
    }
  }

  /** The dialog closes when the current batch is stored. */
  function close(): void {
    if (isImporting) stop.current.abort();
    else onClose();
  }

  const plan = planned?.choices === choices ? planned.plan : null;
  const shown = files.groups.flatMap((group, index) => {
    const [groupPlan, choice] = [planned?.plan.groups[index], choices[index]];
    return groupPlan && choice ? [showGroup(group, groupPlan, choice)] : [];
  });
  const problems = [
    ...files.problems.map((problem) => showProblem(t, problem)),
    ...files.groups.flatMap(({ format }, index) =>
      (planned?.plan.groups[index]?.problems ?? []).map((problem) =>
        showProblem(t, problem, format),
      ),
    ),
  ];
  return (
    <Dialog
      title={t('sync:journalImport.title')}
      onClose={close}
      footer={
        <>
          <Button variant="default" onClick={close}>
            {isImporting ? t('sync:journalImport.stop') : t('cancel')}
          </Button>
          {(plan === null || plan.newCount > 0) && (
            <Button
              loading={isImporting}
              disabled={plan === null}
              onClick={() => plan && void start(plan)}
            >
              {t('sync:journalImport.import', { count: plan?.newCount ?? 0 })}
            </Button>
          )}
        </>
      }
    >
      <ImportPreview
        groups={shown}
        problems={problems}
        otherFileCount={files.otherFileCount}
        activity={isImporting ? 'importing' : plan === null ? 'checking' : null}
        done={done}
        onChange={change}
      />
    </Dialog>
  );
}

function showGroup(group: ImportGroup, plan: GroupPlan, choice: ImportChoice): ShownGroup {
  return {
    ...group,
    ...plan,
    chosenTarget: choice.target,
    chosenOrder: group.dateOrder === 'ask' ? choice.dateOrder : null,
  };
}

async function loadPlan(
  data: DataContext,
  t: Translate,
  language: Language,
  groups: readonly ImportGroup[],
  choices: readonly ImportChoice[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<ImportPlan> {
  const chosen = await firstValueFrom(watchChosenTranslation(data, language));
  const categories = prayerCategories.flatMap((category) => [
    [category.replaceAll('_', ' '), category] as const,
    [t(`category.${category}`).toLowerCase(), category] as const,
  ]);
  return planImport(
    data,
    groups,
    choices,
    {
      language,
      translation: chosen?.toUpperCase() ?? languageConventions[language].translations[0],
      categories: new Map(categories),
      signal,
    },
    onProgress,
  );
}

function showProblem(
  t: Translate,
  { file, number, reason }: ImportProblem,
  format?: ImportGroup['format'],
): ShownProblem {
  const isTable = format === 'csv' || format === 'presently';
  return {
    file,
    number,
    unit: isTable ? 'line' : 'entry',
    reason: t(`sync:journalImport.reason.${reason}`),
  };
}
