// Draws a picture of a year on a canvas in two inks, and loads the typeface for its texts.
import type { PictureContent, PictureDrawing, PictureFont } from './picture-layout.ts';
import { layOutPicture, maxLineWidth, pictureSize } from './picture-layout.ts';

/** The same in every colour theme; a test computes the contrast of the texts. */
export const pictureInks = {
  paper: '#FBF9F5',
  line: '#D8CDB8',
  ink: '#2A2622',
  secondaryInk: '#6B645B',
  accent: '#5153D6',
} as const;

const serif = '"Literata Variable", Georgia, "Times New Roman", serif';
const sans = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
const fonts: Readonly<Record<PictureFont, { weight: number; family: string; color: string }>> = {
  number: { weight: 500, family: serif, color: pictureInks.accent },
  words: { weight: 400, family: serif, color: pictureInks.ink },
  detail: { weight: 400, family: sans, color: pictureInks.secondaryInk },
  label: { weight: 600, family: serif, color: pictureInks.secondaryInk },
};

function getFont(font: PictureFont, size: number): string {
  const { weight, family } = fonts[font];
  return `${weight} ${size}px ${family}`;
}

/** Resolves when the typeface is loaded. Without it the next typeface of the list is used. */
export async function loadPictureFonts({ number, words }: PictureContent): Promise<void> {
  await Promise.all(
    (['number', 'words', 'label'] as const).map((font) =>
      // if the font cannot be loaded, Georgia is used
      document.fonts?.load(getFont(font, 64), `${number}${words}`).catch(() => undefined),
    ),
  );
}

/**
 * Draws the picture and sets the size of the canvas.
 * @returns false if this browser has no canvas to draw on
 */
export function drawYearPicture(
  canvas: HTMLCanvasElement,
  content: PictureContent,
  appName: string,
): boolean {
  canvas.width = pictureSize.width;
  canvas.height = pictureSize.height;
  const pen = canvas.getContext('2d');
  if (!pen) return false;
  const { lines, drawing } = layOutPicture(content, appName, (text, font, size) => {
    pen.font = getFont(font, size);
    return pen.measureText(text).width;
  });
  drawPaper(pen);
  if (content.drawing === 'months') drawMonths(pen, content.months ?? [], drawing);
  else drawIllustration(pen, illustrations[content.drawing], drawing);
  pen.textAlign = 'center';
  for (const { text, font, size, x, y } of lines) {
    pen.font = getFont(font, size);
    pen.fillStyle = fonts[font].color;
    pen.fillText(text, x, y, maxLineWidth);
  }
  return true;
}

type CanvasContext = CanvasRenderingContext2D;
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

function drawPaper(pen: CanvasContext): void {
  const { width, height } = pictureSize;
  pen.fillStyle = pictureInks.paper;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = pictureInks.line;
  pen.lineWidth = 3;
  pen.strokeRect(46, 46, width - 92, height - 92);
  pen.lineWidth = 1;
  pen.strokeRect(58, 58, width - 116, height - 116);
}

/** Pixels for the initials of the months below the bars. */
const initialsHeight = 52;

/** Draws a bar for each month. A month without days has a dot, so that the year is whole. */
function drawMonths(
  pen: CanvasContext,
  months: NonNullable<PictureContent['months']>,
  { x, y, width, height }: Area,
): void {
  const highest = Math.max(1, ...months.map(({ count }) => count));
  const step = width / Math.max(1, months.length);
  const barWidth = step * 0.5;
  const ground = y + height - initialsHeight;
  pen.textAlign = 'center';
  months.forEach(({ label, count }, index) => {
    const middle = x + (index + 0.5) * step;
    const barHeight = Math.max(barWidth, ((height - initialsHeight) * count) / highest);
    pen.fillStyle = count > 0 ? pictureInks.accent : pictureInks.line;
    pen.beginPath();
    pen.roundRect(
      middle - barWidth / 2,
      ground - (count > 0 ? barHeight : barWidth),
      barWidth,
      count > 0 ? barHeight : barWidth,
      barWidth / 2,
    );
    pen.fill();
    pen.font = getFont('detail', 28);
    pen.fillStyle = pictureInks.secondaryInk;
    pen.fillText(label, middle, y + height - 8);
  });
}

/** Path data in 160 × 120 units. */
interface IllustrationPaths {
  ink: string;
  secondary: string;
  /** Areas filled with the accent colour. */
  accent: string;
}

const illustrations: Readonly<Record<Exclude<PictureDrawing, 'months'>, IllustrationPaths>> = {
  // A candle with its flame.
  flame: {
    ink: 'M62 62h36v46H62zM80 62V50M46 108h68',
    secondary: 'M62 76c5 0 5 8 9 8s4-8 9-8 4 8 9 8 4-8 9-8M40 30l-8-5M120 30l8-5M36 50h-9M124 50h9',
    accent: 'M80 8c9 11 14 18 14 26a14 14 0 0 1-28 0c0-8 5-15 14-26z',
  },
  loaf: {
    ink: 'M26 84c-6-26 22-40 54-40s60 14 54 40c-2 10-106 10-108 0zM54 54c-2 8 2 15 9 19M78 50c-2 8 2 16 9 20M102 53c-2 7 2 14 8 18',
    secondary: 'M18 102h124M66 34c-5-6 5-9 0-16M82 32c-5-6 5-9 0-16M98 34c-5-6 5-9 0-16',
    accent: 'M128 100c2-8 8-12 16-12-2 8-8 12-16 12zM120 94c0-8 4-13 11-16 1 8-3 13-11 16z',
  },
  book: {
    ink: 'M80 36C66 26 44 23 24 28v58c20-5 42-2 56 8 14-10 36-13 56-8V28c-20-5-42-2-56 8zM80 36v58',
    secondary:
      'M16 38v60c24-5 48-3 64 6 16-9 40-11 64-6V38M36 42c12-2 23 0 33 5M36 54c12-2 23 0 33 5M36 66c12-2 23 0 33 5M124 66c-12-2-23 0-33 5',
    accent: 'M106 25c4-.5 8-.5 12 0v31l-6-6-6 6z',
  },
  // A page with a marked line and a ribbon.
  bookmark: {
    ink: 'M44 12h72v96H44z',
    secondary: 'M56 34h32M56 46h48M56 82h48M56 94h30',
    accent: 'M56 57h48v14H56zM98 6h12v30l-6-6-6 6z',
  },
  path: {
    ink: 'M44 112c8-14 30-14 34-24 3-8-8-11-6-22M92 112c14-12 18-18 14-27-4-8-20-9-22-19',
    secondary: 'M8 78c22-22 46-26 68-10M70 64c24-16 54-12 82 12M24 66V52M138 66V56',
    accent: 'M107 34a11 11 0 1 1-22 0 11 11 0 0 1 22 0z',
  },
};

const unitsWide = 160;
const unitsHigh = 120;

function drawIllustration(
  pen: CanvasContext,
  { ink, secondary, accent }: IllustrationPaths,
  { x, y, width, height }: Area,
): void {
  const scale = height / unitsHigh;
  pen.save();
  pen.translate(x + (width - unitsWide * scale) / 2, y);
  pen.scale(scale, scale);
  pen.lineWidth = 2;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.fillStyle = pictureInks.accent;
  // A canvas fills a path; the rule is about arrays.
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
  pen.fill(new Path2D(accent));
  pen.strokeStyle = pictureInks.secondaryInk;
  pen.stroke(new Path2D(secondary));
  pen.strokeStyle = pictureInks.ink;
  pen.stroke(new Path2D(ink));
  pen.restore();
}
