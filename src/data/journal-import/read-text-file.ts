// Reads a Markdown or text file as entries. The date comes from the name of the file, from the front
// matter, from a heading that is a date, or from the file itself.
import { cleanLine, cleanText, separateHeading } from './clean-text.ts';
import { separateFrontMatter } from './front-matter.ts';
import {
  buildSourceEntry,
  type DateOrder,
  type SourceDate,
  type SourceDay,
  type SourceEntry,
} from './import-types.ts';
import { decideDateOrder, parseDate, resolveDate } from './parse-date.ts';
import { isCalendarDay } from '../user-days.ts';

export interface TextFile {
  /** With its folder in a zip archive. */
  name: string;
  text: string;
  /** YYYY-MM-DD, by the clock of this device. */
  day: string;
}

export interface TextFileEntries {
  /** Their dates in numbers are resolved, unless the order is `ask`. */
  entries: SourceEntry[];
  /** `ask`: the dates of the file fit both orders. Null: no date needs an order. */
  dateOrder: DateOrder | 'ask' | null;
}

/** A part of a file with its date. */
interface DatedText {
  date: SourceDate;
  text: string;
}

/**
 * A file is one entry. A file without a date in its name and front matter, in which several
 * headings are dates, is one entry for each of these headings.
 */
export function readTextFile({ name, text, day: fileDay }: TextFile): TextFileEntries {
  const { date, title, tags, rest, body } = separateFrontMatter(cleanText(text));
  const known = findDateInName(name) ?? date;
  const dated = known ? [{ date: known, text: body }] : splitAtDatedHeadings(body);
  const isFileDate = dated.length === 0;
  const parts = isFileDate ? [{ date: toSourceDay(fileDay), text: body }] : dated;
  const dateOrder = decideDateOrder(parts.map((part) => part.date));
  const entries = parts.map((part, index) => {
    const resolved = dateOrder === 'ask' ? part.date : resolveDate(part.date, dateOrder ?? 'dmy');
    return buildSourceEntry({
      file: name,
      number: parts.length > 1 ? index + 1 : null,
      date: resolved,
      hasBadDate: resolved === null,
      isFileDate,
      tags,
      ...separateTitle(part.text, title, index === 0 ? rest : ''),
    });
  });
  return { entries, dateOrder };
}

/** @param rest lines of the front matter, which are put below the text */
function separateTitle(whole: string, frontTitle: string, rest: string) {
  const content = separateHeading(whole);
  const heading = cleanLine(content.title);
  // A heading that is not the title stays in the text.
  const text = frontTitle === '' || frontTitle === heading ? content.text : whole.trim();
  return {
    title: frontTitle || heading,
    text: [text, rest].filter((part) => part !== '').join('\n\n'),
  };
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

/**
 * Splits a text at the headings that are dates, of the level of the first heading. Returns an empty
 * list if the first heading is no date, or if there is text before it.
 */
function splitAtDatedHeadings(text: string): DatedText[] {
  const [level] = /^#{1,6}(?=\s)/.exec(text) ?? [];
  const parts: { date: SourceDate; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const heading =
      level !== undefined && line.startsWith(level) ? separateHeading(line).title : '';
    const isOfLevel = heading !== '' && /^#+/.exec(line)?.[0] === level;
    const date = isOfLevel ? parseDate(heading) : null;
    if (date) parts.push({ date, lines: [] });
    else if (parts.length === 0) return [];
    else parts.at(-1)?.lines.push(line);
  }
  return parts.map(({ date, lines }) => ({ date, text: lines.join('\n').trim() }));
}
