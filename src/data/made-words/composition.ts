// Words composed on this device from Selah's own passages; each language is a chunk of its own.
import type { Draw } from '../../../content/draw.ts';
import type { GratitudeTheme } from '../../../content/gratitude/themes.ts';
import type { PassageReference } from '../../../content/passage-reference.ts';
import type { Wish } from '../../../content/words/wish.ts';
import type { Language } from '../../../schemas/fields.ts';
import type { Made } from './made.ts';

export interface Composition {
  /** Without verses yet. */
  made: Made;
  references: readonly PassageReference[];
  /** Names of the passages. */
  used: readonly string[];
  /** Of an affirmation. */
  theme?: GratitudeTheme;
}

export async function compose(wish: Wish, language: Language, draw: Draw): Promise<Composition> {
  const by = { source: 'composer', language, verses: [] as Made['verses'] } as const;
  switch (wish.kind) {
    case 'grace_note': {
      const { composeGraceNote } = await import('../../../content/grace/compose.ts');
      const { message, reflection, concern, references, used } = await composeGraceNote({ ...wish, language }, draw);
      return { made: { ...by, kind: 'grace_note', message, reflection, ...(concern && { concern }) }, references, used };
    }
    case 'prayer': {
      const { composePrayer } = await import('../../../content/prayers/compose.ts');
      const { prayer_text, category, concern, references, used } = await composePrayer({ ...wish, language }, draw);
      return { made: { ...by, kind: 'prayer', prayer_text, category, ...(concern && { concern }) }, references, used };
    }
    case 'gratitude': {
      const { composeAffirmation } = await import('../../../content/gratitude/compose.ts');
      const { affirmation, theme, concern, references, used } = await composeAffirmation({ ...wish, language }, draw);
      return { made: { ...by, kind: 'gratitude', affirmation, ...(concern && { concern }) }, references, used, theme };
    }
    case 'wisdom': {
      const { composeWisdom } = await import('../../../content/wisdom/compose.ts');
      const { insight, next_step, topic, concern, references, used } = await composeWisdom({ ...wish, language }, draw);
      return { made: { ...by, kind: 'wisdom', insight, next_step, topic, ...(concern && { concern }) }, references, used };
    }
  }
}

/** All references from which those of a composition were drawn. */
export async function fittingReferences(wish: Wish, { made, theme }: Composition): Promise<readonly PassageReference[]> {
  if (made.concern) return (await import('../../../content/prayers/references.ts')).referencesByConcern[made.concern];
  if (made.kind === 'prayer') return (await import('../../../content/prayers/references.ts')).referencesByCategory[made.category];
  if (made.kind === 'gratitude') return (await import('../../../content/gratitude/references.ts')).referencesByTheme[theme ?? 'other'];
  const topic = made.kind === 'wisdom' ? made.topic : wish.kind === 'grace_note' ? await topicOfContext(wish.context, made.language) : undefined;
  if (topic) return (await import('../../../content/wisdom/references.ts')).referencesByTopic[topic];
  return wish.kind === 'grace_note' ? (await import('../../../content/grace/references.ts')).referencesByMood[wish.mood] : [];
}

/** As the composer understands it. */
async function topicOfContext(context: string, language: Language) {
  const { feltTopic } = await import('../../../content/wisdom/topic.ts');
  return feltTopic(context, language).catch(() => undefined);
}
