// Loads the grace-note passages of one language; each language is a separate chunk.
import type { Language } from '../../schemas/fields.ts';
import type { GracePassages } from './grace-note-passages.ts';

export async function loadGrace(language: Language): Promise<GracePassages> {
  switch (language) {
    case 'en':
      return (await import('./en.ts')).englishGrace;
    case 'fr':
      return (await import('./fr.ts')).frenchGrace;
    case 'es':
      return (await import('./es.ts')).spanishGrace;
    case 'pt':
      return (await import('./pt.ts')).portugueseGrace;
  }
}
