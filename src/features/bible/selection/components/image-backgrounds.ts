// Draws the four backgrounds of verse images: paper, night, an olive branch, dawn. Each background
// defines the colour of the text on it.
import {
  createRandom,
  drawHill,
  drawLeaf,
  drawLine,
  drawStar,
  drawSun,
} from './background-shapes.ts';

export const imageBackgrounds = ['paper', 'night', 'olive', 'dawn'] as const;
export type ImageBackground = (typeof imageBackgrounds)[number];

export interface BackgroundColors {
  ink: string;
  secondaryInk: string;
  /** The colours behind the text, from top to bottom. */
  sky: readonly string[];
}

/**
 * The text colour of a background has enough contrast on each of its colours; a test computes this.
 */
export const backgroundColors: Readonly<Record<ImageBackground, BackgroundColors>> = {
  paper: { ink: '#2A2622', secondaryInk: '#6B645B', sky: ['#FDFBF7', '#F6F0E4'] },
  night: { ink: '#F1EFF8', secondaryInk: '#B9B7D6', sky: ['#0B0D1C', '#151936', '#232A55'] },
  olive: { ink: '#2B331F', secondaryInk: '#596246', sky: ['#F3F4E8', '#E6EAD3'] },
  dawn: { ink: '#3A2433', secondaryInk: '#5F4052', sky: ['#C9C3E6', '#F2C9C4', '#FBE0BF'] },
};

type CanvasContext = CanvasRenderingContext2D;

export function drawBackground(
  pen: CanvasContext,
  background: ImageBackground,
  width: number,
  height: number,
): void {
  const sky = pen.createLinearGradient(0, 0, 0, height);
  const { sky: colors } = backgroundColors[background];
  colors.forEach((color, index) => sky.addColorStop(index / (colors.length - 1), color));
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  switch (background) {
    case 'paper':
      return drawPaper(pen, width, height);
    case 'night':
      return drawNight(pen, width, height);
    case 'olive':
      return drawOlive(pen, width, height);
    case 'dawn':
      return drawDawn(pen, width, height);
  }
}

/** Draws laid paper: fibres, a double rule, a small flame. */
function drawPaper(pen: CanvasContext, width: number, height: number): void {
  const next = createRandom(7);
  for (let fibre = 0; fibre < 900; fibre += 1) {
    const [x, y] = [next() * width, next() * height];
    drawLine(
      pen,
      [
        [x, y],
        [x + next() * 18 - 9, y + next() * 5],
      ],
      `rgb(120 98 66 / ${0.03 + next() * 0.05})`,
      1,
    );
  }
  pen.strokeStyle = '#C9B99A';
  pen.lineWidth = 3;
  pen.strokeRect(46, 46, width - 92, height - 92);
  pen.lineWidth = 1;
  pen.strokeRect(58, 58, width - 116, height - 116);
  drawFlame(pen, width / 2, 122, 30);
}

function drawFlame(pen: CanvasContext, x: number, y: number, size: number): void {
  pen.fillStyle = '#5153D6';
  pen.beginPath();
  pen.moveTo(x, y - size);
  pen.bezierCurveTo(
    x + size * 0.9,
    y - size * 0.1,
    x + size * 0.55,
    y + size * 0.75,
    x,
    y + size * 0.75,
  );
  pen.bezierCurveTo(x - size * 0.55, y + size * 0.75, x - size * 0.9, y - size * 0.05, x, y - size);
  pen.fill();
  pen.fillStyle = '#F6F0E4';
  pen.beginPath();
  pen.moveTo(x, y - size * 0.1);
  pen.bezierCurveTo(
    x + size * 0.32,
    y + size * 0.25,
    x + size * 0.2,
    y + size * 0.6,
    x,
    y + size * 0.6,
  );
  pen.bezierCurveTo(
    x - size * 0.2,
    y + size * 0.6,
    x - size * 0.32,
    y + size * 0.25,
    x,
    y - size * 0.1,
  );
  pen.fill();
}

/** Draws stars that are faint behind the text, a thin moon, two hills and a lit window. */
function drawNight(pen: CanvasContext, width: number, height: number): void {
  const next = createRandom(23);
  for (let count = 0; count < 190; count += 1) {
    const [x, y] = [next(), next() * 0.9];
    const isBehindWords = x > 0.09 && x < 0.91 && y > 0.16 && y < 0.86;
    drawStar(
      pen,
      x * width,
      y * height,
      0.6 + next() * 1.7,
      `rgb(255 255 255 / ${(0.2 + next() * 0.45) * (isBehindWords ? 0.3 : 1)})`,
    );
  }
  drawMoon(pen, width * 0.82, 112, 44);
  drawHill(pen, { width, height, base: height - 96, rise: 46, at: 0.28, color: '#12152E' });
  drawHill(pen, { width, height, base: height - 58, rise: 34, at: 0.74, color: '#0A0C1B' });
  pen.fillStyle = '#F2C572';
  pen.fillRect(width * 0.71, height - 84, 12, 15);
}

function drawMoon(pen: CanvasContext, x: number, y: number, radius: number): void {
  pen.fillStyle = '#EFEBD8';
  pen.beginPath();
  pen.arc(x, y, radius, Math.PI * 0.5, Math.PI * 1.5, true);
  pen.bezierCurveTo(
    x + radius * 0.75,
    y - radius * 0.6,
    x + radius * 0.75,
    y + radius * 0.6,
    x,
    y + radius,
  );
  pen.fill();
}

/** Two branches, from above and from below. */
function drawOlive(pen: CanvasContext, width: number, height: number): void {
  pen.strokeStyle = '#C4CBA5';
  pen.lineWidth = 2;
  pen.strokeRect(40, 40, width - 80, height - 80);
  drawBranch(pen, -30, -10, 0.62, 1);
  pen.save();
  pen.translate(width, height);
  pen.rotate(Math.PI);
  drawBranch(pen, -30, -10, 0.62, 0.92);
  pen.restore();
}

function drawBranch(pen: CanvasContext, x: number, y: number, angle: number, scale: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  pen.scale(scale, scale);
  pen.strokeStyle = '#7C6A4B';
  pen.lineWidth = 5;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.bezierCurveTo(90, -34, 150, 26, 258, -10);
  pen.stroke();
  const greens = ['#6F8050', '#8A9A66', '#A3B07F'];
  [36, 74, 112, 150, 188, 226].forEach((along, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    drawLeaf(
      pen,
      along,
      Math.sin(along / 60) * 10 - 8,
      74 - index * 4,
      side * (0.75 - index * 0.05),
      greens[index % 3] ?? '#8A9A66',
    );
    drawLeaf(
      pen,
      along + 14,
      Math.sin(along / 60) * 10 - 8,
      66 - index * 4,
      -side * (0.95 - index * 0.06),
      greens[(index + 1) % 3] ?? '#6F8050',
    );
  });
  drawLeaf(pen, 254, -10, 58, -0.1, '#8A9A66');
  for (const [ox, oy] of [
    [96, 34],
    [170, -40],
  ] as const) {
    pen.fillStyle = '#4E5A3A';
    pen.beginPath();
    pen.ellipse(ox, oy, 13, 18, 0.5, 0, Math.PI * 2);
    pen.fill();
  }
  pen.restore();
}

/** The sun behind three hills, and birds. */
function drawDawn(pen: CanvasContext, width: number, height: number): void {
  drawSun(pen, width / 2, height - 84, 96, [
    '#FFF3DA',
    'rgb(255 232 190 / 55%)',
    'rgb(255 226 180 / 0%)',
  ]);
  drawHill(pen, { width, height, base: height - 92, rise: 40, at: 0.2, color: '#C99BAE' });
  drawHill(pen, { width, height, base: height - 66, rise: 44, at: 0.8, color: '#A57897' });
  drawHill(pen, { width, height, base: height - 34, rise: 26, at: 0.42, color: '#7B5578' });
  for (const [x, y, size] of [
    [0.78, 96, 17],
    [0.83, 122, 12],
    [0.74, 132, 10],
  ] as const) {
    const left = width * x;
    drawLine(
      pen,
      [
        [left - size, y - size * 0.45],
        [left, y],
        [left + size, y - size * 0.5],
      ],
      '#6B4E6E',
      3,
    );
  }
}
