// Preview of entries that are imported with the same choices: what they become, how many there are,
// of which days, the first entries, and the selection of the target and of the order of dates.
import { Stack } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../locales/format-day.ts';
import { useLanguage } from '../../../../locales/language.ts';
import type { Translate } from '../../../../locales/translate.ts';
import elements from '../../../../ui/elements.module.css';
import layout from '../../../../ui/page-layout.module.css';
import surface from '../../../../ui/surface.module.css';
import { SelectField } from '../../../../ui/select-field.tsx';

type Target = 'gratitude' | 'prayers' | 'notes';
type Order = 'dmy' | 'mdy';

export interface ShownGroup {
  format: 'presently' | 'day-one' | 'csv' | 'text';
  files: readonly string[];
  targets: readonly Target[];
  chosenTarget: Target;
  /** Null if no date needs the choice. */
  chosenOrder: Order | null;
  /** For which the counts are. */
  target: Target;
  newCount: number;
  highlightCount: number;
  /** YYYY-MM-DD; null without a date. */
  firstDay: string | null;
  lastDay: string | null;
  existingCount: number;
  repeatedCount: number;
  fileDateCount: number;
  mediaCount: number;
  unusedColumns: readonly string[];
  samples: readonly { day: string | null; isFileDate: boolean; text: string }[];
}

export type GroupChange = { target: Target } | { dateOrder: Order };

interface GroupPreviewProps {
  group: ShownGroup;
  isDisabled: boolean;
  onChange: (change: GroupChange) => void;
}

export function GroupPreview({ group, isDisabled, onChange }: GroupPreviewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const titleId = useId();
  const { format, files, targets, chosenTarget, chosenOrder, samples } = group;
  const list = new Intl.ListFormat(language);
  const targetNames = {
    gratitude: t('sync:journalImport.targetGratitude'),
    prayers: t('sync:journalImport.targetPrayers'),
    notes: t('sync:journalImport.targetNotes'),
  };
  return (
    <Stack
      component="section"
      className={surface['paddedCard'] ?? ''}
      gap="sm"
      aria-labelledby={titleId}
    >
      <div>
        <h3 id={titleId} className={surface['cardTitle']}>
          {getFormatName(t, format)}
        </h3>
        <p className={layout['muted']} dir="auto">
          {files.length <= maxNames
            ? list.format(files)
            : t('sync:journalImport.fileCount', { count: files.length })}
        </p>
      </div>
      {targets.length > 1 && (
        <SelectField
          label={t('sync:journalImport.target')}
          value={chosenTarget}
          disabled={isDisabled}
          data={targets.map((value) => ({ value, label: targetNames[value] }))}
          onChange={({ currentTarget }) => {
            const chosen = targets.find((value) => value === currentTarget.value);
            if (chosen) onChange({ target: chosen });
          }}
        />
      )}
      {chosenOrder !== null && (
        <SelectField
          label={t('sync:journalImport.dateOrder')}
          value={chosenOrder}
          disabled={isDisabled}
          data={[
            { value: 'dmy', label: t('sync:journalImport.dayFirst') },
            { value: 'mdy', label: t('sync:journalImport.monthFirst') },
          ]}
          onChange={({ currentTarget }) =>
            onChange({ dateOrder: currentTarget.value === 'mdy' ? 'mdy' : 'dmy' })
          }
        />
      )}
      <div>
        <p>
          <strong>{describeNew(t, list, group)}</strong>
        </p>
        {describeDays(t, language, group) !== '' && <p>{describeDays(t, language, group)}</p>}
        {describeDetails(t, list, group).map((sentence) => (
          <p key={sentence} className={layout['muted']}>
            {sentence}
          </p>
        ))}
      </div>
      {samples.length > 0 && (
        <ul className={elements['plainList']} aria-label={t('sync:journalImport.samples')}>
          {samples.map(({ day, isFileDate, text }, index) => (
            <li key={index} className={layout['muted']}>
              {day !== null && `${formatDay(language, day, 'long')} `}
              {isFileDate && `(${t('sync:journalImport.fileDate')}) `}
              <span dir="auto">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** More file names are a number. */
const maxNames = 3;

function getFormatName(t: Translate, format: ShownGroup['format']): string {
  switch (format) {
    case 'presently':
      return 'Presently';
    case 'day-one':
      return 'Day One';
    case 'csv':
      return t('sync:journalImport.formatTable');
    case 'text':
      return t('sync:journalImport.formatText');
  }
}

function describeNew(t: Translate, list: Intl.ListFormat, group: ShownGroup): string {
  const { target, newCount, highlightCount } = group;
  if (newCount === 0) return t('sync:journalImport.nothingNew');
  switch (target) {
    case 'gratitude':
      return t('sync:journalImport.newEntries', { count: newCount });
    case 'prayers':
      return t('sync:journalImport.newPrayers', { count: newCount });
    case 'notes': {
      const notes = newCount - highlightCount;
      return list.format([
        ...(notes > 0 ? [t('sync:journalImport.newNotes', { count: notes })] : []),
        ...(highlightCount > 0
          ? [t('sync:journalImport.newHighlights', { count: highlightCount })]
          : []),
      ]);
    }
  }
}

function describeDays(
  t: Translate,
  language: Parameters<typeof formatDay>[0],
  { firstDay, lastDay }: ShownGroup,
): string {
  if (firstDay === null || lastDay === null) return '';
  const first = formatDay(language, firstDay, 'long');
  if (firstDay === lastDay) return first;
  return t('sync:journalImport.days', { first, last: formatDay(language, lastDay, 'long') });
}

function describeDetails(t: Translate, list: Intl.ListFormat, group: ShownGroup): string[] {
  const { existingCount, repeatedCount, fileDateCount, mediaCount, unusedColumns } = group;
  return [
    ...(existingCount > 0 ? [t('sync:journalImport.existing', { count: existingCount })] : []),
    ...(repeatedCount > 0 ? [t('sync:journalImport.repeated', { count: repeatedCount })] : []),
    ...(fileDateCount > 0 ? [t('sync:journalImport.fileDates', { count: fileDateCount })] : []),
    ...(mediaCount > 0 ? [t('sync:journalImport.media', { count: mediaCount })] : []),
    ...(unusedColumns.length > 0
      ? [t('sync:journalImport.unusedColumns', { list: list.format(unusedColumns) })]
      : []),
  ];
}
