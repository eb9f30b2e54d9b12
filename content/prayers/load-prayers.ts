// Loads the texts of prayers in one language: the written prayers, the frames and the prayers for a
// person in danger. Each language is loaded on its own.
import type { Language } from '../../schemas/languages.ts';
import type { PrayerTexts } from './prayer-passages.ts';

export async function loadPrayers(language: Language): Promise<PrayerTexts> {
  const module: { prayers: PrayerTexts } = await import(`./${language}/prayer-texts.ts`);
  return module.prayers;
}
