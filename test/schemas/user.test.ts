// Where one read last waits like everything else, and nobody is told of it.
import { expect, test } from 'vitest';
import { hasOnlyAutomaticChanges } from '../../schemas/entities/user.ts';

test('a profile in which only the reading place waits is nothing to tell of; one with a choice of the person is', () => {
  const base = { language: 'en', reading_place: 'KJV JHN.3.16' };
  expect(hasOnlyAutomaticChanges({ base, record: { ...base, reading_place: 'KJV JHN.4.1' } })).toBe(
    true,
  );
  expect(
    hasOnlyAutomaticChanges({
      base,
      record: { ...base, reading_place: 'KJV JHN.4.1', language: 'fr' },
    }),
  ).toBe(false);
  expect(hasOnlyAutomaticChanges({ base, record: base })).toBe(false);
  expect(hasOnlyAutomaticChanges({ base: null, record: { reading_place: 'KJV JHN.4.1' } })).toBe(
    true,
  );
});
