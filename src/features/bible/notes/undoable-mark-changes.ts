// Applies several changes of notes and bookmarks as one unit: all of them or none, with one undo
// for all.
import {
  listChangedFields,
  applyEdit,
  type Fields,
  type LocalRecord,
  applyRemoval,
  applyRestore,
  isSameValue,
} from '../../../../schemas/local-record.ts';
import type { DataContext } from '../../../data/data-context.ts';
import {
  modifyRecord,
  createRecord,
  type CreateRecordOptions,
} from '../../../data/records/record.ts';

/** Undoes the changes, but keeps later changes of the same records. Throws `StorageWriteError`. */
export type Undo = () => Promise<void>;

type MarkCollection = 'bibleNotes' | 'bibleBookmarks';

export interface MarkChanges {
  add(collection: MarkCollection, fields: Fields, under: CreateRecordOptions): Promise<void>;
  remove(collection: MarkCollection, id: string): Promise<void>;
  /**
   * @param next a pure function of the document that is stored at the moment of writing; it may run
   *   several times
   */
  edit(
    collection: MarkCollection,
    id: string,
    next: (doc: LocalRecord) => LocalRecord,
  ): Promise<void>;
}

/** Null when the record did not exist. */
type MarkState = Pick<LocalRecord, 'record' | 'removed'> | null;

/**
 * The last queued change of each data context. Changes run one after the other, so that the second
 * tap of a double tap sees what the first tap has written.
 */
const queueByContext = new WeakMap<DataContext, Promise<unknown>>();

/**
 * Runs the changes one after the other. Later calls for the same data wait until these changes have
 * ended.
 *
 * @returns a function that undoes all changes
 * @throws {StorageWriteError} when a change cannot be stored; the changes before it are undone
 *   first
 */
export function changeMarks(
  data: DataContext,
  work: (changes: MarkChanges) => Promise<void>,
): Promise<Undo> {
  const undoSteps: Undo[] = [];
  const undo = async () => {
    for (let undoStep = undoSteps.pop(); undoStep; undoStep = undoSteps.pop()) await undoStep();
    void data.sync();
  };
  const changes = createMarkChanges(data, undoSteps);
  return enqueue(data, async () => {
    try {
      await work(changes);
    } catch (fault) {
      await undo().catch((second: unknown) =>
        data.report('a partial change of marks could not be undone', second),
      );
      throw fault;
    }
    void data.sync();
    return () => enqueue(data, undo);
  });
}

function enqueue<T>(data: DataContext, work: () => Promise<T>): Promise<T> {
  // A failure of the previous call was already reported to its own caller.
  const change = (queueByContext.get(data) ?? Promise.resolve()).catch(() => undefined).then(work);
  queueByContext.set(data, change);
  return change;
}

function createMarkChanges(data: DataContext, undoSteps: Undo[]): MarkChanges {
  async function edit(
    collection: MarkCollection,
    id: string,
    next: (doc: LocalRecord) => LocalRecord,
  ): Promise<void> {
    const done: { before: MarkState; after: MarkState } = { before: null, after: null };
    await modifyRecord(data, collection, id, (doc) => {
      const after = next(doc);
      Object.assign(done, { before: doc, after });
      return after;
    });
    undoSteps.push(() =>
      modifyRecord(data, collection, id, (now) => revertChange(now, done.before, done.after)),
    );
  }

  async function add(
    collection: MarkCollection,
    fields: Fields,
    under: CreateRecordOptions,
  ): Promise<void> {
    const whole = { ...fields, user_email: data.account?.email ?? '' };
    const before = under.id === undefined ? null : await readMarkState(data, collection, under.id);
    const id = await createRecord(data, collection, whole, under);
    // For a new record, only the fields written here are compared on undo. Undo must not revert
    // what another tab wrote to the same record at that moment.
    const after =
      before === null
        ? { record: whole, removed: false }
        : await readMarkState(data, collection, id);
    undoSteps.push(() =>
      modifyRecord(data, collection, id, (now) => revertChange(now, before, after)),
    );
  }

  return { add, edit, remove: (collection, id) => edit(collection, id, applyRemoval) };
}

async function readMarkState(
  data: DataContext,
  collection: MarkCollection,
  id: string,
): Promise<MarkState> {
  const doc = await data.userDatabase[collection].findOne(id).exec();
  return doc && { record: doc.record, removed: doc.removed };
}

/**
 * Fields with text of the user. If one of these fields changed since, undo leaves all of them as
 * they are.
 */
const textFields = ['note_text', 'earlier_wordings'];
const emptyValues: Fields = { note_text: '', highlight_color: 'none', earlier_wordings: [] };

function revertChange(now: LocalRecord, before: MarkState, after: MarkState): LocalRecord {
  if (!after) return now;
  if (after.removed) return now.removed && before?.removed === false ? applyRestore(now) : now;
  // The record was removed by another action since.
  if (now.removed) return now;
  const isAsLeft = (field: string) =>
    isSameValue(getValue(now.record, field), getValue(after.record, field));
  const areWordsAsLeft = textFields.every(isAsLeft);
  if (!before || before.removed) {
    if (areWordsAsLeft && isAsLeft('highlight_color')) return applyRemoval(now);
    return isAsLeft('highlight_color')
      ? applyEdit(now, { highlight_color: emptyValues['highlight_color'] })
      : now;
  }
  const ours = listChangedFields(before.record, after.record).filter((field) =>
    textFields.includes(field) ? areWordsAsLeft : isAsLeft(field),
  );
  const earlier = ours
    .map((field) => [field, getValue(before.record, field)] as const)
    .filter(([, value]) => value !== undefined);
  return earlier.length === 0 ? now : applyEdit(now, Object.fromEntries(earlier));
}

function getValue(record: Fields, field: string): unknown {
  return record[field] ?? emptyValues[field];
}
