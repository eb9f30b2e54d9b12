// Tests of the layout of verse images: text as large as fits, never cut, never outside, and
// readable on its background.
import { describe, expect, test } from 'vitest';
import {
  imageBackgrounds,
  backgroundColors,
} from '../../../../src/features/bible/selection/components/image-backgrounds.ts';
import {
  layOutImage,
  imageShapes,
} from '../../../../src/features/bible/selection/components/image-layout.ts';
import type {
  MeasureText,
  ImageShape,
} from '../../../../src/features/bible/selection/components/image-layout.ts';

/** Measures every character as half as wide as the font size. */
const measure: MeasureText = (text, size) => text.length * size * 0.5;
const source = 'John 3:16 · King James Version';
const buildText = (count: number) =>
  Array.from({ length: count }, (_, place) => `word${place}`).join(' ');

describe.each(['square', 'tall'] as const satisfies readonly ImageShape[])(
  'on a %s picture',
  (shape) => {
    const { width, height } = imageShapes[shape];

    test.each([1, 8, 30, 60, 90])(
      'an image with %i words shows all words, in order and inside the margins',
      (count) => {
        const layout = layOutImage({ text: buildText(count), source }, shape, measure);
        if (!layout) throw new Error('no room');
        expect(layout.lines.map(({ text }) => text).join(' ')).toBe(buildText(count));
        for (const { text, x, y } of [...layout.lines, ...layout.source]) {
          const halfWidth = (text.length * layout.fontSize * 0.5) / 2;
          expect(x).toBe(width / 2);
          expect(
            layout.lines.some((line) => line.text === text) ? halfWidth : 0,
          ).toBeLessThanOrEqual(width / 2 - 100);
          expect(y).toBeGreaterThan(90);
          expect(y).toBeLessThan(height - 90);
        }
        const baselines = [...layout.lines, ...layout.source].map(({ y }) => y);
        expect(baselines).toEqual(baselines.toSorted((a, b) => a - b));
      },
    );

    test('more words make a smaller font, down to a minimum, and then there is no image', () => {
      const sizes = [4, 20, 40, 60, 80].map(
        (count) => layOutImage({ text: buildText(count), source }, shape, measure)?.fontSize ?? 0,
      );
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      expect(sizes[0]).toBeGreaterThan(sizes[3] ?? 0);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(34);
      expect(layOutImage({ text: buildText(2_000), source }, shape, measure)).toBeNull();
    });
  },
);

test('a tall image holds more words than a square image', () => {
  const maxLength = (shape: ImageShape) =>
    [40, 60, 80, 100, 120, 140, 160, 180, 200].filter((count) =>
      layOutImage({ text: buildText(count), source }, shape, measure),
    ).length;
  expect(maxLength('tall')).toBeGreaterThan(maxLength('square'));
});

test('a mark that belongs to its word is never alone at the head of a line', () => {
  const layout = layOutImage(
    { text: `${buildText(20)}\u202f? ${buildText(9)}\u00a0: fin`, source },
    'square',
    measure,
  );
  expect(layout?.lines.some(({ text }) => /^[?:]/.test(text))).toBe(false);
});

test('a poem keeps its lines; when they do not fit, all its words are still shown', () => {
  const poem =
    'The LORD is my shepherd;\nI shall lack nothing.\nHe makes me lie down in green pastures.';
  const layout = layOutImage({ text: poem, source }, 'tall', measure);
  const texts = layout?.lines.map(({ text }) => text) ?? [];
  expect(texts.join(' ')).toBe(poem.replaceAll('\n', ' '));
  for (const beginning of ['The', 'I shall', 'He makes'])
    expect(
      texts.some((text) => text.startsWith(beginning)),
      beginning,
    ).toBe(true);
  expect(
    layOutImage({ text: buildText(60).replaceAll(' ', '\n'), source }, 'square', measure)
      ?.lines.map(({ text }) => text)
      .join(' '),
  ).toBe(buildText(60));
});

test('a short text has a larger font on a tall image', () => {
  const size = (shape: ImageShape) =>
    layOutImage({ text: 'God is love and light', source }, shape, measure)?.fontSize ?? 0;
  expect(size('tall')).toBeGreaterThan(size('square'));
});

test('the last word is not alone on a line when the lines can be balanced', () => {
  const layout = layOutImage(
    { text: 'one two three four five six seven eight nine ten eleven twelve', source },
    'square',
    measure,
  );
  const lengths = layout?.lines.map(({ text }) => text.length) ?? [];
  expect(lengths.length).toBeGreaterThan(1);
  expect(Math.min(...lengths)).toBeGreaterThan(Math.max(...lengths) / 3);
});

test('there are at least four designs, and each ink reads on every colour behind it', () => {
  expect(imageBackgrounds.length).toBeGreaterThanOrEqual(4);
  for (const design of imageBackgrounds) {
    const { ink, secondaryInk, sky } = backgroundColors[design];
    for (const color of sky) {
      expect(contrast(ink, color), `${design} ${color}`).toBeGreaterThanOrEqual(7);
      expect(contrast(secondaryInk, color), `${design} ${color}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted(
    (first, second) => second - first,
  );
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
