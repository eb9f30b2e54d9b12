// Results of a run: each line is a measurement or a check. Prints them, and writes them into a
// Markdown document.

export interface ResultLine {
  part: string;
  what: string;
  /** The measured value with its unit. */
  value: string;
  /** The condition that the value must meet; missing for a mere measurement. */
  limit?: string;
  /** Sentence that says what is wrong; missing where the line meets its condition. */
  failure?: string;
}

export interface Results {
  readonly lines: readonly ResultLine[];
  /** Adds a measurement without a condition. */
  measure(part: string, what: string, value: string): void;
  /** Adds a check. `failure` is the sentence for a check that fails. */
  check(line: Omit<ResultLine, 'failure'> & { isMet: boolean; failure: string }): void;
  listFailures(): string[];
}

export function createResults(print: (line: string) => void): Results {
  const lines: ResultLine[] = [];
  function add(line: ResultLine): void {
    lines.push(line);
    print(formatLine(line));
  }
  return {
    lines,
    measure: (part, what, value) => add({ part, what, value }),
    check: ({ isMet, failure, ...line }) => add({ ...line, ...(!isMet && { failure }) }),
    listFailures: () => lines.flatMap(({ failure }) => (failure === undefined ? [] : [failure])),
  };
}

function formatLine({ part, what, value, limit, failure }: ResultLine): string {
  const verdict = failure === undefined ? (limit === undefined ? '' : 'ok') : 'FAILED';
  return `${verdict.padEnd(8)}${part.padEnd(10)}${what.padEnd(90)}${value}${limit === undefined ? '' : ` (${limit})`}`;
}

/** Returns the lines as a Markdown table. */
export function toMarkdown(lines: readonly ResultLine[]): string {
  return [
    '| part | what | measured | required |',
    '|---|---|---|---|',
    ...lines.map(({ part, what, value, limit, failure }) => {
      const cells = [part, what, failure === undefined ? value : `**${value}**`, limit ?? ''];
      return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
    }),
  ].join('\n');
}

export interface Marks {
  beginMark: string;
  endMark: string;
}

/** Comments around the lines of the parts `mail` and `load` in the document. */
export const installationMarks: Marks = {
  beginMark: '<!-- The next lines are written by npm run ops:try -- --docs -->',
  endMark: '<!-- End of the lines of npm run ops:try -->',
};

/** Comments around the lines of the part `failover`. */
export const failoverMarks: Marks = {
  beginMark: '<!-- The next lines are written by npm run ops:try -- --only=failover --docs -->',
  endMark: '<!-- End of the lines of the failover -->',
};

/** Comments around the lines of the part `container`. */
export const containerMarks: Marks = {
  beginMark: '<!-- The next lines are written by npm run ops:try -- --only=container --docs -->',
  endMark: '<!-- End of the lines of the container -->',
};

/** Comments around the lines of the part `volume`. */
export const volumeMarks: Marks = {
  beginMark: '<!-- The next lines are written by npm run ops:try -- --only=volume --docs -->',
  endMark: '<!-- End of the lines of the volume -->',
};

/** Comments around the lines of the part `update`. */
export const updateMarks: Marks = {
  beginMark: '<!-- The next lines are written by npm run ops:try -- --only=update --docs -->',
  endMark: '<!-- End of the lines of the update -->',
};

/**
 * Returns the document with new text between the marks.
 * @throws Error when a mark is missing
 */
export function replaceBetweenMarks(
  document: string,
  text: string,
  { beginMark, endMark }: Marks,
): string {
  const begin = document.indexOf(beginMark);
  const end = document.indexOf(endMark);
  if (begin === -1 || end < begin) throw new Error('The document lacks the marks of ops:try.');
  return `${document.slice(0, begin)}${beginMark}\n\n${text}\n\n${document.slice(end)}`;
}
