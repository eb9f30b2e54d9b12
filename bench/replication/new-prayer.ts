// New prayers that a page writes: as large as those that the server is filled with.
import { createRandom } from '../../test/support/seeded-random.ts';
import { buildBenchPrayer } from '../server/sample-prayers.ts';

const random = createRandom(23);

export function buildPagePrayer(email: string): Record<string, unknown> {
  const { client_id: _, ...fields } = buildBenchPrayer(email, random);
  return fields;
}
