// Gives a server our own reading plans.
import { ownPlans } from '../content/plans/records.ts';
import { entities } from '../schemas/entities.ts';
import { verseReference } from '../schemas/reference.ts';
import { checkNew } from './check.ts';
import { seed, type SeedingParts } from './seeding.ts';
import type { Fields } from './store/store.ts';

/** @param plans ours; others in tests */
export async function seedPlans({ plans = ourPlans(), ...parts }: SeedingParts & { plans?: readonly Fields[] }): Promise<void> {
  await seed(parts, { entity: 'ReadingPlan', key: 'plan_key', memory: 'seeded_plans', records: plans });
}

function ourPlans(): Fields[] {
  const entity = { schema: entities.ReadingPlan.schema };
  return ownPlans(({ book, chapter, from, to }) => verseReference('en', book, chapter, from, to).replace('–', '-')).map((plan) => checkNew(entity, plan));
}
