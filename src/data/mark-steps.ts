// Several changes of marks that a person sees as one: done together or not at all, and taken back together.
import type { Fields } from '../../schemas/local-record.ts';
import type { Data } from './data.ts';
import { keepChanges, keepNew, type NewRecord, removeKept, restoreKept } from './record.ts';

/** Takes back what was done. Throws `NotKept`. */
export type TakeBack = () => Promise<void>;

type Marks = 'bibleNotes' | 'bibleBookmarks';

export interface MarkSteps {
  add(collection: Marks, fields: Fields, under: NewRecord): Promise<void>;
  remove(collection: Marks, id: string): Promise<void>;
  /** @param before the same fields as they were */
  change(collection: Marks, id: string, changes: Fields, before: Fields): Promise<void>;
}

/** Where one of the steps is not kept, those before it are taken back and `NotKept` is thrown. */
export async function inOneStep(data: Data, work: (steps: MarkSteps) => Promise<void>): Promise<TakeBack> {
  const ways: TakeBack[] = [];
  const takeBack = async () => {
    for (let way = ways.pop(); way; way = ways.pop()) await way();
    void data.sync();
  };
  try {
    await work({
      async add(collection, fields, under) {
        const id = await keepNew(data, collection, { ...fields, user_email: data.account?.email ?? '' }, under);
        ways.push(() => removeKept(data, collection, id));
      },
      async remove(collection, id) {
        await removeKept(data, collection, id);
        ways.push(() => restoreKept(data, collection, id));
      },
      async change(collection, id, changes, before) {
        await keepChanges(data, collection, id, changes);
        ways.push(() => keepChanges(data, collection, id, before));
      },
    });
  } catch (fault) {
    await takeBack().catch((second: unknown) => data.report('half of a mark could not be taken back', second));
    throw fault;
  }
  void data.sync();
  return takeBack;
}
