// Loads the texts of prayers in one language: the written prayers, the frames and the prayers for a
// person in danger. Each language is loaded on its own.
import type { Language } from '../../schemas/fields.ts';
import type { PrayerTexts } from './prayer-passages.ts';

export async function loadPrayers(language: Language): Promise<PrayerTexts> {
  switch (language) {
    case 'en':
      return (await import('./en/prayer-texts.ts')).englishPrayers;
    case 'fr':
      return (await import('./fr/prayer-texts.ts')).frenchPrayers;
    case 'es':
      return (await import('./es/prayer-texts.ts')).spanishPrayers;
    case 'pt':
      return (await import('./pt/prayer-texts.ts')).portuguesePrayers;
  }
}
