// Background of the Peaceful Sleep pages: a moon and stars without animation, the same each night.
import styles from './night-page.module.css';

const stars = generateStars(110);
/** The square sky fills a window of any shape. */
const preserveAspectRatio = 'xMidYMid slice';

export function Stars() {
  return (
    <svg
      className={styles['stars']}
      viewBox="0 0 100 100"
      preserveAspectRatio={preserveAspectRatio}
      aria-hidden="true"
      focusable="false"
    >
      {stars.map(({ x, y, size, light }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={size} fill="#dfe4ff" opacity={light} />
      ))}
    </svg>
  );
}

export function Moon() {
  return (
    <svg
      style={{ flex: 'none' }}
      width="44"
      height="44"
      viewBox="0 0 44 44"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M29 6a17 17 0 1 0 11 25A15 15 0 0 1 29 6z"
        fill="none"
        stroke="var(--gold)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/**
 * The positions come from a small random generator with a fixed seed; stars are fewer and fainter
 * towards the ground.
 */
function generateStars(count: number): { x: number; y: number; size: number; light: number }[] {
  let seed = 7;
  const next = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: count }, () => {
    const y = next() ** 1.4 * 100;
    return {
      x: roundTo(next() * 100),
      y: roundTo(y),
      size: roundTo(0.06 + next() ** 3 * 0.12),
      light: roundTo((0.2 + next() * 0.5) * (1 - y / 160)),
    };
  });
}

function roundTo(value: number): number {
  return Math.round(value * 100) / 100;
}
