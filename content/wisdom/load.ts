// Brings the answers of Wisdom of one language: each is a chunk of its own.
import type { Language } from '../../schemas/fields.ts';
import type { WisdomPassages } from './topics.ts';

export async function loadWisdom(language: Language): Promise<WisdomPassages> {
  switch (language) {
    case 'en':
      return (await import('./en/words.ts')).englishWisdom;
    case 'fr':
      return (await import('./fr/words.ts')).frenchWisdom;
    case 'es':
      return (await import('./es/words.ts')).spanishWisdom;
    case 'pt':
      return (await import('./pt/words.ts')).portugueseWisdom;
  }
}
