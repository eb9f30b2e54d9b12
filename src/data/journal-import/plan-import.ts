// Plans an import: converts all entries with the choices of the person, finds the records that are
// here already, and counts everything for the preview. Nothing is written.
import type { Language } from '../../../schemas/languages.ts';
import type { DataContext } from '../data-context.ts';
import { getSyncedEntity } from '../database/collections.ts';
import { readCurrentRecords } from '../export/import-batch.ts';
import type { ImportedRecord } from '../export/imported-record.ts';
import { toUserDay } from '../user-days.ts';
import { convertEntry, type ConversionSettings, entityByTarget } from './convert-entry.ts';
import type {
  ImportChoice,
  ImportGroup,
  ImportProblem,
  ImportTarget,
  Progress,
  SourceEntry,
} from './import-types.ts';
import { findNotePassage, type NotePassage } from './note-passages.ts';
import { createPause } from './pause.ts';

export interface PlanSettings {
  language: Language;
  /** Code of the Bible translation whose numbering typed passages have. */
  translation: string;
  /** Stored value of each built-in prayer category, by its name in lower case. */
  categories: ReadonlyMap<string, string>;
  /** Stops the planning, which then rejects with the reason of the signal. */
  signal?: AbortSignal;
}

/** The records of a plan that become the same kind. */
export interface PlannedRecords {
  target: ImportTarget;
  records: readonly ImportedRecord[];
}

export interface ImportPlan {
  /** In the order of the groups; also contains the records that are here already. */
  records: readonly PlannedRecords[];
  groups: readonly GroupPlan[];
  newCount: number;
}

/** An entry as an example in the preview. */
export interface EntrySample {
  /** YYYY-MM-DD; null for a Bible note without a date. */
  day: string | null;
  isFileDate: boolean;
  /** Beginning of the text. */
  text: string;
}

/** What a group of entries becomes. */
export interface GroupPlan {
  target: ImportTarget;
  /** Number of new records. Highlights are Bible notes without text. */
  newCount: number;
  highlightCount: number;
  /** YYYY-MM-DD of all entries that were understood; null without a date. */
  firstDay: string | null;
  lastDay: string | null;
  /** Number of records that are here already; they stay as they are. */
  existingCount: number;
  /** Number of records that occur a second time in the files. */
  repeatedCount: number;
  /** Number of entries whose date is the date of their file. */
  fileDateCount: number;
  samples: readonly EntrySample[];
  problems: readonly ImportProblem[];
}

const maxSamples = 3;
const maxSampleLength = 80;

/**
 * @param choices one of each group
 * @throws StorageWriteError if the storage cannot be read
 */
export async function planImport(
  data: DataContext,
  groups: readonly ImportGroup[],
  choices: readonly ImportChoice[],
  settings: PlanSettings,
  onProgress: Progress = () => {},
): Promise<ImportPlan> {
  const now = new Date();
  const total = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const findPassage = rememberPassages(settings);
  const seen = new Set<string>();
  const records: PlannedRecords[] = [];
  const plans: GroupPlan[] = [];
  let done = 0;
  for (const [index, group] of groups.entries()) {
    const choice = choices[index] ?? getDefaultChoice(group);
    const planning = await convertGroup(
      group,
      {
        ...choice,
        format: group.format,
        email: data.account?.email ?? '',
        today: toUserDay(now),
        now: now.toISOString(),
        categories: settings.categories,
        findPassage,
      },
      seen,
      (count) => {
        settings.signal?.throwIfAborted();
        onProgress((done + count) / total);
      },
    );
    done += group.entries.length;
    settings.signal?.throwIfAborted();
    const existing = await findExistingIds(data, choice.target, planning.records);
    const added = planning.records.filter(({ clientId }) => !existing.has(clientId));
    records.push({ target: choice.target, records: planning.records });
    plans.push({
      ...planning.plan,
      target: choice.target,
      newCount: added.length,
      highlightCount: added.filter(
        ({ fields }) => choice.target === 'notes' && fields['note_text'] === '',
      ).length,
      existingCount: existing.size,
    });
  }
  return {
    records,
    groups: plans,
    newCount: plans.reduce((sum, { newCount }) => sum + newCount, 0),
  };
}

export function getDefaultChoice({ targets, dateOrder }: ImportGroup): ImportChoice {
  return {
    target: targets[0],
    dateOrder: dateOrder === null || dateOrder === 'ask' ? 'dmy' : dateOrder,
  };
}

/** Finds each passage once: highlights of a chapter have the same few references. */
function rememberPassages(settings: PlanSettings): ConversionSettings['findPassage'] {
  const known = new Map<string, Promise<NotePassage | null>>();
  return (typed, code) => {
    const key = `${code}|${typed}`;
    const found = known.get(key) ?? findNotePassage(typed, code, settings);
    known.set(key, found);
    return found;
  };
}

async function convertGroup(
  group: ImportGroup,
  settings: ConversionSettings,
  seen: Set<string>,
  onProgress: (done: number) => void,
) {
  const records: ImportedRecord[] = [];
  const problems = [...group.problems];
  const samples: EntrySample[] = [];
  let [repeatedCount, fileDateCount] = [0, 0];
  let firstDay: string | null = null;
  let lastDay: string | null = null;
  const pause = createPause();
  for (const [index, entry] of group.entries.entries()) {
    const found = await convertEntry(entry, settings);
    if (found.kind === 'problem') {
      problems.push({ file: entry.file, number: entry.number, reason: found.reason });
    } else {
      const { day } = found;
      if (day !== null && (firstDay === null || day < firstDay)) firstDay = day;
      if (day !== null && (lastDay === null || day > lastDay)) lastDay = day;
      if (entry.isFileDate) fileDateCount += 1;
      if (samples.length < maxSamples) samples.push(buildSample(entry, day));
      for (const record of found.records) {
        if (seen.has(record.clientId)) repeatedCount += 1;
        else records.push(record);
        seen.add(record.clientId);
      }
    }
    const wait = pause();
    if (wait) {
      onProgress(index + 1);
      await wait;
    }
  }
  return { records, plan: { problems, samples, repeatedCount, fileDateCount, firstDay, lastDay } };
}

function buildSample(entry: SourceEntry, day: string | null): EntrySample {
  const { title, text, reference, isFileDate } = entry;
  const line = [reference, title, text.slice(0, maxSampleLength * 2)]
    .filter((part) => part !== '')
    .join(' – ')
    .replace(/\s+/g, ' ');
  const cut = line.slice(0, maxSampleLength).replace(/[\uD800-\uDBFF]$/, '');
  return { day, isFileDate, text: cut.length < line.length ? `${cut.trimEnd()}…` : cut };
}

/** Number of records that are looked up at once. */
const batchSize = 500;

/** Returns the ids of the records that are here and not removed. */
async function findExistingIds(
  data: DataContext,
  target: ImportTarget,
  records: readonly ImportedRecord[],
): Promise<ReadonlySet<string>> {
  const { collection } = getSyncedEntity(entityByTarget[target]);
  const existing = new Set<string>();
  for (let start = 0; start < records.length; start += batchSize) {
    const here = await readCurrentRecords(
      data,
      collection,
      records.slice(start, start + batchSize),
    );
    for (const [id, { removed }] of here) if (!removed) existing.add(id);
  }
  return existing;
}
