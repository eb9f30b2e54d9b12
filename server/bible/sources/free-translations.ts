// Lists the free translations that the server downloads from HelloAO.
import { knownTranslations, type KnownTranslation } from '../../../schemas/bible/translations.ts';

/**
 * A translation that HelloAO has under its own id. Two codes of Selah may name the same HelloAO
 * text.
 */
export type FreeTranslation = KnownTranslation & { origin: { kind: 'download'; helloao: string } };

export const freeTranslations = knownTranslations.filter(
  (translation): translation is FreeTranslation => translation.origin.kind === 'download',
);
