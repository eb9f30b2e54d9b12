// The path of a plan from top to bottom: a stone for each day, beside it what is read on it, each a way to that day.
import { useTranslation } from 'react-i18next';
import styles from './day-path.module.css';
import { Stone } from './stone.tsx';
import type { StoneState } from './stone.tsx';

export interface PathDay {
  day: number;
  state: StoneState;
  /** What is read: `Mark 4:35–41`. */
  passages: string;
  href: string;
}

/** @param plain nobody walks it yet: the stones say nothing of themselves */
export function DayPath({ label, days, plain = false }: { label: string; days: readonly PathDay[]; plain?: boolean }) {
  const { t } = useTranslation();
  return (
    <ol className={styles['path']} aria-label={label}>
      {days.map(({ day, state, passages, href }) => (
        <li key={day} className={styles['row']}>
          <Way day={day} isLast={day === days.length} isWalked={state === 'done' || state === 'today'} isWalkedOn={state === 'done'} />
          <a href={href} className={styles['link']} aria-current={(state === 'today' || state === 'next') && !plain ? 'step' : undefined}>
            <span className={styles['place']} style={{ paddingInlineStart: `${placeOf(day) - 30}px` }}>
              <Stone day={day} state={state} />
            </span>
            <span className={styles['words']}>
              <span className={styles['name']}>
                {t('plans.day', { day })}
                {!plain && state !== 'ahead' && (
                  <span className={styles['state']} data-state={state}>
                    {t(`plans.stone.${state}`)}
                  </span>
                )}
              </span>
              <span className={styles['passages']} dir="auto">
                {passages}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Where the middle of a day's stone lies, in pixels of a way 120 wide: it winds. */
function placeOf(day: number): number {
  return Math.round(60 + 28 * Math.sin((day - 1) * 1.7));
}

/** A row's piece of the path, from halfway to the stone above to halfway to the one below. */
function Way({ day, isLast, isWalked, isWalkedOn }: { day: number; isLast: boolean; isWalked: boolean; isWalkedOn: boolean }) {
  const here = placeOf(day);
  const [above, below] = [(placeOf(day - 1) + here) / 2, (placeOf(day + 1) + here) / 2];
  return (
    <svg className={styles['way']} viewBox="0 0 120 96" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {day > 1 && <path data-walked={isWalked} d={`M${above} 0C${above} 20 ${here} 26 ${here} 48`} />}
      {!isLast && <path data-walked={isWalkedOn} d={`M${here} 48C${here} 70 ${below} 76 ${below} 96`} />}
    </svg>
  );
}
