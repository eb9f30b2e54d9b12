// Lays out the texts of a picture of a year in lines that fit. Pure: the function that measures text
// is a parameter.
import { balanceLines, breakLines } from '../../../ui/break-lines.ts';

/** Pixels. */
export const pictureSize = { width: 1080, height: 1350 } as const;

export type PictureDrawing = 'months' | 'flame' | 'loaf' | 'book' | 'bookmark' | 'path';

export interface PictureContent {
  drawing: PictureDrawing;
  year: string;
  /** The large number, as it is written in the language. */
  number: string;
  /** What the number counts. */
  words: string;
  /** A line each. */
  details: readonly string[];
  /** For the drawing `months`: a bar for each month, January first. */
  months?: readonly { label: string; count: number }[];
}

/** `number` and `words`: the serif font. `detail` and `label`: the font of the interface. */
export type PictureFont = 'number' | 'words' | 'detail' | 'label';

export interface PictureLine {
  text: string;
  font: PictureFont;
  /** Pixels. */
  size: number;
  /** The middle of the line, and its baseline, in pixels. */
  x: number;
  y: number;
}

export interface PictureLayout {
  lines: readonly PictureLine[];
  /** Place of the drawing, in pixels. */
  drawing: { x: number; y: number; width: number; height: number };
}

/** Returns the width in pixels of a text in a font of a size in pixels. */
export type MeasureText = (text: string, font: PictureFont, size: number) => number;

const fontSizes: Readonly<Record<PictureFont, number>> = {
  number: 300,
  words: 64,
  detail: 42,
  label: 48,
};
const lineHeights: Readonly<Record<PictureFont, number>> = {
  number: 1.02,
  words: 1.28,
  detail: 1.45,
  label: 1.3,
};
/** Share of the line height above the baseline. */
const baseline = 0.77;

/** Pixels between the edge and the texts. */
const side = 120;
/** The widest that a line may be, in pixels. */
export const maxLineWidth = pictureSize.width - 2 * side;
/** Baselines of the year and of the name of the app. */
const yearBaseline = 168;
const nameBaseline = pictureSize.height - 118;
/** The space between them, for the drawing and the texts. */
const top = 226;
const bottom = nameBaseline - 84;
const drawingSize = { width: maxLineWidth, height: 300 } as const;
const drawingGap = 56;
const detailGap = 22;
const scaleStep = 0.96;
/** The smallest part of the sizes; a text that is still too wide is squeezed by the canvas. */
const minScale = 0.4;

/** @param appName written at the bottom of the picture */
export function layOutPicture(
  { year, number, words, details }: PictureContent,
  appName: string,
  measure: MeasureText,
): PictureLayout {
  const x = pictureSize.width / 2;
  const frame = [
    { text: year, font: 'label', size: fontSizes.label, x, y: yearBaseline },
    { text: appName, font: 'label', size: fontSizes.label, x, y: nameBaseline },
  ] as const satisfies readonly PictureLine[];
  const rows = [
    { text: number, font: 'number' },
    { text: words, font: 'words' },
    ...details.map((text) => ({ text, font: 'detail' as const })),
  ] as const;
  let block: readonly TextRow[] = [];
  let height = 0;
  for (let scale = 1; scale >= minScale; scale *= scaleStep) {
    const { broken, isWhole } = breakRows(rows, scale, measure);
    block = broken;
    height =
      drawingSize.height +
      drawingGap +
      block.reduce((sum, row) => sum + row.gap + row.size * lineHeights[row.font], 0);
    if (isWhole && height <= bottom - top) break;
  }
  const begin = top + Math.max(0, (bottom - top - height) / 2);
  let y = begin + drawingSize.height + drawingGap;
  const lines = block.map(({ text, font, size, gap }): PictureLine => {
    const lineTop = y + gap;
    y = lineTop + size * lineHeights[font];
    return { text, font, size, x, y: lineTop + size * lineHeights[font] * baseline };
  });
  return {
    lines: [...frame, ...lines],
    drawing: { x: x - drawingSize.width / 2, y: begin, ...drawingSize },
  };
}

/** A line of the block, with the space above it in pixels. */
interface TextRow {
  text: string;
  font: PictureFont;
  size: number;
  gap: number;
}

function breakRows(
  rows: readonly { text: string; font: PictureFont }[],
  scale: number,
  measure: MeasureText,
): { broken: TextRow[]; isWhole: boolean } {
  let isWhole = true;
  let hasDetail = false;
  const broken = rows.flatMap(({ text, font }) => {
    const size = Math.round(fontSizes[font] * scale);
    const measureWidth = (lineText: string) => measure(lineText, font, size);
    const lines = breakLines(text, maxLineWidth, measureWidth);
    if (!lines) isWhole = false;
    const gap = font === 'detail' && !hasDetail ? detailGap : 0;
    hasDetail ||= font === 'detail';
    return (lines ? balanceLines(lines, measureWidth, maxLineWidth) : [text]).map(
      (line, index) => ({
        text: line,
        font,
        size,
        gap: index === 0 ? gap : 0,
      }),
    );
  });
  return { broken, isWhole };
}
