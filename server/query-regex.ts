// The part of regular expressions whose cost is bounded, turned into patterns; everything else is refused.
import { badQuery } from './query-error.ts';
import type { Pattern } from './store/condition.ts';

type Part = Pattern['parts'][number];

const longestPattern = 500;
const mostRuns = 10;

/**
 * One pattern for each alternative. Unanchored means: somewhere in the text. `.` is any single character, a line break, too.
 * @param text literal characters, escaped characters, `^` and `$` at the ends, `.`, `.*` and `|`
 * @throws HttpError 400 on anything else
 */
export function readRegex(field: string, text: unknown, options: unknown): Pattern[] {
  if (typeof text !== 'string') throw badQuery(`$regex of ${field} must be a text.`);
  if (text.length > longestPattern) throw badQuery(`$regex of ${field} may have at most ${longestPattern} characters.`);
  if (options !== undefined && options !== '' && options !== 'i') throw badQuery(`$options of ${field} can only be "i" here.`);
  const patterns = alternatives(field, text).map((tokens) => patternOf(field, tokens, options === 'i'));
  const runs = patterns.reduce((sum, { parts }) => sum + parts.filter(({ kind }) => kind === 'any').length, 0);
  if (runs > mostRuns) throw badQuery(`$regex of ${field} may have at most ${mostRuns} open places.`);
  return patterns;
}

/** A character as it stands, or a sign that means something. */
type Token = { literal: string } | { sign: '^' | '$' | '.' | '.*' };

function alternatives(field: string, text: string): Token[][] {
  const all: Token[][] = [[]];
  const characters = [...text];
  for (let place = 0; place < characters.length; place += 1) {
    const character = characters[place] ?? '';
    const next = characters[place + 1];
    if (character === '|') all.push([]);
    else if (character === '\\') {
      // An escaped letter or digit is a class or a back reference: \d, \b, \1.
      if (next === undefined || /[\p{L}\p{N}]/u.test(next)) throw refused(field);
      all.at(-1)?.push({ literal: next });
      place += 1;
    } else if (character === '.' && next === '*') {
      all.at(-1)?.push({ sign: '.*' });
      place += 1;
    } else if (character === '.' || character === '^' || character === '$') all.at(-1)?.push({ sign: character });
    else if ('*+?()[]{}'.includes(character)) throw refused(field);
    else all.at(-1)?.push({ literal: character });
  }
  return all;
}

function patternOf(field: string, tokens: readonly Token[], ignoreCase: boolean): Pattern {
  const startsAt = isSign(tokens[0], '^') ? 1 : 0;
  const endsAt = tokens.length > startsAt && isSign(tokens.at(-1), '$') ? tokens.length - 1 : tokens.length;
  const parts: Part[] = startsAt === 1 ? [] : [{ kind: 'any' }];
  for (const token of tokens.slice(startsAt, endsAt)) add(parts, partOf(field, token));
  if (endsAt === tokens.length) add(parts, { kind: 'any' });
  return { parts, ignoreCase };
}

function partOf(field: string, token: Token): Part {
  if ('literal' in token) return { kind: 'text', text: token.literal };
  if (token.sign === '.') return { kind: 'one' };
  if (token.sign === '.*') return { kind: 'any' };
  throw refused(field);
}

/** Neighbouring characters become one text, neighbouring runs one run. */
function add(parts: Part[], part: Part): void {
  const last = parts.at(-1);
  if (part.kind === 'any' && last?.kind === 'any') return;
  if (part.kind === 'text' && last?.kind === 'text') parts.splice(-1, 1, { kind: 'text', text: last.text + part.text });
  else parts.push(part);
}

function isSign(token: Token | undefined, sign: '^' | '$'): boolean {
  return token !== undefined && 'sign' in token && token.sign === sign;
}

function refused(field: string): Error {
  return badQuery(`$regex of ${field} may hold literal text, escaped signs, ^ at its beginning, $ at its end, ".", ".*" and "|" between whole alternatives; nothing else is supported here.`);
}
