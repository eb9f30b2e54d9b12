// A month of the quilt.
import { memo } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { addDays, weeksOf } from '../gratitude/month-days.ts';
import { type DayDeeds, deedsOf } from './day-deeds.ts';
import { shortDate } from './short-dates.ts';
import styles from './year-quilt.module.css';

interface MonthPatchProps {
  /** YYYY-MM */
  month: string;
  /** The place of its first day in the year. */
  firstPlace: number;
  lastDay: string;
  firstWeekday: number;
  deedsByDay: ReadonlyMap<string, DayDeeds>;
  /** The day that is told of, if it is one of this month. */
  chosen: string | null;
}

const cell = 16;

export const MonthPatch = memo(function MonthPatch({ month, firstPlace, lastDay, firstWeekday, deedsByDay, chosen }: MonthPatchProps) {
  const language = useLanguage();
  const name = shortDate(language, `${month}-01`, 'month');
  return (
    <div className={styles['patch']}>
      <span className={styles['month']}>{name}</span>
      <span className={styles['weekdays']}>
        {Array.from({ length: 7 }, (_day, place) => (
          <span key={place}>{shortDate(language, addDays('2000-01-03', firstWeekday - 1 + place), 'narrowWeekday')}</span>
        ))}
      </span>
      <svg viewBox={`0 0 ${7 * cell} ${6 * cell}`}>
        {weeksOf(month, firstWeekday).flatMap((week, row) =>
          week.map((date, column) => {
            if (date === null || date > lastDay) return null;
            const [x, y] = [column * cell, row * cell];
            return (
              <g key={date} data-place={firstPlace + Number(date.slice(8)) - 1}>
                <rect className={styles['ground']} data-chosen={date === chosen || undefined} x={x + 0.75} y={y + 0.75} width={cell - 1.5} height={cell - 1.5} rx="4" />
                <Stitch level={levelOf(deedsOf(deedsByDay.get(date)))} x={x} y={y} />
              </g>
            );
          }),
        )}
      </svg>
    </div>
  );
});

/** Told by size, so that nobody needs to tell colours apart. */
export const stitchSizes = [2.5, 6, 8.5, 11, 13] as const;

export function Stitch({ level, x, y }: { level: number; x: number; y: number }) {
  const size = stitchSizes[level] ?? 0;
  const inset = (cell - size) / 2;
  return <rect className={styles['stitch']} data-level={level} x={x + inset} y={y + inset} width={size} height={size} rx={Math.min(3, size / 2)} />;
}

function levelOf(deeds: number): number {
  if (deeds <= 2) return deeds;
  return deeds <= 4 ? 3 : 4;
}
