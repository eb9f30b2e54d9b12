// A year as a quilt: a patch for each month, a stitch for each day, the larger the more was done.
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../schemas/fields.ts';
import { useLanguage } from '../../i18n/language.ts';
import { monthWords } from '../gratitude/day-words.ts';
import { addDays, addMonths } from '../gratitude/month-days.ts';
import { type DayDeeds, dayInWords, deedsOf } from './day-deeds.ts';
import { MonthPatch, Stitch, stitchSizes } from './month-patch.tsx';
import { NumbersTable } from './numbers-table.tsx';
import styles from './year-quilt.module.css';
import { Walk } from './walk.tsx';

interface YearQuiltProps {
  /** YYYY-MM-DD */
  today: string;
  deedsByDay: ReadonlyMap<string, DayDeeds>;
  /** 1 is Monday. */
  firstWeekday: number;
}

export function YearQuilt({ today, deedsByDay, firstWeekday }: YearQuiltProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const titleId = useId();
  const [yearsBack, setYearsBack] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const { months, dates } = useMemo(() => yearOf(today, yearsBack), [today, yearsBack]);
  const firstDay = useMemo(() => [...deedsByDay.keys()].reduce((first, day) => (day < first ? day : first), today), [deedsByDay, today]);

  const [first = today, last = today] = [dates[0], dates.at(-1)];
  const day = chosen !== null && chosen >= first && chosen <= last ? chosen : last;
  const place = dates.indexOf(day);
  const rows = months.map((month) => {
    const own = dates.filter((date) => date.startsWith(month)).map((date) => deedsOf(deedsByDay.get(date)));
    return { name: monthWords(language, `${month}-01`), numbers: [own.filter((deeds) => deeds > 0).length, own.reduce((sum, deeds) => sum + deeds, 0)] };
  });
  const activeDays = rows.reduce((sum, { numbers }) => sum + (numbers[0] ?? 0), 0);

  return (
    <section className={styles['quilt']} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('progress.year.title')}</h2>
      <p className={styles['quiet']}>{t('progress.year.summary', { count: activeDays, range: monthRange(language, first, last) })}</p>
      <Walk
        label={t('progress.year.label')}
        hint={t('progress.year.hint')}
        count={dates.length}
        place={place}
        words={dayInWords(t, language, day, deedsByDay.get(day))}
        previousLabel={t('progress.year.previousDay')}
        nextLabel={t('progress.year.nextDay')}
        onPlace={(next) => setChosen(dates[next] ?? null)}
        placeByKey={(key) => dayByKey(key, dates, place)}
      >
        <div className={styles['patches']} aria-hidden="true">
          {months.map((month) => (
            <MonthPatch key={month} month={month} firstPlace={dates.indexOf(`${month}-01`)} lastDay={last} firstWeekday={firstWeekday} deedsByDay={deedsByDay} chosen={day.startsWith(month) ? day : null} />
          ))}
        </div>
      </Walk>
      <p className={styles['legend']} aria-hidden="true">
        {t('progress.year.less')}
        <svg width={stitchSizes.length * 16} height="16">
          {stitchSizes.map((_size, level) => (
            <Stitch key={level} level={level} x={level * 16} y={0} />
          ))}
        </svg>
        {t('progress.year.more')}
      </p>
      {(firstDay < first || yearsBack > 0) && (
        <div className={styles['actions']}>
          <button type="button" aria-disabled={firstDay >= first} onClick={() => firstDay < first && setYearsBack(yearsBack + 1)}>
            {t('progress.year.earlier')}
          </button>
          <button type="button" aria-disabled={yearsBack === 0} onClick={() => yearsBack > 0 && setYearsBack(yearsBack - 1)}>
            {t('progress.year.later')}
          </button>
        </div>
      )}
      <NumbersTable summary={t('progress.year.table')} columns={[t('progress.year.month'), t('progress.year.activeDays'), t('progress.year.deeds')]} rows={rows} />
    </section>
  );
}

/** Twelve months, of which the last is the present one or as many years before; its days until today. */
function yearOf(today: string, yearsBack: number): { months: string[]; dates: string[] } {
  const end = addMonths(today, -12 * yearsBack).slice(0, 7);
  const months = Array.from({ length: 12 }, (_month, place) => addMonths(`${end}-01`, place - 11).slice(0, 7));
  const dates: string[] = [];
  const beyond = addMonths(`${end}-01`, 1);
  for (let date = `${months[0] ?? end}-01`; date <= today && date < beyond; date = addDays(date, 1)) dates.push(date);
  return { months, dates };
}

function dayByKey(key: string, dates: readonly string[], place: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return place - 7;
    case 'ArrowDown':
      return place + 7;
    case 'PageUp':
    case 'PageDown': {
      const found = dates.indexOf(addMonths(dates[place] ?? '', key === 'PageUp' ? -1 : 1));
      return found >= 0 ? found : key === 'PageUp' ? 0 : dates.length - 1;
    }
    default:
      return undefined;
  }
}

/** December 2025 – November 2026 */
function monthRange(language: Language, first: string, last: string): string {
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
}
