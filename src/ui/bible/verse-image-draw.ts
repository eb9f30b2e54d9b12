// Draws a verse on a canvas, in our own typeface.
import { drawGround, grounds } from './verse-image-designs.ts';
import type { Design } from './verse-image-designs.ts';
import { layOutImage, shapes } from './verse-image-layout.ts';
import type { ImageWords, Shape } from './verse-image-layout.ts';

const wordsFont = (size: number) => `400 ${size}px "Literata Variable", Georgia, "Times New Roman", serif`;
const sourceFont = (size: number) => `600 ${size}px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif`;

export type DrawOutcome = 'drawn' | 'too-long' | 'failed';

export interface VersePicture extends ImageWords {
  design: Design;
  shape: Shape;
}

/** Resolves when the typeface is there; without it the next of the list is used. */
export async function fontsForPicture({ text }: ImageWords): Promise<void> {
  await document.fonts?.load(wordsFont(64), text).catch(() => undefined); // a font that does not come leaves Georgia
}

export function drawVerse(canvas: HTMLCanvasElement, { text, source, design, shape }: VersePicture): DrawOutcome {
  const { width, height } = shapes[shape];
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return 'failed';
  const layout = layOutImage({ text, source }, shape, (words, size, isSource) => {
    pen.font = isSource ? sourceFont(size) : wordsFont(size);
    return pen.measureText(words).width;
  });
  drawGround(pen, design, width, height);
  if (!layout) return 'too-long';
  const { ink, quiet } = grounds[design];
  pen.textAlign = 'center';
  pen.fillStyle = ink;
  pen.font = wordsFont(layout.fontSize);
  for (const line of layout.lines) pen.fillText(line.text, line.x, line.y);
  pen.fillStyle = quiet;
  pen.font = sourceFont(layout.sourceSize);
  for (const line of layout.source) pen.fillText(line.text, line.x, line.y);
  return 'drawn';
}
