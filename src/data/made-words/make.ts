// Makes words for a person: by a language model where the person said yes to it, else from Selah's own passages; the verses are proven whatever the source.
import { firstValueFrom } from 'rxjs';
import type { Draw } from '../../../content/draw.ts';
import type { Wish } from '../../../content/words/wish.ts';
import type { Language } from '../../../schemas/fields.ts';
import type { Data } from '../data.ts';
import { askModel } from './ask-model.ts';
import { quoteComposed } from './composed-verses.ts';
import { compose, type Composition, fittingReferences } from './composition.ts';
import type { Made, MadeKind, MakingFault } from './made.ts';
import { mayAskModel, noModel } from './model.ts';
import { proveVerses } from './proof.ts';
import { translationsToQuote } from './translations.ts';
import { nextDraw, noteUsed } from './used.ts';

export interface HowToMake {
  language: Language;
  /** Whatever the person said of a model. */
  source?: 'composer' | undefined;
  signal?: AbortSignal | undefined;
  /** What becomes of a wish for the model when there is no network: our own words at once, or none yet. */
  offline: 'compose' | 'wait';
}

export type Making = { kind: 'made'; made: Made } | { kind: 'offline' } | { kind: 'fault'; fault: MakingFault; retryAfter?: number };

/** References that are shown, as many as are asked for. */
const mostReferences: Readonly<Record<MadeKind, number>> = { grace_note: 2, prayer: 3, gratitude: 1, wisdom: 3 };

/** Throws the signal's reason when it was aborted. */
export async function makeWords(data: Data, wish: Wish, { language, source, signal, offline }: HowToMake): Promise<Making> {
  const isOnline = await firstValueFrom(data.online);
  // Under way while the words are composed.
  const translations = translationsToQuote(data, language);
  const draw = await nextDraw(data);
  const composition = await compose(wish, language, draw);
  const ours = async (hasServer: boolean) => composed(data, { wish, composition, draw, translations: await translations, hasServer });
  // In danger nobody's words are left to a model.
  const wantsModel = source !== 'composer' && !composition.made.concern && (await mayAskModel(data, wish.kind));
  if (!wantsModel) return ours(isOnline);
  const answer = isOnline ? await askModel(data, wish, language, signal) : ({ kind: 'offline' } as const);
  switch (answer.kind) {
    case 'answer': {
      const proving = { language, translations: await translations, most: mostReferences[wish.kind], fallback: composition.references[0] };
      const { verses } = await proveVerses(data, answer, proving);
      // Both are of the kind that was wished for.
      return { kind: 'made', made: { ...composition.made, ...answer.words, source: answer.source, verses } as Made };
    }
    case 'offline':
      return offline === 'compose' ? ours(false) : answer;
    case 'no_model':
      await noModel(data);
      return ours(true);
    case 'fault':
      return answer;
  }
}

interface Composing {
  wish: Wish;
  composition: Composition;
  draw: Draw;
  translations: readonly string[];
  hasServer: boolean;
}

/** A browser may believe in a network that is none: it is found out when a verse is asked for. */
async function composed(data: Data, { wish, composition, draw, translations, hasServer }: Composing): Promise<Making> {
  const { made, references, used } = composition;
  const quoting = { language: made.language, translations };
  const { verses, used: alsoUsed, isOffline } = await quoteComposed(data, references, () => fittingReferences(wish, composition), draw, quoting);
  await noteUsed(data, [...used, ...alsoUsed]);
  return { kind: 'made', made: { ...made, source: hasServer && !isOffline ? 'composer' : 'device', verses } };
}
