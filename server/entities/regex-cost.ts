// Rejects regular expressions of entity files that may take more than about linear time, by an
// estimate of their worst-case cost.

/** One alternative of the pattern: its items in order. */
type Sequence = readonly Item[];

type Item =
  | { kind: 'edge'; sign: string }
  /** @property source of one character, with the minimum and maximum number of repetitions */
  | { kind: 'character'; source: string; least: number; most: number }
  | { kind: 'group'; alternatives: readonly Sequence[]; isOptional: boolean };

/** Maximum steps of the worst case for each character of the text. */
const maxSteps = 100;

/**
 * @param pattern a valid JavaScript regular expression with the flag `u`
 * @param longest maximum length of the texts that are matched, in characters
 * @throws Error with the second half of a sentence that says what is wrong: `… repeats a group`
 */
export function requireSafePattern(pattern: string, longest: number): void {
  const alternatives = parseAlternatives(pattern);
  const steps = alternatives.reduce(
    (sum, alternative) =>
      sum +
      countSteps(alternative, { rest: 1, next: [], longest }) *
        (isAnchored(alternative) ? 1 : longest),
    0,
  );
  if (steps > maxSteps * Math.max(longest, 10)) {
    throw new Error(
      'could take very long on a text: begin it with ^, let no repeat be followed by what it ' +
        'repeats, or give a smaller maxLength',
    );
  }
}

interface Behind {
  /** Steps of the rest of the pattern. */
  rest: number;
  /** Characters with which the rest may begin. Additional characters do no harm. */
  next: readonly string[];
  longest: number;
}

function countSteps(items: Sequence, behind: Behind): number {
  const [item, ...others] = items;
  if (!item) return behind.rest;
  const rest = countSteps(others, behind);
  const next = [...listBeginnings(others), ...(others.every(canBeEmpty) ? behind.next : [])];
  switch (item.kind) {
    case 'edge':
      return 1 + rest;
    case 'group':
      return item.alternatives.reduce(
        (sum, alternative) => sum + countSteps(alternative, { ...behind, rest, next }),
        1 + (item.isOptional ? rest : 0),
      );
    case 'character': {
      const [least, max] = [
        Math.min(item.least, behind.longest),
        Math.min(item.most, behind.longest),
      ];
      if (least === max) return max + rest;
      // When nothing after the item can begin with its character, backtracking fails at once at
      // each position.
      return next.some((other) => canBeSame(item.source, other))
        ? max + (max - least + 1) * rest
        : 2 * max + rest;
    }
  }
}

function listBeginnings(items: Sequence): string[] {
  const [item, ...others] = items;
  if (!item) return [];
  const own =
    item.kind === 'character'
      ? [item.source]
      : item.kind === 'group'
        ? item.alternatives.flatMap(listBeginnings)
        : [];
  return canBeEmpty(item) ? [...own, ...listBeginnings(others)] : own;
}

function canBeEmpty(item: Item): boolean {
  if (item.kind === 'character') return item.least === 0;
  return (
    item.kind === 'edge' ||
    item.isOptional ||
    item.alternatives.some((alternative) => alternative.every(canBeEmpty))
  );
}

function isAnchored([first]: Sequence): boolean {
  return first?.kind === 'edge' && first.sign === '^';
}

/** Returns whether a character exists that matches both sources. */
function canBeSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [its, others] = [listCharacters(one), listCharacters(other)];
  return its.some((byte, index) => (byte & (others[index] ?? 0)) !== 0);
}

/** Maximum number of character sets in memory. Each takes 136 kB. */
const maxKnown = 30;
const known = new Map<string, Uint8Array>();

/**
 * Returns a bit for each Unicode character. The bits come from the regular expression engine, which
 * is more reliable than a list of character classes.
 */
function listCharacters(source: string): Uint8Array {
  let bits = known.get(source);
  if (!bits) {
    bits = new Uint8Array(0x11_0000 / 8);
    const is = new RegExp(`^(?:${source})$`, 'u');
    for (let code = 0; code < 0x11_0000; code += 1)
      if (is.test(String.fromCodePoint(code)))
        bits[code >> 3] = (bits[code >> 3] ?? 0) | (1 << (code & 7));
    if (known.size >= maxKnown) known.clear();
    known.set(source, bits);
  }
  return bits;
}

const edges = /[\^$]|\\[bB]/uy;
const openings = /\((\?:|\?<[\p{L}\p{N}_$]+>)?(?!\?)/uy;
const characters =
  /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u\{[\da-fA-F]+\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\c[A-Za-z]|\\[pP]\{[^}]*\}|\\[^1-9kbBpPuxc]|\[(?:\\[^]|[^\]\\])*\]|[^\\()[\]{}*+?|^$]/uy;
const repeats = /(?:(?<sign>[*+?])|\{(?<least>\d+)(?<open>,(?<most>\d*))?\})\??/uy;

/** Parses the whole pattern to its alternatives. */
function parseAlternatives(pattern: string): Sequence[] {
  let index = 0;

  function take(kind: RegExp): RegExpExecArray | undefined {
    kind.lastIndex = index;
    const found = kind.exec(pattern) ?? undefined;
    if (found) index = kind.lastIndex;
    return found;
  }

  function parseUntilBracket(): Sequence[] {
    const alternatives: Item[][] = [[]];
    while (index < pattern.length && pattern[index] !== ')') {
      if (pattern[index] === '|') {
        alternatives.push([]);
        index += 1;
      } else alternatives.at(-1)?.push(item());
    }
    return alternatives;
  }

  function item(): Item {
    const edge = take(edges);
    if (edge) return { kind: 'edge', sign: edge[0] };
    if (take(openings)) {
      const alternatives = parseUntilBracket();
      index += 1;
      const repeatCount = parseCount(take(repeats));
      if (repeatCount.most > 1) throw new Error('repeats a group: write it without');
      return { kind: 'group', alternatives, isOptional: repeatCount.least === 0 };
    }
    const character = take(characters);
    if (!character)
      throw new Error(
        `has ${JSON.stringify(pattern.slice(index, index + 4))}, which this server does not know in patterns`,
      );
    return { kind: 'character', source: character[0], ...parseCount(take(repeats)) };
  }

  return parseUntilBracket();
}

function parseCount(found: RegExpExecArray | undefined): { least: number; most: number } {
  const { sign, least, open, most } = found?.groups ?? {};
  if (sign !== undefined) return { least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Infinity };
  if (least === undefined) return { least: 1, most: 1 };
  return {
    least: Number(least),
    most: open === undefined ? Number(least) : most ? Number(most) : Infinity,
  };
}
