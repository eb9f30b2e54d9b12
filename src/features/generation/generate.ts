// Generates a text with a language model if the user consented, otherwise from Selah's own
// passages. The verses are verified for both sources.
import { firstValueFrom } from 'rxjs';
import type { PickOptions } from '../../../content/composer/passage-picker.ts';
import type { GenerationRequest } from '../../../content/generation/generation-request.ts';
import type { Language } from '../../../schemas/languages.ts';
import type { DataContext } from '../../data/data-context.ts';
import { requestGeneratedText } from './ask-model.ts';
import { quoteComposedVerses } from './verses/quote-composed-verses.ts';
import { composeText, type Composition, loadFittingReferences } from './compose-on-device.ts';
import type { GeneratedText, GenerationKind, GenerationFault } from './generated-text.ts';
import { canUseModel, saveModelUnavailable } from './model-consent.ts';
import { verifyVerses } from './verses/verify-verses.ts';
import { loadTranslationsToQuote } from './verses/quoted-translations.ts';
import { loadPickOptions, recordUsedPassages } from './recently-used-passages.ts';

export { preloadComposer } from './compose-on-device.ts';

export interface GenerateOptions {
  language: Language;
  /** Forces composing, whatever the user's consent to a model. */
  source?: 'composer' | undefined;
  signal?: AbortSignal | undefined;
  /**
   * What to do offline when the model is wanted: compose from our own passages at once, or return
   * `offline`.
   */
  offline: 'compose' | 'wait';
}

export type GenerationResult =
  | { kind: 'made'; made: GeneratedText }
  | { kind: 'offline' }
  | { kind: 'fault'; fault: GenerationFault; retryAfter?: number };

/** Maximum number of references shown, the same as the number requested. */
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
  // Started here, so that it runs while the text is composed.
  const translations = loadTranslationsToQuote(data, language);
  const pickOptions = await loadPickOptions(data);
  const composition = await composeText(generation, language, pickOptions);
  const composeResult = async (hasServer: boolean) =>
    toComposedResult(data, {
      request: generation,
      composition,
      draw: pickOptions,
      translations: await translations,
      hasServer,
    });
  // A text that speaks of danger is never sent to a model.
  const shouldUseModel =
    source !== 'composer' &&
    !composition.text.concern &&
    (await canUseModel(data, generation.kind));
  if (!shouldUseModel) return composeResult(isOnline);
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
      // The composition and the generated fields have the same kind. The title and the other
      // prayers belong to the composed prayer.
      return {
        kind: 'made',
        made: {
          ...withoutLibraryFields(composition.text),
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
      // The library has a prayer for every request; the user waits, and queued requests are
      // retried.
      return answer.fault === 'unusable' && generation.kind === 'prayer' && offline === 'compose'
        ? composeResult(true)
        : answer;
  }
}

function withoutLibraryFields(text: GeneratedText): GeneratedText {
  if (text.kind !== 'prayer') return text;
  const { title: _title, alternatives: _alternatives, ...rest } = text;
  return rest;
}

interface CompositionInput {
  request: GenerationRequest;
  composition: Composition;
  draw: PickOptions;
  translations: readonly string[];
  hasServer: boolean;
}

/**
 * Adds the verses to a composition. The browser may report online without a usable network; a
 * failed request for a verse shows that.
 */
async function toComposedResult(
  data: DataContext,
  { request, composition, draw: pickOptions, translations, hasServer }: CompositionInput,
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
    () => loadFittingReferences(request, composition),
    pickOptions,
    quoting,
  );
  await recordUsedPassages(data, [...used, ...alsoUsed]);
  return {
    kind: 'made',
    made: { ...text, source: hasServer && !isOffline ? 'composer' : 'device', verses },
  };
}
