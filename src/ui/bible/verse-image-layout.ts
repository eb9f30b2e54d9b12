// How words stand on a picture: in lines that fit, as large as may be. Pure: who measures is passed in.

export const shapes = { square: { width: 1080, height: 1080 }, tall: { width: 1080, height: 1920 } } as const;
export type Shape = keyof typeof shapes;

export interface ImageWords {
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
export type Measure = (text: string, size: number, isSource: boolean) => number;

/** A few words on a tall picture have much room. */
const largest: Readonly<Record<Shape, number>> = { square: 88, tall: 120 };
/** Below it nobody reads a picture on a phone. */
const smallest = 34;
const step = 2;
const lineHeight = 1.42;
const sourceLineHeight = 1.35;
/** Between the words and where they are from. */
const gap = 56;
const margins: Readonly<Record<Shape, { side: number; top: number; bottom: number }>> = {
  square: { side: 118, top: 150, bottom: 150 },
  // Where apps that show such pictures lay their own buttons.
  tall: { side: 118, top: 290, bottom: 380 },
};

/** @returns null when the words are too many even at the smallest size; a poem that has no room for its lines is set as prose before that */
export function layOutImage(words: ImageWords, shape: Shape, measure: Measure): ImageLayout | null {
  return layOutLines(words, shape, measure) ?? (words.text.includes('\n') ? layOutLines({ ...words, text: words.text.replaceAll('\n', ' ') }, shape, measure) : null);
}

function layOutLines({ text, source }: ImageWords, shape: Shape, measure: Measure): ImageLayout | null {
  const { width, height } = shapes[shape];
  const { side, top, bottom } = margins[shape];
  const room = width - 2 * side;
  for (let size = largest[shape]; size >= smallest; size -= step) {
    const sourceSize = Math.round(Math.min(shape === 'tall' ? 48 : 40, Math.max(28, size * 0.55)));
    const widthOf = (words: string) => measure(words, size, false);
    const lines = breakPoem(text, room, widthOf);
    const sources = breakLines(source, room, (words) => measure(words, sourceSize, true));
    if (!lines || !sources) continue;
    const block = lines.length * size * lineHeight;
    const foot = sources.length * sourceSize * sourceLineHeight;
    const free = height - top - bottom - block - gap - foot;
    if (free < 0) continue;
    const begin = top + free / 2;
    const x = width / 2;
    return {
      fontSize: size,
      lines: lines.map((line, place) => ({ text: line, x, y: begin + (place + 0.75) * size * lineHeight })),
      sourceSize,
      source: sources.map((line, place) => ({ text: line, x, y: begin + block + gap + (place + 0.75) * sourceSize * sourceLineHeight })),
    };
  }
  return null;
}

/** Each line of a poem for itself; one that is too long goes on in the next. @returns null when a single word is too wide */
function breakPoem(text: string, room: number, widthOf: (words: string) => number): string[] | null {
  const lines: string[] = [];
  for (const verse of text.split('\n')) {
    const own = breakLines(verse, room, widthOf);
    if (!own) return null;
    lines.push(...balance(own, widthOf, room));
  }
  return lines;
}

/** At ordinary blanks only: narrow and no-break ones hold a mark to its word. @returns null when a single word is too wide */
function breakLines(text: string, room: number, widthOf: (words: string) => number): string[] | null {
  const lines: string[] = [];
  for (const word of text.split(/[ \n\t]+/).filter((one) => one !== '')) {
    if (widthOf(word) > room) return null;
    const open = lines.at(-1);
    const longer = open === undefined ? word : `${open} ${word}`;
    if (open !== undefined && widthOf(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The narrowest width that needs no further line: no last word stands alone. */
function balance(lines: readonly string[], widthOf: (words: string) => number, room: number): readonly string[] {
  const text = lines.join(' ');
  let best = lines;
  for (let narrower = room * 0.97; narrower > room * 0.5; narrower *= 0.97) {
    const tried = breakLines(text, narrower, widthOf);
    if (!tried || tried.length > lines.length) break;
    best = tried;
  }
  return best;
}
