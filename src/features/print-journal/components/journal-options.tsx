// Form of the printed journal: period, kinds of entries, and the name on the title page.
import { Box, Group, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CheckboxLine } from '../../../ui/checkbox-line.tsx';
import layout from '../../../ui/page-layout.module.css';
import '../../../ui/theme/mantine-fields.css';
import { SelectField } from '../../../ui/select-field.tsx';
import type { PrintedKind } from './printed-entry-types.ts';

export const printedKinds: readonly PrintedKind[] = ['Prayer', 'GratitudeEntry', 'BibleNote'];

/** The values of the form. */
export interface JournalChoice {
  /** `all`, `dates`, or a year. */
  period: string;
  /** YYYY-MM-DD, or empty; used with `dates`. */
  from: string;
  to: string;
  kinds: readonly PrintedKind[];
  name: string;
}

interface JournalOptionsProps {
  choice: JournalChoice;
  /** Newest first. */
  years: readonly number[];
  onChange: (change: Partial<JournalChoice>) => void;
}

export function JournalOptions({ choice, years, onChange }: JournalOptionsProps) {
  const { t } = useTranslation();
  const { period, from, to, kinds, name } = choice;
  const isReversed = from !== '' && to !== '' && to < from;
  return (
    <Stack gap="md">
      <SelectField
        label={t('print-journal:period')}
        value={period}
        data={[
          ...years.map((year) => ({ value: String(year), label: String(year) })),
          { value: 'all', label: t('print-journal:allYears') },
          { value: 'dates', label: t('print-journal:chooseDates') },
        ]}
        onChange={({ currentTarget }) => onChange({ period: currentTarget.value })}
      />
      {period === 'dates' && (
        <Group gap="md" align="flex-start">
          <TextInput
            type="date"
            label={t('print-journal:from')}
            value={from}
            onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t('print-journal:to')}
            value={to}
            error={isReversed ? t('print-journal:datesReversed') : undefined}
            onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
          />
        </Group>
      )}
      <Box component="fieldset" m={0} p={0} miw={0} style={{ border: 0 }}>
        <Box component="legend" p={0} className={layout['muted']}>
          {t('print-journal:contents')}
        </Box>
        {printedKinds.map((kind) => (
          <CheckboxLine
            key={kind}
            checked={kinds.includes(kind)}
            onChange={(isChecked) =>
              onChange({
                kinds: printedKinds.filter((one) =>
                  one === kind ? isChecked : kinds.includes(one),
                ),
              })
            }
            label={
              kind === 'Prayer' ? (
                <>
                  {t('kinds.Prayer')}{' '}
                  <span className={layout['muted']}>{t('print-journal:prayersHint')}</span>
                </>
              ) : (
                t(`kinds.${kind}`)
              )
            }
          />
        ))}
      </Box>
      <TextInput
        label={t('print-journal:name')}
        value={name}
        maxLength={100}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
    </Stack>
  );
}
