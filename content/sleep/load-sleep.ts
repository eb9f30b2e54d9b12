// Loads the texts of Peaceful Sleep in one language. Each language is a separate chunk.
import type { Language } from '../../schemas/languages.ts';
import type { SleepTexts } from './sleep-outline.ts';

export async function loadSleep(language: Language): Promise<SleepTexts> {
  const module: { sleep: SleepTexts } = await import(`./${language}/all-texts.ts`);
  return module.sleep;
}
