// Reads the files that the person chose for an import, recognises their formats by the content, and
// groups the entries that have the same choices.
import { isObject } from '../../../schemas/is-object.ts';
import { toUserDay } from '../user-days.ts';
import { decodeText } from './decode-text.ts';
import type {
  DateOrder,
  ImportGroup,
  ImportProblem,
  ProblemReason,
  Progress,
} from './import-types.ts';
import { createPause } from './pause.ts';
import { isDayOneExport, readDayOne } from './read-day-one.ts';
import { readTable } from './read-table.ts';
import { readTextFile } from './read-text-file.ts';
import { listZipEntries, readZipEntry, type ZipEntry, ZipError } from './read-zip.ts';

/**
 * `backup`: the file is for the import of Selah's own backups, or a JSON file of an unknown format,
 * which that import explains. `entries`: files of other apps.
 */
export type ReadFiles = { kind: 'backup'; text: string } | ({ kind: 'entries' } & ImportedFiles);

export interface ImportedFiles {
  groups: readonly ImportGroup[];
  /** Files that were not read. */
  problems: readonly ImportProblem[];
  /** Number of files in archives that are neither texts nor tables. */
  otherFileCount: number;
}

/** In bytes, of one text or table. */
const maxFileSize = 200_000_000;

interface ReadContent {
  /** With its folder in an archive. */
  name: string;
  /** Name of the chosen file. */
  chosenFile: string;
  text: string;
  /** YYYY-MM-DD of the last change. */
  day: string;
}

/** Rejects if the browser cannot read a file. */
export async function readImportFiles(
  files: readonly File[],
  onProgress: Progress = () => {},
): Promise<ReadFiles> {
  const [only] = files.length === 1 ? files : [];
  const backup = only && (await readAsBackup(only));
  if (backup !== undefined) return { kind: 'backup', text: backup };
  const reading = new Reading();
  for (const [index, file] of files.entries()) {
    const report = (part: number) => onProgress((index + part) / files.length);
    if (await isZip(file)) await readArchive(reading, file, report);
    else await readSingleFile(reading, file);
    report(1);
  }
  return { kind: 'entries', ...reading.finish() };
}

/**
 * Returns the text of a backup of Selah, also of a damaged one, and of JSON that no format of an
 * import matches. Returns undefined for any other file.
 */
async function readAsBackup(file: File): Promise<string | undefined> {
  if (file.size > maxFileSize || (await isZip(file))) return undefined;
  const isNamedJson = /\.json$/i.test(file.name);
  const start = await file.slice(0, 1_000).text();
  if (!isNamedJson && !/^[\s\u{FEFF}]*[{[]/u.test(start)) return undefined;
  const text = await file.text();
  if (isSelahStart(text)) return text;
  const content = parseJson(text);
  const isForeign = content === undefined ? !isNamedJson : isDayOneExport(content);
  return isForeign ? undefined : text;
}

function isSelahStart(text: string): boolean {
  return /^[\s\u{FEFF}]*\{\s*"format"\s*:\s*"selah"/u.test(text.slice(0, 1_000));
}

async function isZip(file: Blob): Promise<boolean> {
  const [a, b, c, d] = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  // An empty archive consists of its end record.
  return a === 0x50 && b === 0x4b && ((c === 3 && d === 4) || (c === 5 && d === 6));
}

async function readSingleFile(reading: Reading, file: File): Promise<void> {
  if (file.size > maxFileSize) return reading.reject(file.name, 'tooLarge');
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text === null) return reading.reject(file.name, 'unknownFormat');
  await reading.add({
    name: file.name,
    chosenFile: file.name,
    text,
    day: toUserDay(new Date(file.lastModified)),
  });
}

async function readArchive(reading: Reading, file: File, onProgress: Progress): Promise<void> {
  const entries = await listZipEntries(file).catch((fault: unknown) => {
    if (!(fault instanceof ZipError)) throw fault;
    return null;
  });
  if (entries === null) return reading.reject(file.name, 'damaged');
  const visible = entries.filter(({ name }) => !isHidden(name));
  const wanted = visible.filter(({ name }) => /\.(?:json|csv|tsv|md|markdown|txt)$/i.test(name));
  if (wanted.length === 0) return reading.reject(file.name, 'unknownFormat');
  const pause = createPause();
  const dayOneFilesBefore = reading.dayOneFileCount;
  for (const [index, entry] of wanted.entries()) {
    const content = await readArchiveEntry(reading, file, entry);
    if (content) await reading.add(content);
    onProgress((index + 1) / wanted.length);
    await pause();
  }
  // The other files of a Day One archive are the photos that its entries count.
  if (reading.dayOneFileCount === dayOneFilesBefore)
    reading.otherFileCount += visible.length - wanted.length;
}

/** Files of the system: `__MACOSX/`, `.DS_Store`, `.obsidian/`. */
function isHidden(name: string): boolean {
  return name.split('/').some((part) => /^\.[^.]/.test(part) || part === '__MACOSX');
}

async function readArchiveEntry(
  reading: Reading,
  file: File,
  entry: ZipEntry,
): Promise<ReadContent | null> {
  const refuse = (reason: ProblemReason) => {
    reading.reject(entry.name, reason);
    return null;
  };
  if (entry.isEncrypted) return refuse('encrypted');
  if (entry.size > maxFileSize) return refuse('tooLarge');
  const bytes = await readZipEntry(file, entry, maxFileSize).catch((fault: unknown) => {
    if (!(fault instanceof ZipError)) throw fault;
    return null;
  });
  if (bytes === null) return refuse('damaged');
  const text = decodeText(bytes);
  if (text === null) return refuse('unknownFormat');
  return {
    name: entry.name,
    chosenFile: file.name,
    text,
    day: toUserDay(entry.modified),
  };
}

type MutableGroup = ImportGroup & {
  files: string[];
  entries: ImportGroup['entries'][number][];
  problems: ImportProblem[];
};

/** Collects what the files contain. */
class Reading {
  otherFileCount = 0;
  dayOneFileCount = 0;
  private readonly groups: ImportGroup[] = [];
  private readonly problems: ImportProblem[] = [];
  /** The orders that the text files decided, or that have to be asked for. */
  private readonly textOrders = new Set<DateOrder | 'ask'>();
  private readonly collected = new Map<'day-one' | 'text', MutableGroup>();

  reject(file: string, reason: ProblemReason): void {
    this.problems.push({ file, number: null, reason });
  }

  async add(content: ReadContent): Promise<void> {
    const { name, text } = content;
    if (/^[\s\u{FEFF}]*[{[]/u.test(text.slice(0, 1_000)) || /\.json$/i.test(name)) {
      const json = parseJson(text);
      if (isDayOneExport(json)) return this.addDayOne(content, json);
      const isSelah = isSelahStart(text) || (isObject(json) && json['format'] === 'selah');
      if (isSelah) return this.reject(name, 'backup');
      if (json !== undefined) return this.reject(name, 'unknownFormat');
      if (/\.json$/i.test(name)) return this.reject(name, 'damaged');
    }
    const isCsv = /\.(?:csv|tsv)$/i.test(name);
    const table = await readTable({ name, text, day: content.day, isCsv });
    if (table) this.groups.push(table);
    else if (isCsv) this.reject(name, text.trim() === '' ? 'empty' : 'noColumns');
    else if (/^\s*(?:<!doctype|<html|<\?xml|\{\\rtf|%PDF|BEGIN:V)/i.test(text.slice(0, 1_000)))
      this.reject(name, 'unknownFormat');
    else this.addText(content);
  }

  finish(): ImportedFiles {
    const { problems, otherFileCount } = this;
    return { groups: [...this.collected.values(), ...this.groups], problems, otherFileCount };
  }

  private addDayOne(content: ReadContent, json: { entries: readonly unknown[] }): void {
    const { entries, problems, mediaCount } = readDayOne(content.name, json);
    const group = this.collect('day-one', content.chosenFile);
    // `push(...entries)` fails with a large list.
    for (const entry of entries) group.entries.push(entry);
    for (const problem of problems) group.problems.push(problem);
    group.mediaCount += mediaCount;
    this.dayOneFileCount += 1;
  }

  private addText(content: ReadContent): void {
    const group = this.collect('text', content.chosenFile);
    const { entries, dateOrder } = readTextFile(content);
    for (const entry of entries) group.entries.push(entry);
    if (dateOrder !== null) this.textOrders.add(dateOrder);
    group.dateOrder = this.decideTextOrder();
  }

  /** Files that fit both orders have the order of all other files, if these have the same. */
  private decideTextOrder(): ImportGroup['dateOrder'] {
    if (!this.textOrders.has('ask')) return null;
    const [first, ...others] = [...this.textOrders].filter((order) => order !== 'ask');
    return first === undefined || others.length > 0 ? 'ask' : first;
  }

  private collect(format: 'day-one' | 'text', chosenFile: string): MutableGroup {
    const group = this.collected.get(format) ?? {
      format,
      files: [],
      entries: [],
      targets: ['gratitude', 'prayers'],
      dateOrder: null,
      problems: [],
      unusedColumns: [],
      mediaCount: 0,
    };
    this.collected.set(format, group);
    if (!group.files.includes(chosenFile)) group.files.push(chosenFile);
    return group;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\u{FEFF}/u, '')) as unknown;
  } catch {
    // Not JSON: the caller tries other formats.
    return undefined;
  }
}
