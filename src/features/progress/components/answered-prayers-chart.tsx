// Bar chart of the answered prayers, one bar for each month.
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../locales/language.ts';
import { formatMonth } from '../../../locales/format-day.ts';
import { addMonths } from '../../../ui/calendar/month-days.ts';
import { useNumberFormat } from '../../../ui/use-number-format.ts';
import { NumbersTable } from './numbers-table.tsx';
import { formatShortDate } from './short-dates.ts';
import layout from '../../../ui/page-layout.module.css';

interface AnsweredPrayersChartProps {
  /** Counts by month, YYYY-MM; the empty key holds prayers without a date. */
  countByMonth: ReadonlyMap<string, number>;
  /** YYYY-MM-DD */
  today: string;
}

/** Heights and widths of the drawing. */
const chartHeight = 120;
const barWidth = 40;
const labelHeight = 18;

/** Beyond that the bars would be too thin; the table has them all. */
const maxMonths = 12;

export function AnsweredPrayersChart({ countByMonth, today }: AnsweredPrayersChartProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const numbers = useNumberFormat();
  const undated = countByMonth.get('') ?? 0;
  const months = listMonths(countByMonth, today);
  const shown = months.slice(-maxMonths);
  const maxCount = Math.max(1, ...shown.map((month) => countByMonth.get(month) ?? 0));
  const nameOf = (month: string) => formatMonth(language, `${month}-01`);

  return (
    <>
      <svg
        width="100%"
        fill="var(--quiet)"
        fontSize="13"
        textAnchor="middle"
        role="img"
        aria-label={`${t('progress:answered.label')}. ${describeChart()}`}
        viewBox={`0 0 ${shown.length * barWidth} ${labelHeight + chartHeight + 22}`}
      >
        <line
          stroke="var(--edge)"
          x1="0"
          x2={shown.length * barWidth}
          y1={labelHeight + chartHeight}
          y2={labelHeight + chartHeight}
        />
        {shown.map((month, index) => {
          const count = countByMonth.get(month) ?? 0;
          const height = (count / maxCount) * chartHeight;
          return (
            <g key={month}>
              <rect
                fill="var(--gold)"
                x={index * barWidth + 8}
                y={labelHeight + chartHeight - height}
                width={barWidth - 16}
                height={height}
                rx="3"
              />
              {count > 0 && (
                <text
                  fill="var(--ink)"
                  x={(index + 0.5) * barWidth}
                  y={labelHeight + chartHeight - height - 5}
                >
                  {numbers.format(count)}
                </text>
              )}
              <text x={(index + 0.5) * barWidth} y={labelHeight + chartHeight + 16}>
                {formatShortDate(language, `${month}-01`, 'narrowMonth')}
              </text>
            </g>
          );
        })}
      </svg>
      {undated > 0 && (
        <p className={layout['muted']}>{t('progress:answered.undated', { count: undated })}</p>
      )}
      <NumbersTable
        summary={t('progress:answered.table')}
        columns={[t('progress:answered.month'), t('progress:answered.count')]}
        rows={months
          .toReversed()
          .map((month) => ({ name: nameOf(month), numbers: [countByMonth.get(month) ?? 0] }))}
      />
    </>
  );

  function describeChart(): string {
    const monthTexts = shown.flatMap((month) => {
      const count = countByMonth.get(month) ?? 0;
      return count > 0 ? [t('progress:answered.bar', { month: nameOf(month), count })] : [];
    });
    return monthTexts.join(', ');
  }
}

/**
 * Returns the months from the first answer to the current month, at least one year. Months of
 * future dates are included.
 */
function listMonths(countByMonth: ReadonlyMap<string, number>, today: string): string[] {
  const dated = [...countByMonth.keys()].filter(Boolean).toSorted();
  const present = today.slice(0, 7);
  const last = [dated.at(-1) ?? present, present].toSorted().at(-1) ?? present;
  const yearAgo = addMonths(`${last}-01`, 1 - maxMonths).slice(0, 7);
  const months: string[] = [];
  for (
    let month = [dated[0] ?? yearAgo, yearAgo].toSorted()[0] ?? yearAgo;
    month <= last;
    month = addMonths(`${month}-01`, 1).slice(0, 7)
  )
    months.push(month);
  return months;
}
