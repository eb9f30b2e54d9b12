// Reads the front matter of a Markdown file: date, title and tags. All else that it says stays a
// text, because the app has no field for it.
import { cleanLine } from './clean-text.ts';
import type { SourceDate } from './import-types.ts';
import { parseDate } from './parse-date.ts';

export interface FrontMatter {
  /** Null without a date that was understood. */
  date: SourceDate | null;
  /** Empty without a title. */
  title: string;
  tags: readonly string[];
  /** The other lines as they were written, without those of empty values. */
  rest: string;
}

/** One `key: value`, with the lines that continue it. */
interface Property {
  /** In lower case. */
  key: string;
  value: string;
  /** As they were written. */
  lines: string[];
}

/**
 * Separates the front matter from the text below it. A block between lines of hyphens in which a
 * line is neither `key: value` nor a list item, a continuation or a comment is a part of the text.
 */
export function separateFrontMatter(text: string): FrontMatter & { body: string } {
  const lines = text.split('\n');
  const end = lines[0]?.trim() === '---' ? lines.findIndex(isEnd) : -1;
  const block = end < 0 ? null : readBlock(lines.slice(1, end));
  if (!block) return { date: null, title: '', tags: [], rest: '', body: text };
  const body = lines.slice(end + 1).join('\n');
  return { ...readProperties(block.properties, block.comments), body: body.trim() };
}

function isEnd(line: string, index: number): boolean {
  return index > 0 && /^(?:---|\.\.\.)\s*$/.test(line);
}

/** A key has at most three words. */
const keyPattern =
  /^([\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]*(?: [\p{L}\p{M}\p{N}_-]+){0,2})\s*:(?:\s(.*))?$/u;

/** The keys that the app uses, also without the blank. */
const usedKeyPattern = /^(date|title|tags):(.*)$/i;

/** Returns null if a line is of no known kind, or if there is no key. */
function readBlock(
  lines: readonly string[],
): { properties: Property[]; comments: string[] } | null {
  const properties: Property[] = [];
  const comments: string[] = [];
  for (const line of lines) {
    const property = properties.at(-1);
    const [, key, value = ''] = usedKeyPattern.exec(line) ?? keyPattern.exec(line) ?? [];
    if (line.trim() === '') property?.lines.push('');
    else if (line.startsWith('#')) comments.push(line);
    else if (key !== undefined)
      properties.push({ key: key.toLowerCase(), value: value.trim(), lines: [line] });
    else if (!property || !/^(?:\s|-\s|-$)/.test(line)) return null;
    else {
      const isItem = /^\s*-(?:\s|$)/.test(line);
      const more = isItem ? line.replace(/^\s*-/, '').trim() : line.trim();
      property.value += `${isItem ? ',' : ' '}${more}`;
      property.lines.push(line);
    }
  }
  return properties.length === 0 ? null : { properties, comments };
}

function readProperties(properties: readonly Property[], comments: readonly string[]): FrontMatter {
  const found: Omit<FrontMatter, 'rest'> = { date: null, title: '', tags: [] };
  const used = new Set<Property>();
  for (const property of properties) {
    const { key, value } = property;
    if (key === 'date' && !found.date) found.date = parseDate(unquote(value));
    else if (key === 'title' && found.title === '') found.title = readTitle(value);
    else if (key === 'tags' && found.tags.length === 0) found.tags = splitList(value);
    else continue;
    if (key !== 'date' || found.date) used.add(property);
  }
  const rest = properties
    .filter((property) => !used.has(property) && !isEmptyValue(property.value))
    .flatMap(({ lines }) => lines);
  return { ...found, rest: [...rest, ...comments].join('\n').trim() };
}

function isEmptyValue(value: string): boolean {
  return /^(?:\[\s*\]|""|''|null|~)?$/.test(value.trim());
}

/** A title may be several lines after `>` or `|`. */
function readTitle(value: string): string {
  return cleanLine(unquote(value.replace(/^[>|][-+\d]*\s/, '').trim()));
}

function unquote(value: string): string {
  return value.replace(/^(["'])(.*)\1$/, '$2');
}

/** `[family, health]`, `family, health` or items of a list. */
function splitList(value: string): string[] {
  return value
    .trim()
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((item) => cleanLine(unquote(item.trim())).replace(/^#+/, ''))
    .filter((item) => item !== '');
}
