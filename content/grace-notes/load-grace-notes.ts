// Loads the grace-note passages of one language; each language is a separate chunk.
import type { Language } from '../../schemas/languages.ts';
import type { GracePassages } from './grace-note-passages.ts';

export async function loadGrace(language: Language): Promise<GracePassages> {
  const module: { grace: GracePassages } = await import(`./${language}/grace-notes.ts`);
  return module.grace;
}
