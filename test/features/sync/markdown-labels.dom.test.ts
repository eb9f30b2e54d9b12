// Tests of the labels of the Markdown export in four languages, with custom categories unchanged,
// and of the export file name with the local date.
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { getMarkdownLabels } from '../../../src/features/sync/markdown-labels.ts';
import { buildFileName } from '../../../src/platform/save-file.ts';
import { changeTestLanguage } from '../../support/render.tsx';

test.each([
  ['en', 'My journal in Selah', 'Prayers', 'Health', 'Weary', 'Yellow', 'Testimony', 'Answered'],
  [
    'fr',
    'Mon journal dans Selah',
    'Prières',
    'Santé',
    'Fatigue',
    'Jaune',
    'Témoignage',
    'Exaucées',
  ],
  [
    'es',
    'Mi diario en Selah',
    'Oraciones',
    'Salud',
    'Cansancio',
    'Amarillo',
    'Testimonio',
    'Respondidas',
  ],
  [
    'pt',
    'Meu diário no Selah',
    'Orações',
    'Saúde',
    'Cansaço',
    'Amarelo',
    'Testemunho',
    'Respondidas',
  ],
] as const)('%s', async (language, ...expected) => {
  await changeTestLanguage(language);
  const labels = getMarkdownLabels(i18next.t.bind(i18next));
  const labelTexts = [
    labels.title,
    labels.kindHeading('Prayer'),
    labels.choice('category', 'health'),
    labels.choice('mood', 'weary'),
    labels.choice('highlight_color', 'yellow'),
    labels.field('testimony'),
    labels.answeredOn(''),
  ];
  expect(labelTexts).toEqual(expected);
  expect(labels.savedOn('x')).toContain('x');
});

test('a value without a known label is exported as it was written', async () => {
  await changeTestLanguage('en');
  const labels = getMarkdownLabels(i18next.t.bind(i18next));
  expect([
    labels.choice('category', 'My street'),
    labels.choice('mood', 'toString'),
    labels.choice('highlight_color', 'amber'),
  ]).toEqual(['My street', 'toString', 'amber']);
});

test('the file name has the local date of the user', () => {
  expect(buildFileName(new Date(2026, 0, 5, 23, 59), 'json')).toBe('selah-2026-01-05.json');
  expect(buildFileName(new Date(2026, 10, 20, 0, 1), 'md')).toBe('selah-2026-11-20.md');
  expect(buildFileName(new Date(2026, 10, 20), 'csv', 'notes')).toBe('selah-notes-2026-11-20.csv');
});
