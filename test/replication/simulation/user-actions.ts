// Simulated user actions in any tab: each action reads what the user sees, and writes some time
// later.
import type { StoredDocument } from '../../../replication/sync-collection.ts';
import {
  discardRejected,
  applyEdit,
  type Fields,
  type LocalRecord,
  buildLocalRecord,
  applyRemoval,
  applyRestore,
  restorePreviousVersion,
  applyRetry,
} from '../../../schemas/local-record.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';
import type { SimulatedDevice } from './device-types.ts';
import { StorageFault } from './gated-storage.ts';
import type { SimulatedEntity } from './simulated-server.ts';
import { TabKilledError, type Scheduler } from './scheduler.ts';
import type { SimulatedTab } from './device-types.ts';
import { getRecordStem, getTickWord, listWords } from './unique-texts.ts';

export interface UserActions {
  /** Begins one action; the action continues as its gates open. */
  act(device: SimulatedDevice, tab: SimulatedTab): void;
  /** Edits, retries or discards changes that the server rejected. */
  resolveRejected(device: SimulatedDevice, tab: SimulatedTab): void;
  /**
   * Words that a user wrote and that no user who saw them replaced or deleted, with the name of the
   * author.
   */
  requiredTexts: ReadonlyMap<string, string>;
  /**
   * Returns records that only one device worked on, that this device removed last and still knows
   * as removed: no device may bring them back.
   */
  removedForGood(devices: readonly SimulatedDevice[]): ReadonlySet<string>;
  /** Unexpected errors in actions: errors that no simulated fault caused. */
  faults: unknown[];
}

const categories = ['family', 'health', 'work'];

interface UserActionsParts {
  scheduler: Scheduler;
  random: SeededRandom;
  /** Whether users remove records in this run. */
  mayRemove: boolean;
}

export function createUserActions({ scheduler, random, mayRemove }: UserActionsParts): UserActions {
  const owed = new Map<string, string>();
  const faults: unknown[] = [];
  /** Devices that worked on each record, and whether the last action was a removal. */
  const fates = new Map<string, { devices: Set<string>; isRemoved: boolean }>();
  let made = 0;

  function begin(device: SimulatedDevice, deed: () => Promise<void>): void {
    device.pendingActions += 1;
    deed()
      // The user sees that the action failed and still has the words.
      .catch((fault: unknown) => {
        if (!(fault instanceof TabKilledError) && !(fault instanceof StorageFault))
          faults.push(fault);
      })
      .finally(() => {
        device.pendingActions -= 1;
      });
  }

  async function see(
    tab: SimulatedTab,
    entity: SimulatedEntity,
    selector: { removed?: boolean; sync?: 'refused' },
  ): Promise<StoredDocument[]> {
    const collection = tab.collections[entity];
    return (
      await collection.storageInstance.query(collection.find({ selector }).getPreparedQuery())
    ).documents;
  }

  /** @returns the record that the change was made to, as it was in that moment */
  async function change(
    device: SimulatedDevice,
    tab: SimulatedTab,
    entity: SimulatedEntity,
    doc: StoredDocument,
    next: (now: LocalRecord) => LocalRecord,
  ): Promise<Fields> {
    let before: Fields = doc.record;
    let [isRemoved, wasRemoved] = [false, false];
    await tab.collections[entity].incrementalWriteQueue.addWrite(doc, (now) => {
      before = now.record;
      const after = { ...now, ...next(now) };
      [isRemoved, wasRemoved] = [after.removed, now.removed];
      return after;
    });
    // A record that was recreated a moment ago under the next client id (R12) is a different
    // record. Removing the old card therefore removes nothing.
    if (!isRemoved || !wasRemoved) note(device, doc.client_id, isRemoved);
    return before;
  }

  async function insert(
    device: SimulatedDevice,
    tab: SimulatedTab,
    entity: SimulatedEntity,
    fields: Fields,
  ): Promise<void> {
    const id = `${device.name}-${String((made += 1)).padStart(5, '0')}`;
    await tab.collections[entity].insert(buildLocalRecord(id, fields, clockOf(device)));
    note(device, id, false);
  }

  function note(device: SimulatedDevice, id: string, isRemoved: boolean): void {
    const devices = fates.get(getRecordStem(id))?.devices ?? new Set();
    fates.set(getRecordStem(id), { devices: devices.add(device.databaseName()), isRemoved });
  }

  function owe({ person }: SimulatedDevice, words: readonly string[]): void {
    for (const word of words) owed.set(word, person.name);
  }

  function forgive(words: readonly string[]): void {
    for (const word of words) owed.delete(word);
  }

  async function pray(device: SimulatedDevice, tab: SimulatedTab): Promise<void> {
    const { counts, person } = device;
    const visible = await see(tab, 'Prayer', { removed: false });
    const one = visible.length > 0 ? random.pick(visible) : null;
    const text = `${person.name} wrote ${(made += 1)}`;
    const deed = random.next();
    if (!one || deed < 0.28) {
      // Sometimes the title is one that the server will reject.
      const title = random.isTrueWith(0.12) ? 'too long '.repeat(40) : 'title';
      const fields = { title, prayer_text: text, user_email: person.email, is_answered: false };
      await insert(device, tab, 'Prayer', fields);
      owe(device, [text]);
    } else if (deed < 0.62) {
      counts.edits += 1;
      const seen = { fields: one.record, words: ['prayer_text'] };
      // The user takes time: the state that the user saw is old when the write begins.
      await scheduler.gate(tab.name, 'write', () => {});
      await change(device, tab, 'Prayer', one, (now) =>
        applyEdit(now, { prayer_text: text }, seen),
      );
      forgive([String(one.record['prayer_text'])]);
      owe(device, [text]);
    } else if (deed < 0.7) {
      await change(device, tab, 'Prayer', one, (now) =>
        applyEdit(now, { is_answered: now.record['is_answered'] !== true }),
      );
    } else if (deed < 0.77) {
      await change(device, tab, 'Prayer', one, (now) =>
        applyEdit(now, { category: random.pick(categories) }),
      );
    } else if (deed < 0.84 || (listWords(one.record).length > 1 && random.isTrueWith(0.5))) {
      const wordings = (one.record['earlier_wordings'] ?? []) as unknown[];
      if (wordings.length > 0) counts.wordingsRestored += 1;
      await change(device, tab, 'Prayer', one, (now) =>
        restorePreviousVersion(now, random.below(wordings.length)),
      );
    } else await remove(device, tab, 'Prayer', one);
  }

  async function remove(
    device: SimulatedDevice,
    tab: SimulatedTab,
    entity: SimulatedEntity,
    one: StoredDocument,
  ): Promise<void> {
    const { counts } = device;
    if (!mayRemove) return;
    counts.removals += 1;
    const forgotten = listWords(await change(device, tab, entity, one, applyRemoval));
    let isBack = false;
    try {
      if (!random.isTrueWith(0.35)) return;
      counts.restores += 1;
      await change(device, tab, entity, one, applyRestore);
      isBack = true;
    } finally {
      if (!isBack) forgive(forgotten);
    }
  }

  async function read(device: SimulatedDevice, tab: SimulatedTab): Promise<void> {
    const { counts, person } = device;
    const visible = await see(tab, 'UserReadingProgress', { removed: false });
    const one = visible.length > 0 ? random.pick(visible) : null;
    if (!one || random.isTrueWith(0.2)) {
      const fields = {
        plan_id: `${person.name} reads ${(made += 1)}`,
        user_email: person.email,
        current_day: 1,
        completed_days: [],
        completed: false,
      };
      await insert(device, tab, 'UserReadingProgress', fields);
    } else if (random.isTrueWith(0.9)) {
      counts.ticks += 1;
      // Two devices never tick the same day. Otherwise the removal of a plan by a user who knew one
      // tick could not be told from one who knew the other.
      const day = random.below(60) * 5 + Number(device.name.slice(1));
      let isNew = false;
      await change(device, tab, 'UserReadingProgress', one, (now) => {
        const days = (now.record['completed_days'] ?? []) as number[];
        isNew = !days.includes(day);
        return applyEdit(now, {
          completed_days: [...new Set([...days, day])],
          current_day: Math.max(day, Number(now.record['current_day'])),
        });
      });
      if (isNew) owe(device, [getTickWord(one.record['plan_id'], day)]);
    } else await remove(device, tab, 'UserReadingProgress', one);
  }

  async function mendOne(
    device: SimulatedDevice,
    tab: SimulatedTab,
    one: StoredDocument,
  ): Promise<void> {
    const { counts } = device;
    counts.refusals += 1;
    if (one.problem?.status === 413 && random.isTrueWith(0.7)) {
      counts.retries += 1;
      await change(device, tab, 'Prayer', one, applyRetry);
    } else if (random.isTrueWith(0.7))
      await change(device, tab, 'Prayer', one, (now) =>
        now.sync === 'refused' ? applyEdit(now, { title: 'mended' }) : now,
      );
    else {
      counts.discards += 1;
      // Only the changes that the user sees as rejected are discarded; a change written since then
      // is a new attempt.
      let given: string[] = [];
      await change(device, tab, 'Prayer', one, (now) => {
        const next = discardRejected(now);
        const kept = next.removed ? [] : listWords(next.record);
        given = next === now ? [] : listWords(now.record).filter((word) => !kept.includes(word));
        return next;
      });
      forgive(given);
    }
  }

  function clockOf({ clockError }: SimulatedDevice): string {
    return new Date(scheduler.now() + clockError).toISOString();
  }

  return {
    act: (device, tab) =>
      begin(device, () => (random.isTrueWith(0.75) ? pray(device, tab) : read(device, tab))),
    resolveRejected: (device, tab) =>
      begin(device, async () => {
        for (const one of await see(tab, 'Prayer', { sync: 'refused' }))
          await mendOne(device, tab, one);
        for (const one of await see(tab, 'UserReadingProgress', { sync: 'refused' })) {
          device.counts.retries += 1;
          await change(device, tab, 'UserReadingProgress', one, applyRetry);
        }
      }),
    requiredTexts: owed,
    removedForGood(all) {
      const there = new Set(all.map((device) => device.databaseName()));
      return new Set(
        [...fates].flatMap(([stem, { devices, isRemoved }]) =>
          isRemoved && devices.size === 1 && [...devices].every((name) => there.has(name))
            ? [stem]
            : [],
        ),
      );
    },
    faults,
  };
}
