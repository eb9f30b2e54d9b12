// Several changes of marks that a person sees as one: done together or not at all, and taken back together.
import { changedFields, editRecord, type Fields, type LocalRecord, removeRecord, restoreRecord, sameValue } from '../../schemas/local-record.ts';
import type { Data } from './data.ts';
import { changeKept, keepNew, type NewRecord } from './record.ts';

/** Takes back what was done, and nothing that was done to it since. Throws `NotKept`. */
export type TakeBack = () => Promise<void>;

type Marks = 'bibleNotes' | 'bibleBookmarks';

export interface MarkSteps {
  add(collection: Marks, fields: Fields, under: NewRecord): Promise<void>;
  remove(collection: Marks, id: string): Promise<void>;
  /** @param next a pure function of what the storage holds at the moment of writing; it may run several times */
  edit(collection: Marks, id: string, next: (doc: LocalRecord) => LocalRecord): Promise<void>;
}

/** Null: there was none. */
type State = Pick<LocalRecord, 'record' | 'removed'> | null;

/** The end of the line of each person's marks: a double tap must see what its first half wrote. */
const lines = new WeakMap<Data, Promise<unknown>>();

/** Where one of the steps is not kept, those before it are taken back and `NotKept` is thrown. What is asked meanwhile waits for the end. */
export function inOneStep(data: Data, work: (steps: MarkSteps) => Promise<void>): Promise<TakeBack> {
  const ways: TakeBack[] = [];
  const takeBack = async () => {
    for (let way = ways.pop(); way; way = ways.pop()) await way();
    void data.sync();
  };
  const steps = stepsOf(data, ways);
  return inLine(data, async () => {
    try {
      await work(steps);
    } catch (fault) {
      await takeBack().catch((second: unknown) => data.report('half of a mark could not be taken back', second));
      throw fault;
    }
    void data.sync();
    return () => inLine(data, takeBack);
  });
}

function inLine<T>(data: Data, work: () => Promise<T>): Promise<T> {
  // Whoever asked for the one before was told of its fault.
  const mine = (lines.get(data) ?? Promise.resolve()).catch(() => undefined).then(work);
  lines.set(data, mine);
  return mine;
}

function stepsOf(data: Data, ways: TakeBack[]): MarkSteps {
  async function edit(collection: Marks, id: string, next: (doc: LocalRecord) => LocalRecord): Promise<void> {
    const done: { before: State; after: State } = { before: null, after: null };
    await changeKept(data, collection, id, (doc) => {
      const after = next(doc);
      Object.assign(done, { before: doc, after });
      return after;
    });
    ways.push(() => changeKept(data, collection, id, (now) => withoutStep(now, done.before, done.after)));
  }

  async function add(collection: Marks, fields: Fields, under: NewRecord): Promise<void> {
    const whole = { ...fields, user_email: data.account?.email ?? '' };
    const before = under.id === undefined ? null : await stateOf(data, collection, under.id);
    const id = await keepNew(data, collection, whole, under);
    // Of a new one only what was written here: what another tab wrote on the same sheet in this moment is not ours to take back.
    const after = before === null ? { record: whole, removed: false } : await stateOf(data, collection, id);
    ways.push(() => changeKept(data, collection, id, (now) => withoutStep(now, before, after)));
  }

  return { add, edit, remove: (collection, id) => edit(collection, id, removeRecord) };
}

async function stateOf(data: Data, collection: Marks, id: string): Promise<State> {
  const doc = await data.personal[collection].findOne(id).exec();
  return doc && { record: doc.record, removed: doc.removed };
}

/** Words of a person's own: where they changed since, all of them stay. */
const wordFields = ['note_text', 'earlier_wordings'];
const emptyFields: Fields = { note_text: '', highlight_color: 'none', earlier_wordings: [] };

function withoutStep(now: LocalRecord, before: State, after: State): LocalRecord {
  if (!after) return now;
  if (after.removed) return now.removed && before?.removed === false ? restoreRecord(now) : now;
  // Somebody took it away since.
  if (now.removed) return now;
  const isAsLeft = (field: string) => sameValue(valueOf(now.record, field), valueOf(after.record, field));
  const areWordsAsLeft = wordFields.every(isAsLeft);
  if (!before || before.removed) {
    if (areWordsAsLeft && isAsLeft('highlight_color')) return removeRecord(now);
    return isAsLeft('highlight_color') ? editRecord(now, { highlight_color: emptyFields['highlight_color'] }) : now;
  }
  const ours = changedFields(before.record, after.record).filter((field) => (wordFields.includes(field) ? areWordsAsLeft : isAsLeft(field)));
  const earlier = ours.map((field) => [field, valueOf(before.record, field)] as const).filter(([, value]) => value !== undefined);
  return earlier.length === 0 ? now : editRecord(now, Object.fromEntries(earlier));
}

function valueOf(record: Fields, field: string): unknown {
  return record[field] ?? emptyFields[field];
}
