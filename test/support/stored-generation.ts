// Builds stored records of queued generations, as an earlier run of the app left them.
import type { DataContext } from '../../src/data/data-context.ts';

/** Kind of the records, start of their ids, and name of the property with the request. */
const storedName = 'wish';

export const isGenerationId = (value: unknown): boolean =>
  typeof value === 'string' && value.startsWith(`${storedName}|`);

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
    id: `${storedName}|${id}`,
    kind: storedName,
    order,
    value: { ...(request && { [storedName]: request }), ...fields },
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
