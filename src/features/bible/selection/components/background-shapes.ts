// Draws the basic shapes of verse image backgrounds (line, star, leaf, hill, sun), and creates the
// seeded random generator for their positions.

type CanvasContext = CanvasRenderingContext2D;

/**
 * Returns a generator of numbers between 0 and 1. The same seed gives the same numbers, so that a
 * picture that is drawn twice looks the same.
 */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

export function drawLine(
  pen: CanvasContext,
  points: readonly (readonly [x: number, y: number])[],
  color: string,
  width: number,
): void {
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
  pen.stroke();
}

export function drawStar(
  pen: CanvasContext,
  x: number,
  y: number,
  radius: number,
  color: string,
): void {
  pen.fillStyle = color;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}

/** Pointed at both ends, turned about its stalk. */
export function drawLeaf(
  pen: CanvasContext,
  x: number,
  y: number,
  length: number,
  angle: number,
  color: string,
): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  pen.fillStyle = color;
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.quadraticCurveTo(length * 0.45, -length * 0.2, length, 0);
  pen.quadraticCurveTo(length * 0.45, length * 0.2, 0, 0);
  pen.fill();
  pen.strokeStyle = 'rgb(255 255 255 / 35%)';
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.moveTo(length * 0.1, 0);
  pen.lineTo(length * 0.86, 0);
  pen.stroke();
  pen.restore();
}

interface Hill {
  width: number;
  height: number;
  /**
   * `base` is the height at which the hill begins, and `rise` is how much higher its top is. `at`
   * is the horizontal position of the top, between 0 and 1.
   */
  base: number;
  rise: number;
  at: number;
  color: string;
}

export function drawHill(pen: CanvasContext, { width, height, base, rise, at, color }: Hill): void {
  pen.fillStyle = color;
  pen.beginPath();
  pen.moveTo(0, height);
  pen.lineTo(0, base);
  pen.bezierCurveTo(
    width * at * 0.5,
    base - rise * 0.4,
    width * at * 0.75,
    base - rise,
    width * at,
    base - rise,
  );
  pen.bezierCurveTo(
    width * (at + 0.25),
    base - rise,
    width * (at + 0.4),
    base + rise * 0.3,
    width,
    base + rise * 0.1,
  );
  pen.lineTo(width, height);
  pen.fill();
}

/**
 * Draws a disc with a glow around it. `disc` is the colour of the disc, `near` of the glow at the
 * disc, and `far` of the glow at its outer edge.
 */
export function drawSun(
  pen: CanvasContext,
  x: number,
  y: number,
  radius: number,
  [disc, near, far]: readonly [string, string, string],
): void {
  const light = pen.createRadialGradient(x, y, radius * 0.9, x, y, radius * 3.4);
  light.addColorStop(0, near);
  light.addColorStop(1, far);
  pen.fillStyle = light;
  pen.fillRect(x - radius * 4, y - radius * 4, radius * 8, radius * 8);
  pen.fillStyle = disc;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}
