// Composes a text on this device from Selah's own passages, and lists all references that fit the
// composed text. The passages of each language are a separate chunk.
import type { PickOptions } from '../../../content/composer/passage-picker.ts';
import type { GratitudeTheme } from '../../../content/gratitude/gratitude-themes.ts';
import type { PassageReference } from '../../../content/composer/passage-reference.ts';
import type { GenerationRequest } from '../../../content/generation/generation-request.ts';
import type { Language } from '../../../schemas/languages.ts';
import type { GeneratedText } from './generated-text.ts';

export interface Composition {
  /** Without verses yet. */
  text: GeneratedText;
  references: readonly PassageReference[];
  /** All references that fit, if they are known without further loading. */
  fitting?: readonly PassageReference[];
  /** Names of the passages. */
  used: readonly string[];
  /** Of an affirmation. */
  theme?: GratitudeTheme;
}

export async function composeText(
  generation: GenerationRequest,
  language: Language,
  pickOptions: PickOptions,
): Promise<Composition> {
  const by = { source: 'composer', language, verses: [] as GeneratedText['verses'] } as const;
  switch (generation.kind) {
    case 'grace_note': {
      const { composeGraceNote } =
        await import('../../../content/grace-notes/compose-grace-note.ts');
      const { message, reflection, concern, references, used } = await composeGraceNote(
        { ...generation, language },
        pickOptions,
      );
      return {
        text: { ...by, kind: 'grace_note', message, reflection, ...(concern && { concern }) },
        references,
        used,
      };
    }
    case 'prayer': {
      const { composePrayer } = await import('../../../content/prayers/compose-prayer.ts');
      const { prayer_text, title, alternatives, category, concern, references, fitting, used } =
        await composePrayer({ ...generation, language }, pickOptions);
      return {
        text: {
          ...by,
          kind: 'prayer',
          prayer_text,
          category,
          alternatives,
          ...(title !== undefined && { title }),
          ...(concern && { concern }),
        },
        references,
        fitting,
        used,
      };
    }
    case 'gratitude': {
      const { composeAffirmation } =
        await import('../../../content/gratitude/compose-affirmation.ts');
      const { affirmation, theme, concern, references, used } = await composeAffirmation(
        { ...generation, language },
        pickOptions,
      );
      return {
        text: { ...by, kind: 'gratitude', affirmation, ...(concern && { concern }) },
        references,
        used,
        theme,
      };
    }
    case 'wisdom': {
      const { composeWisdom } = await import('../../../content/wisdom/compose-wisdom.ts');
      const { insight, next_step, topic, concern, references, fitting, used } = await composeWisdom(
        { ...generation, language },
        pickOptions,
      );
      return {
        text: { ...by, kind: 'wisdom', insight, next_step, topic, ...(concern && { concern }) },
        references,
        fitting,
        used,
      };
    }
  }
}

/** Requests without words. */
const emptyRequests = {
  prayer: { kind: 'prayer', request: '', category: 'other' },
  gratitude: { kind: 'gratitude', text: '' },
  wisdom: { kind: 'wisdom', question: '' },
} as const satisfies Partial<Record<GenerationRequest['kind'], GenerationRequest>>;

/** Loads what `composeText` needs, so that the first text of a visit does not wait for it. */
export async function preloadComposer(
  kind: keyof typeof emptyRequests,
  language: Language,
): Promise<void> {
  await composeText(emptyRequests[kind], language, { seed: 0, used: [] });
}

/** Returns all references from which the references of a composition were picked. */
export async function loadFittingReferences(
  generation: GenerationRequest,
  { text, theme, fitting }: Composition,
): Promise<readonly PassageReference[]> {
  if (fitting) return fitting;
  if (text.concern)
    return (await import('../../../content/prayers/prayer-references.ts')).referencesByConcern[
      text.concern
    ];
  if (text.kind === 'gratitude')
    return (await import('../../../content/gratitude/gratitude-references.ts')).referencesByTheme[
      theme ?? 'other'
    ];
  if (generation.kind !== 'grace_note') return [];
  const topic = await detectContextTopic(generation.context, text.language);
  return topic
    ? (await import('../../../content/wisdom/wisdom-references.ts')).referencesByTopic[topic]
    : (await import('../../../content/grace-notes/grace-note-references.ts')).referencesByMood[
        generation.mood
      ];
}

/** Returns the topic that the composer detects in the context. */
async function detectContextTopic(context: string, language: Language) {
  const { detectFeelingTopic } = await import('../../../content/wisdom/detect-topic.ts');
  return detectFeelingTopic(context, language).catch(() => undefined);
}
