// Stores which second translation is shown beside the text on this device, and its layout.
import { map, type Observable } from 'rxjs';
import type { DataContext } from '../../../data/data-context.ts';
import { withReconnect } from '../../../data/database/storage-errors.ts';

export const parallelLayouts = ['columns', 'verses'] as const;

export interface ParallelSetting {
  /** Code of the second translation. */
  other: string;
  /** Side by side, or verse under verse. */
  layout: (typeof parallelLayouts)[number];
}

const recordId = 'choice|parallel';

/** Null: one text alone. */
export function watchParallelSetting(data: DataContext): Observable<ParallelSetting | null> {
  return data.userDatabase.activity
    .findOne(recordId)
    .$.pipe(map((doc) => parseSetting(doc?.value['value'])));
}

export async function saveParallelSetting(
  data: DataContext,
  choice: ParallelSetting | null,
): Promise<void> {
  const value = choice === null ? '' : `${choice.layout}|${choice.other}`;
  await withReconnect(data, () =>
    data.userDatabase.activity.incrementalUpsert({
      id: recordId,
      kind: 'choice',
      order: '',
      value: { value },
    }),
  );
}

function parseSetting(kept: unknown): ParallelSetting | null {
  if (typeof kept !== 'string') return null;
  const [layout, other] = kept.split('|');
  const known = parallelLayouts.find((one) => one === layout);
  return known && other ? { layout: known, other } : null;
}
