// Finds the highlight colour that is nearest to a colour of an imported file: a name in English,
// French, Spanish or Portuguese, or a value such as #ffcc00.
import type { HighlightColor } from '../../../schemas/entities/bible-note.ts';
import { foldName } from './clean-text.ts';

/** Words in the names of colours; the first word that occurs decides. */
const colorWords: Readonly<Record<HighlightColor, string>> = {
  none: 'none no sans aucun aucune ninguno ninguna sin nenhuma nenhum sem',
  yellow:
    'yellow gold golden amber orange jaune dore or amarillo dorado naranja amarelo dourado laranja',
  green: 'green lime olive mint vert verte verde',
  blue: 'blue cyan turquoise teal aqua navy bleu bleue azul celeste',
  pink:
    'pink red rose magenta purple violet lilac lavender rouge mauve pourpre ' +
    'rosa rojo roja morado morada violeta lila vermelho vermelha roxo roxa lilas',
};

/**
 * Returns `none` for an empty text, and yellow, the usual colour of a highlight, for a colour whose
 * name is unknown.
 */
export function findHighlightColor(text: string): HighlightColor {
  const words = foldName(text).match(/[a-z]+/g) ?? [];
  const hue = readHue(text);
  if (hue !== null) return nameHue(hue);
  if (text.trim() === '') return 'none';
  for (const word of words)
    for (const color of Object.keys(colorWords) as HighlightColor[])
      if (colorWords[color].split(' ').includes(word)) return color;
  return 'yellow';
}

/** Returns the hue of `#rrggbb`, `#rgb`, `rgb(r, g, b)` in degrees; null for another text. */
function readHue(text: string): number | null {
  const [, hex] = /^\s*(?:#|0x)?([\da-f]{6}|[\da-f]{3})(?:[\da-f]{2})?\s*$/i.exec(text) ?? [];
  const wide = hex?.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const values =
    wide?.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ??
    /^\s*rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/i.exec(text)?.slice(1).map(Number);
  if (values === undefined) return null;
  const [red = 0, green = 0, blue = 0] = values;
  const [greatest, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = greatest - least;
  // Grey has no hue.
  if (range === 0) return null;
  if (greatest === red) return (((green - blue) / range) * 60 + 360) % 360;
  return greatest === green
    ? 120 + ((blue - red) / range) * 60
    : 240 + ((red - green) / range) * 60;
}

/** Orange counts as yellow, red and violet as pink. */
function nameHue(hue: number): HighlightColor {
  if (hue < 20 || hue >= 260) return 'pink';
  if (hue < 70) return 'yellow';
  return hue < 165 ? 'green' : 'blue';
}
