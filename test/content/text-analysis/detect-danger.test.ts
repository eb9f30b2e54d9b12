// Tests of the detection of danger in a prayer request: a suicidal thought or violence, of the user
// or another person. A request with signs of danger is never quoted, and the prepared prayer is
// used.
import { expect, test } from 'vitest';
import { composePrayer } from '../../../content/prayers/compose-prayer.ts';
import { loadPrayers } from '../../../content/prayers/load-prayers.ts';
import { findDanger } from '../../../content/text-analysis/detect-danger.ts';
import { referencesByConcern } from '../../../content/prayers/prayer-references.ts';
import { languages } from '../../../schemas/languages.ts';
import { prayerCategories } from '../../../schemas/entities/prayer.ts';
import { noDanger, othersLife, othersViolence, ownLife, violence } from './danger-sentences.ts';

/**
 * Returns spelling variants as typed in a hurry: other apostrophes, capitals, decomposed accents.
 */
function spellings(request: string): string[] {
  return [request, request.replaceAll('’', "'"), request.toUpperCase(), request.normalize('NFD')];
}

test.each(ownLife)('the user’s own suicidal thought is detected: %s', (request) => {
  for (const spelling of spellings(request))
    expect(findDanger(spelling)).toEqual({ concern: 'life', isAboutOtherPerson: false });
});

test.each(othersLife)('another person’s suicidal thought is detected: %s', (request) => {
  for (const spelling of spellings(request))
    expect(findDanger(spelling)).toEqual({ concern: 'life', isAboutOtherPerson: true });
});

test.each(violence)('violence against the user is detected: %s', (request) => {
  for (const spelling of spellings(request))
    expect(findDanger(spelling)).toEqual({ concern: 'violence', isAboutOtherPerson: false });
});

test.each(othersViolence)('violence against another person is detected: %s', (request) => {
  for (const spelling of spellings(request))
    expect(findDanger(spelling)).toEqual({ concern: 'violence', isAboutOtherPerson: true });
});

test.each(noDanger)('no danger: %s', (request) => {
  for (const spelling of spellings(request)) expect(findDanger(spelling)).toBeUndefined();
});

test('danger at the end of a long request is detected', () => {
  expect(
    findDanger(`${'I do not know how to go on with my work. '.repeat(2_000)} I want to die.`),
  ).toEqual({ concern: 'life', isAboutOtherPerson: false });
});

test.each(languages)(
  '%s: with signs of danger, in any category, nothing is quoted and the prepared prayer is used',
  async (language) => {
    for (const [requests, concern] of [
      [ownLife, 'life'],
      [violence, 'violence'],
    ] as const) {
      const { comforts, askings, trusts } = (await loadPrayers(language)).inDanger[concern];
      const possible = new Set(
        comforts.flatMap((comfort) =>
          askings.flatMap((asking) => trusts.map((trust) => `${comfort}\n\n${asking}\n\n${trust}`)),
        ),
      );
      const seen = new Set<string>();
      for (const [seed, request] of requests.entries()) {
        for (const category of [...prayerCategories, 'My own']) {
          const prayer = await composePrayer({ request, category, language }, { seed, used: [] });
          expect(prayer.concern).toBe(concern);
          expect(possible).toContain(prayer.prayer_text);
          const allowed = referencesByConcern[concern].map((reference) =>
            JSON.stringify(reference),
          );
          for (const reference of prayer.references)
            expect(allowed).toContain(JSON.stringify(reference));
          seen.add(prayer.prayer_text);
        }
      }
      expect(seen.size).toBeGreaterThanOrEqual(6);
    }
  },
);

test.each(languages)('%s: the danger of another is prayed for, not quoted', async (language) => {
  for (const request of [...othersLife, ...othersViolence]) {
    for (let seed = 0; seed < 20; seed++) {
      const { concern, prayer_text } = await composePrayer(
        { request, category: 'family', language },
        { seed, used: [] },
      );
      expect(concern).toBeDefined();
      expect(prayer_text).not.toMatch(/[“«]/);
    }
  }
});

test('without danger there is no concern', async () => {
  for (const request of noDanger)
    expect(
      await composePrayer({ request, category: 'other', language: 'en' }, { seed: 1, used: [] }),
    ).not.toHaveProperty('concern');
});
