// Brings the grace passages of one language: each is a chunk of its own.
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
