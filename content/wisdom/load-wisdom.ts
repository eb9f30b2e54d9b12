// Loads the Wisdom passages of one language. Each language is a separate chunk.
import type { Language } from '../../schemas/fields.ts';
import type { WisdomPassages } from './wisdom-topics.ts';

export async function loadWisdom(language: Language): Promise<WisdomPassages> {
  switch (language) {
    case 'en':
      return (await import('./en/all-passages.ts')).englishWisdom;
    case 'fr':
      return (await import('./fr/all-passages.ts')).frenchWisdom;
    case 'es':
      return (await import('./es/all-passages.ts')).spanishWisdom;
    case 'pt':
      return (await import('./pt/all-passages.ts')).portugueseWisdom;
  }
}
