// Progress of a plan in one line with a mark for each day; a plain bar for a long plan.
import styles from './plan-progress-strip.module.css';
import type { DayMarkerState } from './plan-day-marker.tsx';

const maxMarkers = 14;
const step = 34;

/** @param label the same progress as text */
export function PlanProgressStrip({
  label,
  dayStates,
}: {
  label: string;
  dayStates: readonly DayMarkerState[];
}) {
  if (dayStates.length > maxMarkers)
    return (
      <progress
        className={styles['bar']}
        max={dayStates.length}
        value={dayStates.filter((state) => state === 'done').length}
        aria-label={label}
      />
    );
  const width = dayStates.length * step;
  return (
    <svg
      className={styles['strip']}
      width={width}
      height="44"
      viewBox={`0 0 ${width} 44`}
      role="img"
      aria-label={label}
    >
      {dayStates.slice(1).map((state, index) => {
        const [from, to] = [getPoint(index), getPoint(index + 1)];
        return (
          <path
            key={index}
            data-walked={dayStates[index] === 'done' && (state === 'done' || state === 'today')}
            d={`M${from.x} ${from.y}C${from.x + step / 2} ${from.y} ${to.x - step / 2} ${to.y} ${to.x} ${to.y}`}
          />
        );
      })}
      {dayStates.map((state, index) => (
        <ellipse
          key={index}
          data-state={state}
          cx={getPoint(index).x}
          cy={getPoint(index).y}
          rx={state === 'today' ? 11 : 9}
          ry={state === 'today' ? 9 : 7}
        />
      ))}
    </svg>
  );
}

function getPoint(index: number): { x: number; y: number } {
  return { x: step / 2 + index * step, y: index % 2 === 0 ? 28 : 16 };
}
