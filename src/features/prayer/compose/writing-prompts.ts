// Short writing prompts for a prayer in the user's language.
import { prayerPromptsByLanguage } from '../../../../content/prayers/prayer-prompts.ts';
import type { Language } from '../../../../schemas/fields.ts';

/** Six short invitations to pray. */
export function listPrayerPrompts(language: Language): readonly string[] {
  return prayerPromptsByLanguage[language];
}
