// Brings the words of Peaceful Sleep in one language: each is a chunk of its own.
import type { Language } from '../../schemas/fields.ts';
import type { SleepTexts } from './outline.ts';

export async function loadSleep(language: Language): Promise<SleepTexts> {
  switch (language) {
    case 'en':
      return (await import('./en/words.ts')).englishSleep;
    case 'fr':
      return (await import('./fr/words.ts')).frenchSleep;
    case 'es':
      return (await import('./es/words.ts')).spanishSleep;
    case 'pt':
      return (await import('./pt/words.ts')).portugueseSleep;
  }
}
