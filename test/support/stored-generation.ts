// Builds stored records of queued generations, as an earlier run of the app left them.
import type { DataContext } from '../../src/data/data-context.ts';
import { queuedGenerationKind } from '../../src/data/records/unsynced-kinds.ts';

export const isGenerationId = (value: unknown): boolean =>
  typeof value === 'string' && value.startsWith(`${queuedGenerationKind}|`);

export interface StoredGenerationFields {
  request?: object;
  [field: string]: unknown;
}

/** @param id id of the queued generation, not of the record */
export function buildStoredGeneration(
  id: string,
  { request, ...fields }: StoredGenerationFields,
  order = '',
) {
  return {
    id: `${queuedGenerationKind}|${id}`,
    kind: queuedGenerationKind,
    order,
    value: { ...(request && { [queuedGenerationKind]: request }), ...fields },
  } as const;
}

export interface FinishedGeneration {
  request: object;
  made: object;
}

export const finishedGenerationRecordId = buildStoredGeneration('one', {}).id;

/** Inserts a generation that finished in the background. Its id is `one`. */
export async function insertFinishedGeneration(
  { userDatabase }: DataContext,
  { request, made }: FinishedGeneration,
): Promise<void> {
  const fields = {
    request,
    language: 'en',
    date: '2026-11-21T20:00:00.000Z',
    step: 'made',
    made,
    told: true,
  };
  await userDatabase.activity.insert(buildStoredGeneration('one', fields, '1'));
}
