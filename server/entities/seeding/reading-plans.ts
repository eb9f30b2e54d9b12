// Seeds the server with Selah's reading plans.
import { buildShippedPlans } from '../../../content/plans/plan-records.ts';
import { entities } from '../../../schemas/entities/registry.ts';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import { validateNewRecord } from '../validation.ts';
import { seedRecords, type SeedingParts } from './seed-records.ts';
import type { Fields } from '../../store/store.ts';

/** @param plans Selah's plans by default; tests pass others */
export async function seedPlans({
  plans,
  ...parts
}: SeedingParts & { plans?: readonly Fields[] }): Promise<void> {
  await seedRecords(parts, {
    entity: 'ReadingPlan',
    key: 'plan_key',
    settingName: 'seeded_plans',
    records: plans ?? (await ourPlans()),
  });
}

async function ourPlans(): Promise<Fields[]> {
  const entity = { schema: entities.ReadingPlan.schema };
  const plans = await buildShippedPlans(({ book, chapter, from, to }) =>
    formatVerseReference('en', book, chapter, from, to).replace('–', '-'),
  );
  return plans.map((plan) => validateNewRecord(entity, plan));
}
