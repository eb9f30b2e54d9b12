// Year heatmap: a block for each month and a cell for each day; a larger cell means more activity.
import { Box, Group } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../schemas/languages.ts';
import { useLanguage } from '../../../locales/language.ts';
import { formatMonth } from '../../../locales/format-day.ts';
import { addDays, addMonths } from '../../../ui/calendar/month-days.ts';
import { type DayActivity, describeDay, countActivities } from './describe-day.ts';
import { MonthHeatmap, DayCell, cellSizes } from './month-heatmap.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { NavigableGrid } from './navigable-grid.tsx';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

interface YearHeatmapProps {
  /** YYYY-MM-DD */
  today: string;
  activityByDay: ReadonlyMap<string, DayActivity>;
  /** 1 is Monday. */
  firstWeekday: number;
}

export function YearHeatmap({ today, activityByDay, firstWeekday }: YearHeatmapProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [yearsBack, setYearsBack] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const { months, dates } = useMemo(() => listYear(today, yearsBack), [today, yearsBack]);
  const firstDay = useMemo(
    () => [...activityByDay.keys()].reduce((first, day) => (day < first ? day : first), today),
    [activityByDay, today],
  );

  const [first = today, last = today] = [dates[0], dates.at(-1)];
  const day = chosen !== null && chosen >= first && chosen <= last ? chosen : last;
  const index = dates.indexOf(day);
  const rows = months.map((month) => {
    const own = dates
      .filter((date) => date.startsWith(month))
      .map((date) => countActivities(activityByDay.get(date)));
    return {
      name: formatMonth(language, `${month}-01`),
      numbers: [
        own.filter((deeds) => deeds > 0).length,
        own.reduce((sum, deeds) => sum + deeds, 0),
      ],
    };
  });

  return (
    <>
      {yearsBack > 0 && (
        <p className={layout['muted']}>{formatMonthRange(language, first, last)}</p>
      )}
      <NavigableGrid
        label={t('progress:year.label')}
        hint={t('progress:year.hint')}
        count={dates.length}
        index={index}
        description={describeDay(t, language, day, activityByDay.get(day))}
        previousLabel={t('progress:year.previousDay')}
        nextLabel={t('progress:year.nextDay')}
        onIndex={(next) => setChosen(dates[next] ?? null)}
        getIndexByKey={(key) => findDayByKey(key, dates, index)}
      >
        <Box
          display="grid"
          style={{
            gridTemplateColumns: 'repeat(auto-fill, minmax(max(92px, 20%), 1fr))',
            gap: '16px 14px',
          }}
          aria-hidden="true"
        >
          {months.map((month) => (
            <MonthHeatmap
              key={month}
              month={month}
              firstIndex={dates.indexOf(`${month}-01`)}
              lastDay={last}
              firstWeekday={firstWeekday}
              activityByDay={activityByDay}
              chosenDay={day.startsWith(month) ? day : null}
            />
          ))}
        </Box>
      </NavigableGrid>
      <Group
        component="p"
        gap="xs"
        justify="flex-end"
        wrap="nowrap"
        c="dimmed"
        fz="xs"
        aria-hidden="true"
      >
        {t('progress:year.legendLess')}
        <svg width={cellSizes.length * 16} height="16">
          {cellSizes.map((_size, level) => (
            <DayCell key={level} level={level} x={level * 16} y={0} />
          ))}
        </svg>
        {t('progress:year.legendMore')}
      </Group>
      {(firstDay < first || yearsBack > 0) && (
        <Group gap="xs" justify="space-between">
          <button
            type="button"
            className={elements['link']}
            aria-disabled={firstDay >= first}
            onClick={() => firstDay < first && setYearsBack(yearsBack + 1)}
          >
            {t('progress:year.earlier')}
          </button>
          <button
            type="button"
            className={elements['link']}
            aria-disabled={yearsBack === 0}
            onClick={() => yearsBack > 0 && setYearsBack(yearsBack - 1)}
          >
            {t('progress:year.later')}
          </button>
        </Group>
      )}
      <NumbersTable
        summary={t('progress:year.table')}
        columns={[
          t('progress:year.month'),
          t('progress:year.activeDays'),
          t('progress:year.activities'),
        ]}
        rows={rows}
      />
    </>
  );
}

/**
 * Twelve months, of which the last is the present one or as many years before; its days until
 * today.
 */
function listYear(today: string, yearsBack: number): { months: string[]; dates: string[] } {
  const end = addMonths(today, -12 * yearsBack).slice(0, 7);
  const months = Array.from({ length: 12 }, (_month, index) =>
    addMonths(`${end}-01`, index - 11).slice(0, 7),
  );
  const dates: string[] = [];
  const nextMonth = addMonths(`${end}-01`, 1);
  for (
    let date = `${months[0] ?? end}-01`;
    date <= today && date < nextMonth;
    date = addDays(date, 1)
  )
    dates.push(date);
  return { months, dates };
}

function findDayByKey(key: string, dates: readonly string[], index: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return index - 7;
    case 'ArrowDown':
      return index + 7;
    case 'PageUp':
    case 'PageDown': {
      const found = dates.indexOf(addMonths(dates[index] ?? '', key === 'PageUp' ? -1 : 1));
      return found >= 0 ? found : key === 'PageUp' ? 0 : dates.length - 1;
    }
    default:
      return undefined;
  }
}

/** Returns the months that the chart shows at first: December 2025 – November 2026. */
export function formatYearUntil(language: Language, today: string): string {
  return formatMonthRange(language, `${addMonths(today, -11).slice(0, 7)}-01`, today);
}

function formatMonthRange(language: Language, first: string, last: string): string {
  return new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
}
