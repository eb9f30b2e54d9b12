// Reads a JSON export of Day One as entries. Format: an object with `metadata` and `entries`; each
// entry has `uuid`, `creationDate`, `timeZone`, `text` in Markdown or `richText`, `tags` and lists
// of attachments, see “Exporting entries” in the guides of Day One.
import { isObject } from '../../../schemas/is-object.ts';
import type { Fields } from '../../../schemas/local-record.ts';
import { toUserDay } from '../user-days.ts';
import { cleanLine, cleanText, separateHeading, type TitledText } from './clean-text.ts';
import {
  buildSourceEntry,
  type ImportProblem,
  type SourceDay,
  type SourceEntry,
} from './import-types.ts';

export interface DayOneEntries {
  entries: readonly SourceEntry[];
  problems: readonly ImportProblem[];
  /** Number of photos, videos, recordings and documents, which are not imported. */
  mediaCount: number;
}

/** Lists of attachments of an entry. */
const mediaLists = ['photos', 'videos', 'audios', 'pdfAttachments'];

/** Returns whether parsed JSON is an export of Day One. */
export function isDayOneExport(content: unknown): content is { entries: readonly unknown[] } {
  if (!isObject(content) || !Array.isArray(content['entries'])) return false;
  const entries: readonly unknown[] = content['entries'];
  const { metadata } = content;
  const isDated = entries.some((entry) => isObject(entry) && Object.hasOwn(entry, 'creationDate'));
  return isDated || (entries.length === 0 && isObject(metadata));
}

export function readDayOne(
  file: string,
  { entries: list }: { entries: readonly unknown[] },
): DayOneEntries {
  const entries: SourceEntry[] = [];
  const problems: ImportProblem[] = [];
  let mediaCount = 0;
  for (const [index, item] of list.entries()) {
    if (!isObject(item)) {
      problems.push({ file, number: index + 1, reason: 'badEntry' });
      continue;
    }
    const { uuid, tags } = item;
    mediaCount += countMedia(item);
    const date = readDay(item);
    entries.push(
      buildSourceEntry({
        file,
        number: index + 1,
        sourceId: typeof uuid === 'string' && uuid !== '' ? uuid : null,
        date,
        hasBadDate: date === null && typeof item['creationDate'] === 'string',
        tags: Array.isArray(tags)
          ? tags.filter((tag) => typeof tag === 'string').map(cleanLine)
          : [],
        ...readText(item),
      }),
    );
  }
  return { entries, problems, mediaCount };
}

/** Returns the day by the clock of the entry's time zone; without one, by the clock of this device. */
function readDay({ creationDate, timeZone }: Fields): SourceDay | null {
  const time = typeof creationDate === 'string' ? Date.parse(creationDate) : Number.NaN;
  if (Number.isNaN(time)) return null;
  const zone = typeof timeZone === 'string' ? timeZone : undefined;
  const iso = new Date(time).toISOString();
  return { kind: 'day', day: toUserDay(iso, zone), time: iso, key: iso };
}

function countMedia(item: Fields): number {
  return mediaLists.reduce((sum, name) => {
    const list = item[name];
    return sum + (Array.isArray(list) ? list.length : 0);
  }, 0);
}

function readText({ text, richText }: Fields): TitledText {
  if (typeof text === 'string' && text.trim() !== '') return readMarkdown(text);
  return separateHeading(typeof richText === 'string' ? readRichText(richText) : '');
}

/** Removes references to attachments, and the backslashes that Day One puts before punctuation. */
function readMarkdown(markdown: string): TitledText {
  const lines = cleanText(markdown)
    .split('\n')
    .flatMap((line) => {
      const rest = line.replace(/!\[[^\]]*\]\(dayone-moment:[^)]*\)/g, '');
      return rest !== line && rest.trim() === '' ? [] : [rest];
    });
  // An escaped `#` begins no heading, so the heading is separated first.
  const { title, text } = separateHeading(lines.join('\n').replace(/\n{3,}/g, '\n\n'));
  return { title: removeEscapes(title), text: removeEscapes(text) };
}

function removeEscapes(markdown: string): string {
  return markdown.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

/**
 * Reads the text of a rich text: JSON with a list `contents` of `{ text, attributes }`. The heading
 * of a line becomes a Markdown heading.
 */
function readRichText(json: string): string {
  const parsed = parseJson(json);
  const contents = isObject(parsed) ? parsed['contents'] : undefined;
  if (!Array.isArray(contents)) return '';
  let text = '';
  for (const part of contents as unknown[]) {
    if (!isObject(part) || typeof part['text'] !== 'string') continue;
    const isHeading =
      isObject(part['attributes']) &&
      isObject(part['attributes']['line']) &&
      Number(part['attributes']['line']['header']) > 0;
    const startsLine = text === '' || text.endsWith('\n');
    text += isHeading && startsLine ? `# ${part['text']}` : part['text'];
  }
  return cleanText(text).replace(/\n{3,}/g, '\n\n');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The text is damaged: the entry counts as empty.
    return undefined;
  }
}
