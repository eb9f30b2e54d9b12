// Reads a Markdown or text file as entries. The date comes from the name of the file, from the front
// matter, from a heading that is a date, or from the file itself.
import { cleanLine, cleanText, separateHeading, type TitledText } from './clean-text.ts';
import { buildSourceEntry, type SourceDay, type SourceEntry } from './import-types.ts';
import { parseDate, resolveDate } from './parse-date.ts';
import { isCalendarDay } from '../user-days.ts';

export interface TextFile {
  /** With its folder in a zip archive. */
  name: string;
  text: string;
  /** YYYY-MM-DD, by the clock of this device. */
  day: string;
}

/**
 * A file is one entry. A file without a date in its name and front matter, in which several
 * headings are dates, is one entry for each of these headings.
 */
export function readTextFile({ name, text, day: fileDay }: TextFile): SourceEntry[] {
  const { fields, body } = separateFrontMatter(cleanText(text));
  const named = findDateInName(name) ?? readDateField(fields);
  const tags = splitList(fields.get('tags') ?? '');
  const frontTitle = cleanLine(unquote(fields.get('title') ?? ''));
  const build = (date: SourceDay, content: TitledText, more: Partial<SourceEntry> = {}) =>
    buildSourceEntry({
      file: name,
      date,
      tags,
      ...content,
      title: frontTitle || cleanLine(content.title),
      ...more,
    });
  if (named) return [build(named, separateHeading(body))];
  const dated = splitAtDatedHeadings(body);
  if (dated.length > 1)
    return dated.map(({ date, text: part }, index) =>
      build(date, separateHeading(part), { number: index + 1 }),
    );
  const [first] = dated;
  if (first) return [build(first.date, separateHeading(first.text))];
  return [build(toSourceDay(fileDay), separateHeading(body), { isFileDate: true })];
}

function toSourceDay(day: string): SourceDay {
  return { kind: 'day', day, time: null, key: day };
}

/** 2024-05-01, 2024_05_01 or 20240501, anywhere in the name of the file. */
function findDateInName(path: string): SourceDay | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  for (const [, year, , month, day] of name.matchAll(
    /(?<!\d)(\d{4})([-_. ]?)(\d\d)\2(\d\d)(?!\d)/g,
  )) {
    const found = `${year}-${month}-${day}`;
    if (isCalendarDay(found)) return toSourceDay(found);
  }
  return null;
}

/** Lines `name: value` between two lines `---` at the beginning. */
function separateFrontMatter(text: string): {
  fields: ReadonlyMap<string, string>;
  body: string;
} {
  const lines = text.split('\n');
  const end = lines[0]?.trim() === '---' ? lines.findIndex(isFrontMatterEnd) : -1;
  const fields = new Map<string, string>();
  if (end < 0) return { fields, body: text };
  let list = '';
  for (const line of lines.slice(1, end)) {
    const [, key, value = ''] = /^([\w-]+)\s*:(.*)$/.exec(line) ?? [];
    if (key !== undefined) {
      list = key.toLowerCase();
      fields.set(list, value.trim());
    } else if (/^\s*-\s/.test(line) && list !== '') {
      // An item of a list, one in each line.
      fields.set(list, `${fields.get(list) ?? ''},${line.replace(/^\s*-/, '').trim()}`);
    }
  }
  return {
    fields,
    body: lines
      .slice(end + 1)
      .join('\n')
      .trim(),
  };
}

function isFrontMatterEnd(line: string, index: number): boolean {
  return index > 0 && /^(?:---|\.\.\.)\s*$/.test(line);
}

function readDateField(fields: ReadonlyMap<string, string>): SourceDay | null {
  const date = parseDate(unquote(fields.get('date') ?? ''));
  return date?.kind === 'day' ? date : null;
}

function unquote(value: string): string {
  return value.replace(/^(["'])(.*)\1$/, '$2');
}

/** `[family, health]`, `family, health` or items of a list. */
function splitList(value: string): string[] {
  return value
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((item) => cleanLine(unquote(item.trim())).replace(/^#+/, ''))
    .filter((item) => item !== '');
}

/**
 * Splits a text at the headings that are dates, of the level of the first heading. Returns an empty
 * list if the first heading is no date, or if there is text before it.
 */
function splitAtDatedHeadings(text: string): { date: SourceDay; text: string }[] {
  const [level] = /^#{1,6}(?=\s)/.exec(text) ?? [];
  const parts: { date: SourceDay; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const heading =
      level !== undefined && line.startsWith(level) ? separateHeading(line).title : '';
    const isOfLevel = heading !== '' && /^#+/.exec(line)?.[0] === level;
    const date = isOfLevel ? parseHeadingDate(heading) : null;
    if (date) parts.push({ date, lines: [] });
    else if (parts.length === 0) return [];
    else parts.at(-1)?.lines.push(line);
  }
  return parts.map(({ date, lines }) => ({ date, text: lines.join('\n').trim() }));
}

/** A date in numbers must exist in one order only: there is no column that decides. */
function parseHeadingDate(heading: string): SourceDay | null {
  const date = parseDate(heading);
  if (!date) return null;
  if (date.kind === 'day') return date;
  const [dmy, mdy] = [resolveDate(date, 'dmy'), resolveDate(date, 'mdy')];
  const [only] = [dmy, mdy].filter((day) => day !== null);
  return dmy && mdy && dmy.day !== mdy.day ? null : (only ?? null);
}
