// Loads the affirmation texts of one language. Each language is a separate chunk.
import type { Language } from '../../schemas/languages.ts';
import type { GratitudePassages } from './gratitude-themes.ts';

export async function loadGratitude(language: Language): Promise<GratitudePassages> {
  const module: { gratitude: GratitudePassages } = await import(`./${language}/affirmations.ts`);
  return module.gratitude;
}
