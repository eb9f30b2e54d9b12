// Simulated user actions in any tab (create, edit, remove, restore, resolve rejections), and the
// list of texts that sync must not lose. Each action reads what the user sees, and writes some time
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
import { getRecordStem, getTickText, listTexts } from './unique-texts.ts';

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

interface RecordActions {
  /** Devices that worked on the record. */
  devices: Set<string>;
  /** Whether the last action was a removal. */
  isRemoved: boolean;
  /**
   * Client ids under which the record was edited after it had been recreated under the next client
   * id. Such an edit goes to the successor and makes it visible again, because a later removal of
   * the successor did not know the text [R13].
   */
  editedFormerIds: Set<string>;
}

interface UserActionsParts {
  scheduler: Scheduler;
  random: SeededRandom;
  /** Whether users remove records in this run. */
  mayRemove: boolean;
}

export function createUserActions({ scheduler, random, mayRemove }: UserActionsParts): UserActions {
  const requiredTexts = new Map<string, string>();
  const faults: unknown[] = [];
  /** The actions on each record, by the stem of its client id. */
  const lastActions = new Map<string, RecordActions>();
  let createdCount = 0;

  function startAction(device: SimulatedDevice, action: () => Promise<void>): void {
    device.pendingActions += 1;
    action()
      // The user sees that the action failed and still has the text.
      .catch((fault: unknown) => {
        if (!(fault instanceof TabKilledError) && !(fault instanceof StorageFault))
          faults.push(fault);
      })
      .finally(() => {
        device.pendingActions -= 1;
      });
  }

  async function queryRecords(
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
    update: (now: LocalRecord) => LocalRecord,
  ): Promise<Fields> {
    let before: Fields = doc.record;
    let [isRemoved, wasRemoved] = [false, false];
    await tab.collections[entity].incrementalWriteQueue.addWrite(doc, (now) => {
      before = now.record;
      const after = { ...now, ...update(now) };
      [isRemoved, wasRemoved] = [after.removed, now.removed];
      return after;
    });
    // A record that was recreated a moment ago under the next client id (R12) is a different
    // record. Removing the old card therefore removes nothing.
    if (!isRemoved || !wasRemoved)
      recordAction(device, doc.client_id, { isRemoved, isFormer: wasRemoved });
    return before;
  }

  async function insert(
    device: SimulatedDevice,
    tab: SimulatedTab,
    entity: SimulatedEntity,
    fields: Fields,
  ): Promise<void> {
    const id = `${device.name}-${String((createdCount += 1)).padStart(5, '0')}`;
    await tab.collections[entity].insert(buildLocalRecord(id, fields, getDeviceTime(device)));
    recordAction(device, id, { isRemoved: false, isFormer: false });
  }

  function recordAction(
    device: SimulatedDevice,
    id: string,
    { isRemoved, isFormer }: { isRemoved: boolean; isFormer: boolean },
  ): void {
    const stem = getRecordStem(id);
    const { devices, editedFormerIds } = lastActions.get(stem) ?? {
      devices: new Set(),
      editedFormerIds: new Set(),
    };
    devices.add(device.databaseName());
    if (isFormer) editedFormerIds.add(id);
    else if (isRemoved) editedFormerIds.delete(id);
    lastActions.set(stem, { devices, isRemoved, editedFormerIds });
  }

  function addRequiredTexts({ user }: SimulatedDevice, texts: readonly string[]): void {
    for (const text of texts) requiredTexts.set(text, user.name);
  }

  function removeRequiredTexts(texts: readonly string[]): void {
    for (const text of texts) requiredTexts.delete(text);
  }

  async function actOnPrayer(device: SimulatedDevice, tab: SimulatedTab): Promise<void> {
    const { counts, user } = device;
    const visible = await queryRecords(tab, 'Prayer', { removed: false });
    const doc = visible.length > 0 ? random.pick(visible) : null;
    const text = `${user.name} wrote ${(createdCount += 1)}`;
    const choice = random.next();
    if (!doc || choice < 0.28) {
      // Sometimes the title is one that the server will reject.
      const title = random.isTrueWith(0.12) ? 'too long '.repeat(40) : 'title';
      const fields = { title, prayer_text: text, user_email: user.email, is_answered: false };
      await insert(device, tab, 'Prayer', fields);
      addRequiredTexts(device, [text]);
    } else if (choice < 0.62) {
      counts.edits += 1;
      const seenState = { fields: doc.record, words: ['prayer_text'] };
      // The user takes time: the state that the user saw is old when the write begins.
      await scheduler.gate(tab.name, 'write', () => {});
      await change(device, tab, 'Prayer', doc, (now) =>
        applyEdit(now, { prayer_text: text }, seenState),
      );
      removeRequiredTexts([String(doc.record['prayer_text'])]);
      addRequiredTexts(device, [text]);
    } else if (choice < 0.7) {
      await change(device, tab, 'Prayer', doc, (now) =>
        applyEdit(now, { is_answered: now.record['is_answered'] !== true }),
      );
    } else if (choice < 0.77) {
      await change(device, tab, 'Prayer', doc, (now) =>
        applyEdit(now, { category: random.pick(categories) }),
      );
    } else if (choice < 0.84 || (listTexts(doc.record).length > 1 && random.isTrueWith(0.5))) {
      const versions = (doc.record['earlier_wordings'] ?? []) as unknown[];
      if (versions.length > 0) counts.versionsRestored += 1;
      await change(device, tab, 'Prayer', doc, (now) =>
        restorePreviousVersion(now, random.below(versions.length)),
      );
    } else await remove(device, tab, 'Prayer', doc);
  }

  async function remove(
    device: SimulatedDevice,
    tab: SimulatedTab,
    entity: SimulatedEntity,
    doc: StoredDocument,
  ): Promise<void> {
    const { counts } = device;
    if (!mayRemove) return;
    counts.removals += 1;
    const removedTexts = listTexts(await change(device, tab, entity, doc, applyRemoval));
    let isRestored = false;
    try {
      if (!random.isTrueWith(0.35)) return;
      counts.restores += 1;
      await change(device, tab, entity, doc, applyRestore);
      isRestored = true;
    } finally {
      if (!isRestored) removeRequiredTexts(removedTexts);
    }
  }

  async function actOnPlan(device: SimulatedDevice, tab: SimulatedTab): Promise<void> {
    const { counts, user } = device;
    const visible = await queryRecords(tab, 'UserReadingProgress', { removed: false });
    const doc = visible.length > 0 ? random.pick(visible) : null;
    if (!doc || random.isTrueWith(0.2)) {
      const fields = {
        plan_id: `${user.name} reads ${(createdCount += 1)}`,
        user_email: user.email,
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
      await change(device, tab, 'UserReadingProgress', doc, (now) => {
        const days = (now.record['completed_days'] ?? []) as number[];
        isNew = !days.includes(day);
        return applyEdit(now, {
          completed_days: [...new Set([...days, day])],
          current_day: Math.max(day, Number(now.record['current_day'])),
        });
      });
      if (isNew) addRequiredTexts(device, [getTickText(doc.record['plan_id'], day)]);
    } else await remove(device, tab, 'UserReadingProgress', doc);
  }

  async function resolveRejectedRecord(
    device: SimulatedDevice,
    tab: SimulatedTab,
    doc: StoredDocument,
  ): Promise<void> {
    const { counts } = device;
    counts.refusals += 1;
    if (doc.problem?.status === 413 && random.isTrueWith(0.7)) {
      counts.retries += 1;
      await change(device, tab, 'Prayer', doc, applyRetry);
    } else if (random.isTrueWith(0.7))
      await change(device, tab, 'Prayer', doc, (now) =>
        now.sync === 'refused' ? applyEdit(now, { title: 'mended' }) : now,
      );
    else {
      counts.discards += 1;
      // Only the changes that the user sees as rejected are discarded; a change written since then
      // is a new attempt.
      let discardedTexts: string[] = [];
      await change(device, tab, 'Prayer', doc, (now) => {
        const next = discardRejected(now);
        const remainingTexts = next.removed ? [] : listTexts(next.record);
        discardedTexts =
          next === now
            ? []
            : listTexts(now.record).filter((text) => !remainingTexts.includes(text));
        return next;
      });
      removeRequiredTexts(discardedTexts);
    }
  }

  function getDeviceTime({ clockError }: SimulatedDevice): string {
    return new Date(scheduler.now() + clockError).toISOString();
  }

  return {
    act: (device, tab) =>
      startAction(device, () =>
        random.isTrueWith(0.75) ? actOnPrayer(device, tab) : actOnPlan(device, tab),
      ),
    resolveRejected: (device, tab) =>
      startAction(device, async () => {
        for (const doc of await queryRecords(tab, 'Prayer', { sync: 'refused' }))
          await resolveRejectedRecord(device, tab, doc);
        for (const doc of await queryRecords(tab, 'UserReadingProgress', { sync: 'refused' })) {
          device.counts.retries += 1;
          await change(device, tab, 'UserReadingProgress', doc, applyRetry);
        }
      }),
    requiredTexts: requiredTexts,
    removedForGood(all) {
      const databaseNames = new Set(all.map((device) => device.databaseName()));
      return new Set(
        [...lastActions].flatMap(([stem, { devices, isRemoved, editedFormerIds }]) =>
          isRemoved &&
          editedFormerIds.size === 0 &&
          devices.size === 1 &&
          [...devices].every((name) => databaseNames.has(name))
            ? [stem]
            : [],
        ),
      );
    },
    faults,
  };
}
