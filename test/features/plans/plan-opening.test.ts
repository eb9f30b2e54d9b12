// Tests how the description of a plan is shortened for the list.
import { expect, test } from 'vitest';
import { plans as englishPlans } from '../../../content/plans/en/plans.ts';
import { plans as spanishPlans } from '../../../content/plans/es/plans.ts';
import { plans as frenchPlans } from '../../../content/plans/fr/plans.ts';
import { plans as portuguesePlans } from '../../../content/plans/pt/plans.ts';
import { takeOpening } from '../../../src/features/plans/plan-opening.ts';

test.each([
  ['Three days: a boat, a letter.', 'Three days'],
  ['Cinq jours pour les pensées\u00A0: des oiseaux.', 'Cinq jours pour les pensées'],
  ['A week with version 2.5 of a text. More.', 'A week with version 2.5 of a text'],
  ['Without an end', 'Without an end'],
  ['', ''],
])('%s is shortened to %s', (description, opening) => {
  expect(takeOpening(description)).toBe(opening);
});

test.each([
  ['en', englishPlans],
  ['fr', frenchPlans],
  ['es', spanishPlans],
  ['pt', portuguesePlans],
] as const)('each opening in %s fits into three lines of a phone', (_, plans) => {
  for (const { description } of Object.values(plans))
    expect(takeOpening(description).length, description).toBeLessThanOrEqual(130);
});
