// Which of our passages were used lately, so that nobody reads the same twice in a month. A record for each composing: two tabs at once lose nothing.
import type { Draw } from '../../../content/draw.ts';
import { usedRecord } from '../activity.ts';
import type { Data } from '../data.ts';
import { newId } from '../record.ts';
import { withStorage } from '../storage-faults.ts';

/** Milliseconds. */
const remembered = 30 * 86_400_000;

export async function nextDraw(data: Data): Promise<Draw> {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { seed, used: await usedLately(data) };
}

/** A device that does not remember composes all the same. */
async function usedLately(data: Data): Promise<string[]> {
  try {
    const docs = await withStorage(data, () => data.personal.activity.find({ selector: { kind: 'used', order: { $gte: oldest() } }, sort: [{ order: 'asc' }] }).exec());
    return docs.flatMap(({ value: { names } }) => (Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []));
  } catch (fault) {
    data.report('nobody knows which passages were used', fault);
    return [];
  }
}

/** Notes what was used, and forgets what was used long ago. */
export async function noteUsed(data: Data, names: readonly string[]): Promise<void> {
  try {
    await withStorage(data, async () => {
      const { activity } = data.personal;
      await activity.insertIfNotExists(usedRecord(newId(), names, new Date().toISOString()));
      const past = await activity.find({ selector: { kind: 'used', order: { $lt: oldest() } } }).exec();
      if (past.length > 0) await activity.bulkRemove(past.map(({ id }) => id));
    });
  } catch (fault) {
    data.report('the used passages could not be noted', fault);
  }
}

function oldest(): string {
  return new Date(Date.now() - remembered).toISOString();
}
