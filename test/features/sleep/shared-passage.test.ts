// Tests of shared sleep passages: the type of a passage, foreign-language text, and a passage with
// the concern "life" shared by reference only.
import { expect, test } from 'vitest';
import { toSharedSleepPassage } from '../../../src/features/sleep/shared-passage.ts';
import { buildShareText } from '../../../src/features/share/share-content.ts';

const quoted = (reference: string, text = 'Words.') =>
  ({ kind: 'quoted', verse: { reference, text, translation: 'KJV' } }) as const;

test.each([
  ['Isaiah 41:10', 'verse'],
  ['1 Kings 19:5–8', 'passage'],
  ['1 Rois 19.5-8', 'passage'],
  ['2 Corinthians 4:16', 'verse'],
])('%s is a %s', (reference, type) => {
  expect(toSharedSleepPassage(quoted(reference), reference).type).toBe(type);
});

test('for the concern "life" the prayer is shared, and the passage only by its reference', () => {
  const option = {
    concern: 'life',
    prayer: { text: 'Be kind to me here. Amen.', language: 'en' },
  } as const;
  expect(toSharedSleepPassage(quoted('1 Kings 19:5–8'), '1 Kings 19:5–8', option)).toEqual({
    type: 'prayer',
    text: 'Be kind to me here. Amen.',
    verses: [{ reference: '1 Kings 19:5–8', text: '' }],
  });
});

test('an English passage in a French shared text has English quotes and names its language', () => {
  const marks = { en: '“”', fr: '«»' } as Partial<Record<string, string>>;
  const frame = {
    title: 'T',
    footer: 'F',
    quote: (words: string, of: string | undefined) =>
      `${marks[of ?? 'fr']?.[0]}${words}${marks[of ?? 'fr']?.[1]}`,
    foreign: (of: string) => (of === 'fr' ? undefined : 'anglais'),
  };
  expect(
    buildShareText(
      toSharedSleepPassage(quoted('Ésaïe 41.10', 'Fear thou not.'), 'Ésaïe 41.10'),
      frame,
    ),
  ).toContain('“Fear thou not.”\nÉsaïe 41.10 (KJV, anglais)');
});
