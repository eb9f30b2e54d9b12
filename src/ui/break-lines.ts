// Breaks a text into lines of a picture. Pure: the function that measures text is a parameter.

/**
 * Breaks lines at ordinary spaces only: narrow and no-break spaces keep punctuation beside its
 * word.
 * @param measureWidth returns the width of a text in the unit of `maxWidth`
 * @returns null when a single word is too wide
 */
export function breakLines(
  text: string,
  maxWidth: number,
  measureWidth: (lineText: string) => number,
): string[] | null {
  const lines: string[] = [];
  for (const word of text.split(/[ \n\t]+/).filter((one) => one !== '')) {
    if (measureWidth(word) > maxWidth) return null;
    const open = lines.at(-1);
    const longer = open === undefined ? word : `${open} ${word}`;
    if (open !== undefined && measureWidth(longer) <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Breaks the text at the smallest width that needs no additional line, so that the last line is not
 * a single word.
 */
export function balanceLines(
  lines: readonly string[],
  measureWidth: (lineText: string) => number,
  maxWidth: number,
): readonly string[] {
  const text = lines.join(' ');
  let best = lines;
  for (let narrower = maxWidth * 0.97; narrower > maxWidth * 0.5; narrower *= 0.97) {
    const tried = breakLines(text, narrower, measureWidth);
    if (!tried || tried.length > lines.length) break;
    best = tried;
  }
  return best;
}
