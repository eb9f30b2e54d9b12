// Loads the Wisdom passages of one language. Each language is a separate chunk.
import type { Language } from '../../schemas/languages.ts';
import type { WisdomPassages } from './wisdom-topics.ts';

export async function loadWisdom(language: Language): Promise<WisdomPassages> {
  const module: { wisdom: WisdomPassages } = await import(`./${language}/all-passages.ts`);
  return module.wisdom;
}
