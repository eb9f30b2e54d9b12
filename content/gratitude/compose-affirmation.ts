// Composes the answer to a gratitude entry from Selah's own passages and, where it is safe, the
// person's own text.
import type { Language } from '../../schemas/languages.ts';
import { createPassagePicker } from '../composer/passage-picker.ts';
import type { PickOptions } from '../composer/passage-picker.ts';
import type { PassageReference } from '../composer/passage-reference.ts';
import { findDanger } from '../text-analysis/detect-danger.ts';
import type { Concern } from '../text-analysis/detect-danger.ts';
import { quoteInFrame } from '../composer/quote-user-text.ts';
import { referencesByConcern } from '../prayers/prayer-references.ts';
import { loadGratitude } from './load-affirmations.ts';
import { referencesByTheme } from './gratitude-references.ts';
import type { GratitudeTheme } from './gratitude-themes.ts';
import { detectGratitudeTheme } from './detect-theme.ts';

export interface AffirmationRequest {
  /** In any language, of any length. */
  text: string;
  /** The language of the affirmation. */
  language: Language;
}

export interface ComposedAffirmation {
  /** Plain text of 40 to 60 words, not counting the person's own words. */
  affirmation: string;
  /** One passage. */
  references: PassageReference[];
  /** The detected theme of the entry: what the person is thankful for. */
  theme: GratitudeTheme;
  /**
   * Set if the entry contains signs of danger. The affirmation then quotes nothing of it, and the
   * app must show where the person can find help.
   */
  concern?: Concern;
  /** Names for the next draws. */
  used: string[];
}

/** The same request and draw always give the same affirmation. */
export async function composeAffirmation(
  { text, language }: AffirmationRequest,
  pickOptions: PickOptions,
): Promise<ComposedAffirmation> {
  const passages = await loadGratitude(language);
  const picker = createPassagePicker(pickOptions);
  const danger = findDanger(text);
  if (danger && !danger.isAboutOtherPerson) {
    const affirmation = picker.pickOne(
      `gratitude.danger.${danger.concern}`,
      passages.inDanger[danger.concern],
    );
    return {
      affirmation,
      references: picker.pickReferences(referencesByConcern[danger.concern], 1),
      theme: 'hard_days',
      concern: danger.concern,
      used: picker.listUsed(),
    };
  }

  const theme = danger ? 'hard_days' : await detectGratitudeTheme(text, language);
  const framed = danger
    ? undefined
    : quoteInFrame(text, passages.frames, (frames) => picker.pickOne('gratitude.frame', frames));
  const beginning = framed ?? picker.pickOne('gratitude.unquoted', passages.unquoted);
  const name = `gratitude.${theme}`;
  const [appreciation, conclusion] = picker.pickCombination(
    name,
    // Devices store these names.
    [`${name}.seeing`, `${name}.turning`],
    [passages.appreciations[theme], passages.conclusions[theme]],
  );
  const references = picker.pickReferences(
    danger ? referencesByConcern[danger.concern] : referencesByTheme[theme],
    1,
  );
  return {
    affirmation: `${beginning} ${appreciation} ${conclusion}`,
    references,
    theme,
    ...(danger && { concern: danger.concern }),
    used: picker.listUsed(),
  };
}
