// The path of a plan in one line, to be seen at a glance; of a long plan a plain bar.
import styles from './path-strip.module.css';
import type { StoneState } from './stone.tsx';

const longest = 14;
const step = 34;

/** @param label says the same in words */
export function PathStrip({ label, stones }: { label: string; stones: readonly StoneState[] }) {
  if (stones.length > longest) return <progress className={styles['bar']} max={stones.length} value={stones.filter((state) => state === 'done').length} aria-label={label} />;
  const width = stones.length * step;
  return (
    <svg className={styles['strip']} width={width} height="44" viewBox={`0 0 ${width} 44`} role="img" aria-label={label}>
      {stones.slice(1).map((state, index) => {
        const [from, to] = [pointOf(index), pointOf(index + 1)];
        return <path key={index} data-walked={stones[index] === 'done' && (state === 'done' || state === 'today')} d={`M${from.x} ${from.y}C${from.x + step / 2} ${from.y} ${to.x - step / 2} ${to.y} ${to.x} ${to.y}`} />;
      })}
      {stones.map((state, index) => (
        <ellipse key={index} data-state={state} cx={pointOf(index).x} cy={pointOf(index).y} rx={state === 'today' ? 11 : 9} ry={state === 'today' ? 9 : 7} />
      ))}
    </svg>
  );
}

function pointOf(index: number): { x: number; y: number } {
  return { x: step / 2 + index * step, y: index % 2 === 0 ? 28 : 16 };
}
