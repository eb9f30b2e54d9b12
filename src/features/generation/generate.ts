// Makes words for a person: by a language model where the person said yes to it, else from Selah's
// own passages; the verses are proven whatever the source.
import { firstValueFrom } from 'rxjs';
import type { PickOptions } from '../../../content/composer/seeded-draw.ts';
import type { GenerationRequest } from '../../../content/generation/generation-request.ts';
import type { Language } from '../../../schemas/fields.ts';
import type { DataContext } from '../../data/data-context.ts';
import { requestGeneratedText } from './ask-model.ts';
import { quoteComposedVerses } from './verses/quote-composed-verses.ts';
import { composeText, type Composition, loadFittingReferences } from './compose-on-device.ts';
import type { GeneratedText, GenerationKind, GenerationFault } from './generated-text.ts';
import { canUseModel, saveModelUnavailable } from './model-consent.ts';
import { verifyVerses } from './verses/verify-verses.ts';
import { loadTranslationsToQuote } from './verses/quoted-translations.ts';
import { loadPickOptions, recordUsedPassages } from './recently-used-passages.ts';

export interface GenerateOptions {
  language: Language;
  /** Whatever the person said of a model. */
  source?: 'composer' | undefined;
  signal?: AbortSignal | undefined;
  /**
   * What becomes of a wish for the model when there is no network: our own words at once, or none
   * yet.
   */
  offline: 'compose' | 'wait';
}

export type GenerationResult =
  | { kind: 'made'; made: GeneratedText }
  | { kind: 'offline' }
  | { kind: 'fault'; fault: GenerationFault; retryAfter?: number };

/** References that are shown, as many as are asked for. */
const maxReferences: Readonly<Record<GenerationKind, number>> = {
  grace_note: 2,
  prayer: 3,
  gratitude: 1,
  wisdom: 3,
};

/** Throws the signal's reason when it was aborted. */
export async function generateText(
  data: DataContext,
  generation: GenerationRequest,
  { language, source, signal, offline }: GenerateOptions,
): Promise<GenerationResult> {
  const isOnline = await firstValueFrom(data.online);
  // Under way while the words are composed.
  const translations = loadTranslationsToQuote(data, language);
  const pickOptions = await loadPickOptions(data);
  const composition = await composeText(generation, language, pickOptions);
  const composeResult = async (hasServer: boolean) =>
    toComposedResult(data, {
      wish: generation,
      composition,
      draw: pickOptions,
      translations: await translations,
      hasServer,
    });
  // In danger nobody's words are left to a model.
  const wantsModel =
    source !== 'composer' &&
    !composition.text.concern &&
    (await canUseModel(data, generation.kind));
  if (!wantsModel) return composeResult(isOnline);
  const answer = isOnline
    ? await requestGeneratedText(data, generation, language, signal)
    : ({ kind: 'offline' } as const);
  switch (answer.kind) {
    case 'answer': {
      const proving = {
        language,
        translations: await translations,
        maxReferences: maxReferences[generation.kind],
        fallback: composition.references[0],
      };
      const { verses } = await verifyVerses(data, answer, proving);
      // Both are of the kind that was wished for.
      return {
        kind: 'made',
        made: {
          ...composition.text,
          ...answer.generatedFields,
          source: answer.source,
          verses,
        } as GeneratedText,
      };
    }
    case 'offline':
      return offline === 'compose' ? composeResult(false) : answer;
    case 'no_model':
      await saveModelUnavailable(data);
      return composeResult(true);
    case 'fault':
      return answer;
  }
}

interface CompositionInput {
  wish: GenerationRequest;
  composition: Composition;
  draw: PickOptions;
  translations: readonly string[];
  hasServer: boolean;
}

/** A browser may believe in a network that is none: it is found out when a verse is asked for. */
async function toComposedResult(
  data: DataContext,
  { wish: generation, composition, draw: pickOptions, translations, hasServer }: CompositionInput,
): Promise<GenerationResult> {
  const { text, references, used } = composition;
  const quoting = { language: text.language, translations };
  const {
    verses,
    used: alsoUsed,
    isOffline,
  } = await quoteComposedVerses(
    data,
    references,
    () => loadFittingReferences(generation, composition),
    pickOptions,
    quoting,
  );
  await recordUsedPassages(data, [...used, ...alsoUsed]);
  return {
    kind: 'made',
    made: { ...text, source: hasServer && !isOffline ? 'composer' : 'device', verses },
  };
}
