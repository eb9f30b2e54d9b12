// Content of the import dialog: the groups of entries, what was not understood, and the progress.
import { Progress, Stack } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../locales/language.ts';
import layout from '../../../../ui/page-layout.module.css';
import { type GroupChange, GroupPreview, type ShownGroup } from './group-preview.tsx';
import { ProblemList, type ShownProblem } from './problem-list.tsx';

interface ImportPreviewProps {
  /** Empty while the entries are being checked. */
  groups: readonly ShownGroup[];
  problems: readonly ShownProblem[];
  /** Number of files in archives that are neither texts nor tables. */
  otherFileCount: number;
  /** What is being done; null while nothing runs. */
  activity: 'checking' | 'importing' | null;
  /** How much of it is done, 0 to 1. */
  done: number;
  onChange: (group: number, change: GroupChange) => void;
}

export function ImportPreview(props: ImportPreviewProps) {
  const { groups, problems, otherFileCount, activity, done, onChange } = props;
  const { t } = useTranslation();
  return (
    <Stack>
      {activity && <ActivityBar activity={activity} done={done} />}
      {groups.map((group, index) => (
        <GroupPreview
          key={index}
          group={group}
          isDisabled={activity === 'importing'}
          onChange={(change) => onChange(index, change)}
        />
      ))}
      {otherFileCount > 0 && (
        <p className={layout['muted']}>
          {t('sync:journalImport.otherFiles', { count: otherFileCount })}
        </p>
      )}
      <ProblemList problems={problems} />
      {groups.length > 0 && (
        <p className={layout['muted']}>{t('sync:journalImport.duplicatesHint')}</p>
      )}
    </Stack>
  );
}

function ActivityBar({ activity, done }: Pick<ImportPreviewProps, 'activity' | 'done'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const label =
    activity === 'checking' ? t('sync:journalImport.checking') : t('sync:journalImport.importing');
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(done);
  return (
    <div>
      <p role="status">{label}</p>
      <Progress.Root
        bg="var(--indigo-wash)"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(done * 100)}
        aria-valuetext={percent}
      >
        <Progress.Section value={done * 100} color="var(--indigo)" withAria={false} />
      </Progress.Root>
    </div>
  );
}
