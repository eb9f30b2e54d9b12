// Brings the answers to gratitude of one language: each is a chunk of its own.
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
