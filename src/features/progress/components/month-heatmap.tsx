// One month of the year heatmap, and the cell of a day, which the legend of the heatmap uses, too.
import { memo } from 'react';
import { useLanguage } from '../../../locales/language.ts';
import { addDays, buildWeeks } from '../../../ui/calendar/month-days.ts';
import { type DayActivity, countActivities } from './describe-day.ts';
import { formatShortDate } from './short-dates.ts';
import styles from './year-heatmap.module.css';

interface MonthHeatmapProps {
  /** YYYY-MM */
  month: string;
  /** Index of its first day in the displayed year. */
  firstIndex: number;
  lastDay: string;
  firstWeekday: number;
  activityByDay: ReadonlyMap<string, DayActivity>;
  /** The selected day, if it belongs to this month. */
  chosenDay: string | null;
}

const cellSize = 16;

export const MonthHeatmap = memo(function MonthPatch({
  month,
  firstIndex,
  lastDay,
  firstWeekday,
  activityByDay,
  chosenDay,
}: MonthHeatmapProps) {
  const language = useLanguage();
  const name = formatShortDate(language, `${month}-01`, 'month');
  return (
    <div className={styles['patch']}>
      <span className={styles['month']}>{name}</span>
      <span className={styles['weekdays']}>
        {Array.from({ length: 7 }, (_day, index) => (
          <span key={index}>
            {formatShortDate(
              language,
              addDays('2000-01-03', firstWeekday - 1 + index),
              'narrowWeekday',
            )}
          </span>
        ))}
      </span>
      <svg viewBox={`0 0 ${7 * cellSize} ${6 * cellSize}`}>
        {buildWeeks(month, firstWeekday).flatMap((week, row) =>
          week.map((date, column) => {
            if (date === null || date > lastDay) return null;
            const [x, y] = [column * cellSize, row * cellSize];
            return (
              <g key={date} data-place={firstIndex + Number(date.slice(8)) - 1}>
                <rect
                  className={styles['ground']}
                  data-chosen={date === chosenDay || undefined}
                  x={x + 0.75}
                  y={y + 0.75}
                  width={cellSize - 1.5}
                  height={cellSize - 1.5}
                  rx="4"
                />
                <DayCell level={getLevel(countActivities(activityByDay.get(date)))} x={x} y={y} />
              </g>
            );
          }),
        )}
      </svg>
    </div>
  );
});

/**
 * Cell sizes in pixels by level. The size shows the level, so that the chart does not depend on
 * colours.
 */
export const cellSizes = [4, 7, 9, 11, 13] as const;

export function DayCell({ level, x, y }: { level: number; x: number; y: number }) {
  const size = cellSizes[level] ?? 0;
  const inset = (cellSize - size) / 2;
  return (
    <rect
      className={styles['day']}
      data-level={level}
      x={x + inset}
      y={y + inset}
      width={size}
      height={size}
      rx={Math.min(3, size / 2)}
    />
  );
}

function getLevel(activities: number): number {
  if (activities <= 2) return activities;
  return activities <= 4 ? 3 : 4;
}
