// Sample data for all servers of the comparison: the same prayers of the same users, generated from
// one seed.
import type { SeededRandom } from '../../test/support/seeded-random.ts';

export interface DataSize {
  people: number;
  recordsEach: number;
}

/** The store is filled in rounds, so that a person's records are scattered as in real use. */
export const rounds = 5;

export function getEmail(person: number): string {
  return `person-${person}@example.org`;
}

const words =
  'Lord keep my family through this night and give us a quiet heart when the way is long and the answer has not come yet amen'.split(
    ' ',
  );
const categories = ['family', 'health', 'guidance', 'work', 'thanksgiving', 'other'] as const;

/** About 600 bytes of JSON, as a short prayer in the journal has. Three in ten are answered. */
export function buildBenchPrayer(email: string, random: SeededRandom): Record<string, unknown> {
  const sentence = (length: number): string =>
    Array.from({ length }, () => random.pick(words)).join(' ');
  return {
    client_id: crypto.randomUUID(),
    user_email: email,
    title: sentence(8).slice(0, 50),
    request: sentence(20),
    prayer_text: sentence(60),
    language: 'en',
    category: random.pick(categories),
    is_answered: random.isTrueWith(0.3),
  };
}
