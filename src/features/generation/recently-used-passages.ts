// Records which of Selah's passages were used recently, so that a user sees no passage twice in a
// month. Each composition writes its own record, so two tabs lose nothing.
import type { PickOptions } from '../../../content/composer/passage-picker.ts';
import { buildUsedPassagesRecord } from '../../data/records/activity-records.ts';
import type { DataContext } from '../../data/data-context.ts';
import { createRecordId } from '../../data/records/record.ts';
import { withReconnect } from '../../data/database/storage-errors.ts';

/** Milliseconds. */
const rememberMillis = 30 * 86_400_000;

export async function loadPickOptions(data: DataContext): Promise<PickOptions> {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { seed, used: await readRecentlyUsed(data) };
}

/** Returns no passages if the read fails, so that a text is composed anyway. */
async function readRecentlyUsed(data: DataContext): Promise<string[]> {
  try {
    const docs = await withReconnect(data, () =>
      data.userDatabase.activity
        .find({
          selector: { kind: 'used', order: { $gte: getOldestTime() } },
          sort: [{ order: 'asc' }],
        })
        .exec(),
    );
    return docs.flatMap(({ value: { names } }) =>
      Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [],
    );
  } catch (fault) {
    data.report('the used passages could not be read', fault);
    return [];
  }
}

/** Records the used passages and deletes old records. */
export async function recordUsedPassages(
  data: DataContext,
  names: readonly string[],
): Promise<void> {
  try {
    await withReconnect(data, async () => {
      const { activity } = data.userDatabase;
      await activity.insertIfNotExists(
        buildUsedPassagesRecord(createRecordId(), names, new Date().toISOString()),
      );
      const past = await activity
        .find({ selector: { kind: 'used', order: { $lt: getOldestTime() } } })
        .exec();
      if (past.length > 0) await activity.bulkRemove(past.map(({ id }) => id));
    });
  } catch (fault) {
    data.report('the used passages could not be stored', fault);
  }
}

function getOldestTime(): string {
  return new Date(Date.now() - rememberMillis).toISOString();
}
