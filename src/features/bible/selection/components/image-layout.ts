// Lays out the text of a verse image in lines that fit, as large as possible. Pure: the function
// that measures text is a parameter.
import { balanceLines, breakLines } from '../../../../ui/break-lines.ts';

export const imageShapes = {
  square: { width: 1080, height: 1080 },
  tall: { width: 1080, height: 1920 },
} as const;
export type ImageShape = keyof typeof imageShapes;

export interface ImageText {
  /** A line feed ends a line of a poem. */
  text: string;
  /** John 3:16 · World English Bible */
  source: string;
}

export interface ImageLine {
  text: string;
  /** The middle of the line, and its baseline. */
  x: number;
  y: number;
}

export interface ImageLayout {
  fontSize: number;
  lines: ImageLine[];
  sourceSize: number;
  source: ImageLine[];
}

/** Width in pixels of a text at a size of the picture's own typeface. */
export type MeasureText = (text: string, size: number, isSource: boolean) => number;

/** Largest font sizes in pixels; a short text on a tall image has more space. */
const maxFontSizes: Readonly<Record<ImageShape, number>> = { square: 88, tall: 120 };
/** Smallest font size in pixels that is readable on a phone. */
const minFontSize = 34;
const fontSizeStep = 2;
const lineHeight = 1.42;
const sourceLineHeight = 1.35;
/** Pixels between the text and its source. */
const sourceGap = 56;
const margins: Readonly<Record<ImageShape, { side: number; top: number; bottom: number }>> = {
  square: { side: 118, top: 150, bottom: 150 },
  // The large top and bottom margins are where apps that show such images place their own buttons.
  tall: { side: 118, top: 290, bottom: 380 },
};

/**
 * Returns the layout with the largest font size that fits. A poem whose lines do not fit is laid
 * out as prose.
 *
 * @returns null when the text is too long even at the smallest size
 */
export function layOutImage(
  imageText: ImageText,
  shape: ImageShape,
  measure: MeasureText,
): ImageLayout | null {
  return (
    layOutLines(imageText, shape, measure) ??
    (imageText.text.includes('\n')
      ? layOutLines({ ...imageText, text: imageText.text.replaceAll('\n', ' ') }, shape, measure)
      : null)
  );
}

function layOutLines(
  { text, source }: ImageText,
  shape: ImageShape,
  measure: MeasureText,
): ImageLayout | null {
  const { width, height } = imageShapes[shape];
  const { side, top, bottom } = margins[shape];
  const maxWidth = width - 2 * side;
  for (let size = maxFontSizes[shape]; size >= minFontSize; size -= fontSizeStep) {
    const sourceSize = Math.round(Math.min(shape === 'tall' ? 48 : 40, Math.max(28, size * 0.55)));
    const measureWidth = (lineText: string) => measure(lineText, size, false);
    const lines = breakPoem(text, maxWidth, measureWidth);
    const sources = breakLines(source, maxWidth, (lineText) => measure(lineText, sourceSize, true));
    if (!lines || !sources) continue;
    const block = lines.length * size * lineHeight;
    const foot = sources.length * sourceSize * sourceLineHeight;
    const free = height - top - bottom - block - sourceGap - foot;
    if (free < 0) continue;
    const begin = top + free / 2;
    const x = width / 2;
    return {
      fontSize: size,
      lines: lines.map((line, index) => ({
        text: line,
        x,
        y: begin + (index + 0.75) * size * lineHeight,
      })),
      sourceSize,
      source: sources.map((line, index) => ({
        text: line,
        x,
        y: begin + block + sourceGap + (index + 0.75) * sourceSize * sourceLineHeight,
      })),
    };
  }
  return null;
}

/**
 * Breaks a poem into lines. A line that is too long continues on the next line.
 *
 * @returns null when a single word is too wide
 */
function breakPoem(
  text: string,
  maxWidth: number,
  measureWidth: (lineText: string) => number,
): string[] | null {
  const lines: string[] = [];
  for (const verse of text.split('\n')) {
    const verseLines = breakLines(verse, maxWidth, measureWidth);
    if (!verseLines) return null;
    lines.push(...balanceLines(verseLines, measureWidth, maxWidth));
  }
  return lines;
}
