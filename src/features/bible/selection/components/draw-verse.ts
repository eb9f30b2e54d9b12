// Draws a verse image on a canvas, with background, text and source, and loads the typeface for the
// text. A text that is too long is reported.
import { drawBackground, backgroundColors } from './image-backgrounds.ts';
import type { ImageBackground } from './image-backgrounds.ts';
import { layOutImage, imageShapes } from './image-layout.ts';
import type { ImageText, ImageShape } from './image-layout.ts';

const getTextFont = (size: number) =>
  `400 ${size}px "Literata Variable", Georgia, "Times New Roman", serif`;
const getSourceFont = (size: number) =>
  `600 ${size}px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif`;

export type DrawOutcome = 'drawn' | 'too-long' | 'failed';

export interface VerseImage extends ImageText {
  background: ImageBackground;
  shape: ImageShape;
}

/** Resolves when the typeface is loaded. Without it the next typeface of the list is used. */
export async function loadImageFonts({ text }: ImageText): Promise<void> {
  // if the font cannot be loaded, Georgia is used
  await document.fonts?.load(getTextFont(64), text).catch(() => undefined);
}

export function drawVerseImage(
  canvas: HTMLCanvasElement,
  { text, source, background, shape }: VerseImage,
): DrawOutcome {
  const { width, height } = imageShapes[shape];
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return 'failed';
  const layout = layOutImage({ text, source }, shape, (lineText, size, isSource) => {
    context.font = isSource ? getSourceFont(size) : getTextFont(size);
    return context.measureText(lineText).width;
  });
  drawBackground(context, background, width, height);
  if (!layout) return 'too-long';
  const { ink, secondaryInk } = backgroundColors[background];
  context.textAlign = 'center';
  context.fillStyle = ink;
  context.font = getTextFont(layout.fontSize);
  for (const line of layout.lines) context.fillText(line.text, line.x, line.y);
  context.fillStyle = secondaryInk;
  context.font = getSourceFont(layout.sourceSize);
  for (const line of layout.source) context.fillText(line.text, line.x, line.y);
  return 'drawn';
}
