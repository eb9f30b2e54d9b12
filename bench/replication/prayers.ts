// New prayers that a page writes: as large as those that the server is filled with.
import { createChance } from '../../test/sync/random.ts';
import { aBenchPrayer } from '../server/data.ts';

const chance = createChance(23);

export function aPrayerOf(email: string): Record<string, unknown> {
  const { client_id: _, ...fields } = aBenchPrayer(email, chance);
  return fields;
}
