// Tests of the sleep texts in four languages: prayers have the same ending, and texts about wanting
// to die are marked.
import { describe, expect, test } from 'vitest';
import { findDanger } from '../../../content/text-analysis/detect-danger.ts';
import { loadSleep } from '../../../content/sleep/load-sleep.ts';
import { sleepOutlines } from '../../../content/sleep/sleep-outline.ts';
import { languages } from '../../../schemas/languages.ts';

const amen = { en: 'Amen.', fr: 'Amen.', es: 'Amén.', pt: 'Amém.' };

describe.each(languages)('%s', (language) => {
  test('all forty prayers end with Amen', async () => {
    const { categories } = await loadSleep(language);
    const prayers = sleepOutlines.flatMap(({ key }) =>
      categories[key].options.map(({ prayer }) => prayer),
    );
    expect(prayers).toHaveLength(40);
    expect(prayers.filter((prayer) => !prayer.endsWith(` ${amen[language]}`))).toEqual([]);
  });

  test('every sleep text with signs of danger shows a help notice', async () => {
    const { categories } = await loadSleep(language);
    const heard = sleepOutlines.flatMap(({ key, passages }) =>
      categories[key].options
        .filter(
          ({ title, prayer }, index) =>
            findDanger(`${title}. ${prayer}`) && passages[index]?.concern === undefined,
        )
        .map(({ title }) => title),
    );
    expect(heard).toEqual([]);
  });
});
