// Tests of the copied text: its format follows the saved copy options and the licence of the text.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import {
  formatCopiedText,
  type CopiedPassage,
  watchCopyOptions,
  defaultCopyOptions,
  saveCopyOptions,
  getMaxCopiedVerses,
  requiresTranslationName,
} from '../../../../src/features/bible/selection/copy-options.ts';
import { createAliceContext, closeContexts } from '../../../support/signed-in-user.ts';

afterEach(closeContexts);

const passage: CopiedPassage = {
  reference: 'John 3:16–17, 20',
  runs: [
    [
      { verse: 16, text: 'First words.' },
      { verse: 17, text: 'More words.' },
    ],
    [{ verse: 20, text: 'Last words.' }],
  ],
  translation: { code: 'WEB', name: 'World English Bible' },
  link: 'https://selah.example/Bible/WEB/JHN/3/16-17,20',
};

test('the default copied text is the verse text, then the reference; a gap is marked', () => {
  expect(formatCopiedText(passage, defaultCopyOptions)).toBe(
    'First words. More words. […] Last words.\nJohn 3:16–17, 20 (WEB)',
  );
});

test('copy options put the reference first and add verse numbers, full name and link', () => {
  expect(
    formatCopiedText(passage, {
      reference: 'before',
      translation: 'name',
      numbers: true,
      link: true,
    }),
  ).toBe(
    'John 3:16–17, 20 (World English Bible)\n16 First words. 17 More words. […] 20 Last words.\nhttps://selah.example/Bible/WEB/JHN/3/16-17,20',
  );
});

test('the title of a psalm has no number', () => {
  expect(
    formatCopiedText(
      {
        ...passage,
        runs: [
          [
            { verse: 0, text: 'A song.' },
            { verse: 1, text: 'Words.' },
          ],
        ],
      },
      { ...defaultCopyOptions, numbers: true },
    ),
  ).toMatch(/^A song\. 1 Words\./);
});

test('copied text always names a licensed translation, a public-domain one optionally', () => {
  const unnamed = { ...defaultCopyOptions, translation: 'none' } as const;
  expect(formatCopiedText(passage, unnamed)).toMatch(/\nJohn 3:16–17, 20$/);
  expect(
    formatCopiedText(
      { ...passage, translation: { code: 'ESV', name: 'English Standard Version' } },
      unnamed,
    ),
  ).toMatch(/\(ESV\)$/);
  expect(
    ['KJV', 'WEB', 'FRLSG', 'DARBY', 'RVA', 'ALMEIDA', 'NVI'].map(requiresTranslationName),
  ).toEqual([false, false, false, false, false, true, true]);
});

test('the licence of the text limits the number of copied verses', () => {
  expect(['KJV', 'ESV', 'NJB1985', 'UNKNOWN'].map(getMaxCopiedVerses)).toEqual([
    null,
    500,
    0,
    null,
  ]);
});

test('the copy options are saved; an invalid stored value gives the default options', async () => {
  const alice = await createAliceContext();
  expect(await firstValueFrom(watchCopyOptions(alice))).toEqual(defaultCopyOptions);
  const choice = { reference: 'before', translation: 'none', numbers: true, link: true } as const;
  await saveCopyOptions(alice, choice);
  expect(await firstValueFrom(watchCopyOptions(alice))).toEqual(choice);
  await saveCopyOptions(alice, defaultCopyOptions);
  expect(await firstValueFrom(watchCopyOptions(alice))).toEqual(defaultCopyOptions);
  await alice.userDatabase.activity.incrementalUpsert({
    id: 'choice|copy',
    kind: 'choice',
    order: '',
    value: { value: 7 },
  });
  expect(await firstValueFrom(watchCopyOptions(alice))).toEqual(defaultCopyOptions);
});

test('copied text ends with the credit that the licence requires, with every copy option', () => {
  const free = { ...passage, translation: { code: 'ALMEIDA', name: 'Bíblia Livre' } };
  for (const options of [
    defaultCopyOptions,
    { reference: 'before', translation: 'none', numbers: false, link: true } as const,
  ]) {
    expect(formatCopiedText(free, options).split('\n').at(-1)).toBe(
      'Bíblia Livre (BLIVRE), © Diego Santos, Mario Sérgio e Marco Teles, CC BY 3.0 BR',
    );
  }
});
