// Parses the supported subset of regular expressions into patterns. The matching cost of this
// subset is linear in the text length. Everything else is rejected.
import { invalidQueryError } from './invalid-query.ts';
import type { Pattern } from '../store/conditions/condition.ts';

const maxPatternLength = 100;
const maxTexts = 3;

/**
 * Returns one pattern for each alternative. An unanchored pattern matches anywhere in the text.
 * `.*` matches any text, including line breaks.
 * @param text literal characters, escaped characters, `^` and `$` at the ends, `.*` between and `|`
 * @throws HttpError 400 on anything else
 */
export function parseRegex(field: string, text: unknown, options: unknown): Pattern[] {
  if (typeof text !== 'string') throw invalidQueryError(`$regex of ${field} must be a text.`);
  if (text.length > maxPatternLength)
    throw invalidQueryError(`$regex of ${field} may have at most ${maxPatternLength} characters.`);
  if (options !== undefined && options !== '' && options !== 'i')
    throw invalidQueryError(`$options of ${field} can only be "i" here.`);
  return alternatives(field, text).map((tokens) => buildPattern(field, tokens, options === 'i'));
}

/** A literal character, or a symbol with a special meaning. */
type Token = { literal: string } | { sign: '^' | '$' | '.*' };

function alternatives(field: string, text: string): Token[][] {
  const all: Token[][] = [[]];
  const characters = [...text];
  for (let index = 0; index < characters.length; index += 1) {
    const character = characters[index] ?? '';
    const next = characters[index + 1];
    if (character === '|') all.push([]);
    else if (character === '\\') {
      // An escaped letter or digit is a character class or a back reference: \d, \b, \1.
      if (next === undefined || /[\p{L}\p{N}]/u.test(next)) throw refused(field);
      all.at(-1)?.push({ literal: next });
      index += 1;
    } else if (character === '.' && next === '*') {
      all.at(-1)?.push({ sign: '.*' });
      index += 1;
    } else if (character === '^' || character === '$') all.at(-1)?.push({ sign: character });
    else if ('.*+?()[]{}'.includes(character)) throw refused(field);
    else all.at(-1)?.push({ literal: character });
  }
  return all;
}

function buildPattern(field: string, tokens: readonly Token[], ignoreCase: boolean): Pattern {
  const startsAt = isSign(tokens[0], '^') ? 1 : 0;
  const endsAt =
    tokens.length > startsAt && isSign(tokens.at(-1), '$') ? tokens.length - 1 : tokens.length;
  const parts = listTexts(field, tokens.slice(startsAt, endsAt));
  const texts = parts.filter((text) => text !== '');
  if (texts.length > maxTexts)
    throw invalidQueryError(
      `$regex of ${field} may have at most ${maxTexts} texts with ".*" between them.`,
    );
  const atStart = startsAt === 1 && parts[0] !== '';
  const atEnd = endsAt < tokens.length && parts.at(-1) !== '';
  // A text without `.*` between `^` and `$` must match exactly, also when the text is empty. Any
  // other pattern without texts matches every text.
  if (startsAt === 1 && endsAt < tokens.length && parts.length === 1)
    return { texts: parts, atStart: true, atEnd: true, ignoreCase };
  return { texts, atStart, atEnd, ignoreCase };
}

/** Returns the literal texts between the `.*` symbols: at least one text, which may be empty. */
function listTexts(field: string, tokens: readonly Token[]): string[] {
  const texts = [''];
  for (const token of tokens) {
    if ('literal' in token) texts.push(`${texts.pop() ?? ''}${token.literal}`);
    else if (token.sign === '.*') texts.push('');
    else throw refused(field);
  }
  return texts;
}

function isSign(token: Token | undefined, sign: '^' | '$'): boolean {
  return token !== undefined && 'sign' in token && token.sign === sign;
}

function refused(field: string): Error {
  return invalidQueryError(
    `$regex of ${field} may hold literal text, escaped signs, ^ at its beginning, $ at its end, ".*" between texts and "|" between whole alternatives; nothing else is supported here, not a "." alone either (write "\\." for a full stop).`,
  );
}
