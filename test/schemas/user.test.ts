// Tests that a pending reading position, which is saved automatically, is not reported to the user
// as unsynced.
import { expect, test } from 'vitest';
import { hasOnlyAutomaticChanges } from '../../schemas/entities/user.ts';

test('a pending reading position is an automatic change; a choice in the profile is not', () => {
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
