// Stores, watches, changes and removes queued generations that wait for a network, each as a record
// of `activity`. A generation stays stored until the user has taken or removed its result;
// generation-queue.ts runs the generations.
import { map, type Observable } from 'rxjs';
import type { GenerationRequest } from '../../../../content/generation/generation-request.ts';
import { isLanguage, type Language } from '../../../../schemas/languages.ts';
import { toNewestFirstKey } from '../../../../schemas/local-record.ts';
import { deriveId } from '../../../data/records/canonical-json.ts';
import type { DeviceRecord } from '../../../data/database/collections.ts';
import type { DataContext } from '../../../data/data-context.ts';
import { queuedGenerationKind } from '../../../data/records/unsynced-kinds.ts';
import { writeToStorage } from '../../../data/records/record.ts';
import type {
  GeneratedText,
  GenerationKind,
  GenerationFault,
  QueuedGenerationOf,
} from '../generated-text.ts';
import { renameProperty } from './rename-property.ts';

/** A queued generation without its id. */
export type QueuedGenerationFields = {
  request: GenerationRequest;
  language: Language;
  date: string;
} & (
  | { step: 'waiting'; tries: number; /** ISO time before which no try is made. */ until: string }
  /** `told`: the result was announced to the user. */
  | {
      step: 'made';
      made: GeneratedText;
      told: boolean;
      /** Id of the record in which the result is saved. */
      record: string;
    }
  | { step: 'failed'; fault: GenerationFault }
);

export type QueuedGeneration = QueuedGenerationFields & { id: string };

const idPrefix = `${queuedGenerationKind}|`;

/**
 * Queues a generation. The same request queued twice or in two tabs is stored once. Throws
 * `StorageWriteError`.
 */
export async function queueGeneration(
  data: DataContext,
  request: GenerationRequest,
  language: Language,
): Promise<void> {
  const id = deriveId(queuedGenerationKind, language, request);
  const date = new Date().toISOString();
  const record: DeviceRecord = {
    id: idPrefix + id,
    kind: queuedGenerationKind,
    order: toNewestFirstKey(date),
    value: toStoredValue({ request, language, date, step: 'waiting', tries: 0, until: '' }),
  };
  await writeToStorage(data, async () => {
    const here = await data.userDatabase.activity.insertIfNotExists(record);
    await here.incrementalModify((now) =>
      parseQueuedGeneration(now)?.step === 'waiting' ? now : { ...now, ...record },
    );
  });
}

/** Newest first, of one kind or of all. */
export function watchQueuedGenerations(data: DataContext): Observable<QueuedGeneration[]> {
  return data.userDatabase.activity
    .find({ selector: { kind: queuedGenerationKind }, sort: [{ order: 'asc' }] })
    .$.pipe(map((docs) => docs.flatMap((doc) => parseQueuedGeneration(doc) ?? [])));
}

export function watchQueuedGenerationsOf<K extends GenerationKind>(
  data: DataContext,
  kind: K,
): Observable<QueuedGenerationOf<K>[]> {
  const isOfKind = (queued: QueuedGeneration): queued is QueuedGeneration & QueuedGenerationOf<K> =>
    queued.request.kind === kind && (queued.step !== 'made' || queued.made.kind === kind);
  return watchQueuedGenerations(data).pipe(
    map((queuedGenerations) => queuedGenerations.filter(isOfKind)),
  );
}

/** Throws `StorageWriteError`. */
export async function removeQueuedGeneration(data: DataContext, id: string): Promise<void> {
  await writeToStorage(data, async () => {
    const doc = await data.userDatabase.activity.findOne(idPrefix + id).exec();
    await doc?.incrementalRemove();
  });
}

/**
 * Reads from the storage itself, because another tab may have run the generation a moment ago.
 * Resolves to null when it no longer exists.
 */
export async function readQueuedGeneration(
  { userDatabase }: DataContext,
  id: string,
): Promise<QueuedGeneration | null> {
  const [doc] = await userDatabase.activity.storageInstance.findDocumentsById(
    [idPrefix + id],
    false,
  );
  return doc ? parseQueuedGeneration(doc) : null;
}

/**
 * Changes a queued generation if it still exists.
 *
 * @returns whether `next` changed it
 */
export async function updateQueuedGeneration(
  data: DataContext,
  id: string,
  next: (queued: QueuedGeneration) => QueuedGenerationFields | null,
): Promise<boolean> {
  return writeToStorage(data, async () => {
    const doc = await data.userDatabase.activity.findOne(idPrefix + id).exec();
    let isChanged = false;
    await doc?.incrementalModify((now) => {
      const queued = parseQueuedGeneration(now);
      const changed = queued && next(queued);
      isChanged = Boolean(changed);
      return changed ? { ...now, value: toStoredValue(changed) } : now;
    });
    return isChanged;
  });
}

/** Converts to the `value` of a stored record. */
function toStoredValue(fields: QueuedGenerationFields): DeviceRecord['value'] {
  return renameProperty(fields, 'request', queuedGenerationKind);
}

/** Parses a stored record; an imported file may hold anything. */
function parseQueuedGeneration({
  id,
  value,
}: Pick<DeviceRecord, 'id' | 'value'>): QueuedGeneration | null {
  const {
    [queuedGenerationKind]: request,
    language,
    date,
    step,
    tries,
    until,
    made,
    told,
    record,
    fault,
  } = value;
  if (!isGenerationRequest(request) || !isLanguage(language) || typeof date !== 'string')
    return null;
  const left = { id: id.slice(idPrefix.length), request, language, date };
  if (step === 'made' && isGeneratedText(made))
    return {
      ...left,
      step,
      made,
      told: told === true,
      record: typeof record === 'string' ? record : deriveId('granted', left.id, date),
    };
  if (step === 'failed')
    return { ...left, step, fault: isGenerationFault(fault) ? fault : 'failed' };
  return {
    ...left,
    step: 'waiting',
    tries: typeof tries === 'number' ? tries : 0,
    until: typeof until === 'string' ? until : '',
  };
}

const textFieldsByRequestKind: Readonly<Record<GenerationKind, readonly string[]>> = {
  grace_note: ['mood', 'context'],
  prayer: ['request', 'category'],
  gratitude: ['text'],
  wisdom: ['question'],
};
const textFieldsByKind: Readonly<Record<GenerationKind, readonly string[]>> = {
  grace_note: ['message', 'reflection'],
  prayer: ['prayer_text', 'category'],
  gratitude: ['affirmation'],
  wisdom: ['insight', 'next_step', 'topic'],
};

function isGenerationRequest(value: unknown): value is GenerationRequest {
  return hasTexts(value, textFieldsByRequestKind);
}

function isGeneratedText(value: unknown): value is GeneratedText {
  return (
    hasTexts(value, textFieldsByKind) &&
    Array.isArray(value['verses']) &&
    isLanguage(value['language'])
  );
}

function hasTexts(
  value: unknown,
  texts: Readonly<Record<string, readonly string[]>>,
): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  const kind = fields['kind'];
  return (
    typeof kind === 'string' &&
    Object.hasOwn(texts, kind) &&
    (texts[kind] ?? []).every((name) => typeof fields[name] === 'string')
  );
}

const generationFaults: ReadonlySet<unknown> = new Set<GenerationFault>([
  'timeout',
  'busy',
  'budget',
  'unusable',
  'failed',
  'signed_out',
]);

function isGenerationFault(value: unknown): value is GenerationFault {
  return generationFaults.has(value);
}
