// Inserts activity records that do not exist yet; existing records stay unchanged.
import type { DeviceRecord } from '../database/collections.ts';
import type { DataContext } from '../data-context.ts';

const conflict = 409;

export async function insertMissing(
  { userDatabase }: Pick<DataContext, 'userDatabase'>,
  records: readonly DeviceRecord[],
): Promise<void> {
  const byId = new Map(records.map((record) => [record.id, record]));
  if (byId.size === 0) return;
  // `bulkInsert` returns errors instead of throwing them.
  const { error } = await userDatabase.activity.bulkInsert([...byId.values()]);
  const fault = error.find(({ status }) => status !== conflict);
  if (fault) throw new Error(`the activity could not be stored: ${fault.status}`, { cause: fault });
}
