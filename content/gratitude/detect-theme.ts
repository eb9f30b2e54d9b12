// Detects the theme of a gratitude entry.
import type { Language } from '../../schemas/fields.ts';
import { takeBeginning, detectTopic, createChooser } from '../text-analysis/topic-reader.ts';
import { loadGratitude } from './load-affirmations.ts';
import type { GratitudeTheme } from './gratitude-themes.ts';

/**
 * Order of precedence between themes that occur equally often, the most informative first. The
 * person to whom a gift relates is less informative than the gift itself.
 */
const order = [
  'answered_prayer',
  'health',
  'hard_days',
  'work',
  'provision',
  'friendship',
  'family',
  'faith',
  'creation',
  'small_joys',
] as const satisfies readonly GratitudeTheme[];

/** @param text in any language, of any length */
export async function detectGratitudeTheme(
  text: string,
  language: Language,
): Promise<GratitudeTheme> {
  const theme = await detectTopic<GratitudeTheme>(
    takeBeginning(text),
    language,
    async (one) => (await loadGratitude(one)).themeWords,
    createChooser<GratitudeTheme>(order),
  );
  return theme ?? 'other';
}
