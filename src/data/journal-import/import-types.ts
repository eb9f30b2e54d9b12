// Types of the import of journals from other apps: entries as the files have them, the choices of
// the person, and the reasons why a part of a file is not imported.

/** What the entries of a file become. */
export type ImportTarget = 'gratitude' | 'prayers' | 'notes';

/** Recognised by the content of a file. */
export type ImportFormat = 'presently' | 'day-one' | 'csv' | 'text';

/** Order of the numbers in dates such as 3/4/2024. */
export type DateOrder = 'dmy' | 'mdy';

/** A date that is known. */
export interface SourceDay {
  kind: 'day';
  /** Calendar day, YYYY-MM-DD. */
  day: string;
  /** ISO 8601 UTC; null if the file has no time of day. */
  time: string | null;
  /**
   * The same text on every device: the time, if it decided the day by the clock of this device,
   * otherwise the day.
   */
  key: string;
}

/**
 * A date of a file. `numeric`: two numbers whose order the whole column decides, and the text with
 * the time of day that follows.
 */
export type SourceDate =
  | SourceDay
  | { kind: 'numeric'; first: number; second: number; year: number; clock: string };

/** One entry of a file, before it becomes records. A missing text is empty. */
export interface SourceEntry {
  /** Name of the file, with its folder in a zip archive. */
  file: string;
  /** Line in a CSV file, position in a list of entries; null for an entry that is a whole file. */
  number: number | null;
  /** Id that the other app gave the entry; null if there is none. */
  sourceId: string | null;
  /** Null: the entry has no date, or a text that was not understood. */
  date: SourceDate | null;
  /** `date` is null although the entry has a text for it. */
  hasBadDate: boolean;
  /** The entry has no date of its own: `date` is the date of its file. */
  isFileDate: boolean;
  title: string;
  text: string;
  tags: readonly string[];
  /** What the column says about an answer: a date, a yes or no, or the answer itself. */
  answered: string;
  /** Bible passage as it was typed. */
  reference: string;
  color: string;
  /** Code of the Bible translation of the passage, as the file has it. */
  translation: string;
}

/**
 * Why an entry or a file is not imported:
 * - `noDate`, `badDate`: the entry has no date, or a text that is no date
 * - `futureDate`: the date is later than tomorrow
 * - `dateTooEarly`: before 1970, and the target has no calendar day of its own
 * - `empty`: no text
 * - `noReference`, `badReference`: no Bible passage, or one that was not understood
 * - `tooManyCells`: the row has more cells than there are columns
 * - `openQuote`: a quotation mark is not closed; the rest of the file is not readable
 * - `badEntry`: not an entry of the format
 * - `noColumns`: no column of the table is known
 * - `unknownFormat`, `damaged`, `encrypted`, `tooLarge`: the file is not readable
 * - `backup`: a backup of Selah, which is imported alone
 */
export type ProblemReason =
  | 'noDate'
  | 'badDate'
  | 'futureDate'
  | 'dateTooEarly'
  | 'empty'
  | 'noReference'
  | 'badReference'
  | 'tooManyCells'
  | 'openQuote'
  | 'badEntry'
  | 'noColumns'
  | 'unknownFormat'
  | 'damaged'
  | 'encrypted'
  | 'tooLarge'
  | 'backup';

/** A part of a file that is not imported. */
export interface ImportProblem {
  file: string;
  /** As in `SourceEntry`; null for a whole file. */
  number: number | null;
  reason: ProblemReason;
}

/** Entries that are imported with the same choices: a table, or all entries of one format. */
export interface ImportGroup {
  format: ImportFormat;
  /** Names of the chosen files. */
  files: readonly string[];
  entries: readonly SourceEntry[];
  /** The possible targets, the default first. */
  targets: readonly [ImportTarget, ...ImportTarget[]];
  /** `ask`: the dates fit both orders. Null: no date needs an order. */
  dateOrder: DateOrder | 'ask' | null;
  problems: readonly ImportProblem[];
  /** Columns of a table that are not imported. */
  unusedColumns: readonly string[];
  /** Number of photos, videos and recordings that are not imported. */
  mediaCount: number;
}

/** What the person chose for a group. */
export interface ImportChoice {
  target: ImportTarget;
  dateOrder: DateOrder;
}

/** Lets other work run, and reports how much is done, 0 to 1. */
export type Progress = (done: number) => void;

/** Builds an entry; all that is not given is empty. */
export function buildSourceEntry(
  given: Pick<SourceEntry, 'file'> & Partial<SourceEntry>,
): SourceEntry {
  return {
    number: null,
    sourceId: null,
    date: null,
    hasBadDate: false,
    isFileDate: false,
    title: '',
    text: '',
    tags: [],
    answered: '',
    reference: '',
    color: '',
    translation: '',
    ...given,
  };
}
