// Loads the texts of Peaceful Sleep in one language. Each language is a separate chunk.
import type { Language } from '../../schemas/fields.ts';
import type { SleepTexts } from './sleep-outline.ts';

export async function loadSleep(language: Language): Promise<SleepTexts> {
  switch (language) {
    case 'en':
      return (await import('./en/all-texts.ts')).englishSleep;
    case 'fr':
      return (await import('./fr/all-texts.ts')).frenchSleep;
    case 'es':
      return (await import('./es/all-texts.ts')).spanishSleep;
    case 'pt':
      return (await import('./pt/all-texts.ts')).portugueseSleep;
  }
}
