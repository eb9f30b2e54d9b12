// Loads the affirmation texts of one language. Each language is a separate chunk.
import type { Language } from '../../schemas/fields.ts';
import type { GratitudePassages } from './gratitude-themes.ts';

export async function loadGratitude(language: Language): Promise<GratitudePassages> {
  switch (language) {
    case 'en':
      return (await import('./en.ts')).englishGratitude;
    case 'fr':
      return (await import('./fr.ts')).frenchGratitude;
    case 'es':
      return (await import('./es.ts')).spanishGratitude;
    case 'pt':
      return (await import('./pt.ts')).portugueseGratitude;
  }
}
