// Which second translation stands beside the text on this device, and how.
import { map, type Observable } from 'rxjs';
import type { Data } from './data.ts';
import { withStorage } from './storage-faults.ts';

export const parallelLayouts = ['columns', 'verses'] as const;

export interface ParallelChoice {
  /** Code of the second translation. */
  other: string;
  /** Side by side, or verse under verse. */
  layout: (typeof parallelLayouts)[number];
}

const choiceId = 'choice|parallel';

/** Null: one text alone. */
export function parallelChoice(data: Data): Observable<ParallelChoice | null> {
  return data.personal.activity.findOne(choiceId).$.pipe(map((doc) => toChoice(doc?.value['value'])));
}

export async function rememberParallelChoice(data: Data, choice: ParallelChoice | null): Promise<void> {
  const value = choice === null ? '' : `${choice.layout}|${choice.other}`;
  await withStorage(data, () => data.personal.activity.incrementalUpsert({ id: choiceId, kind: 'choice', order: '', value: { value } }));
}

function toChoice(kept: unknown): ParallelChoice | null {
  if (typeof kept !== 'string') return null;
  const [layout, other] = kept.split('|');
  const known = parallelLayouts.find((one) => one === layout);
  return known && other ? { layout: known, other } : null;
}
