// Builds the new prayers that a page writes, as large as the prayers on the server.
import { createRandom } from '../../test/support/seeded-random.ts';
import { buildBenchPrayer } from '../server/sample-prayers.ts';

const random = createRandom(23);

export function buildPagePrayer(email: string): Record<string, unknown> {
  const { client_id: _, ...fields } = buildBenchPrayer(email, random);
  return fields;
}
