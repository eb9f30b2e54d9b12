// Words made for one person: a note, a prayer, an affirmation or wisdom, always with the name of
// its source and with proven verses.
import type { AnsweredTopic } from '../../../content/wisdom/wisdom-topics.ts';
import type { GenerationRequest } from '../../../content/generation/generation-request.ts';
import type { Language } from '../../../schemas/fields.ts';
import type { PrayerCategory } from '../../../schemas/entities/prayer.ts';

/** `device`: composed here because there is no network. */
export type TextSource = 'model' | 'composer' | 'device';

export interface VerifiedVerse {
  /** In the person's language, as this translation counts: Jean 3.16. */
  reference: string;
  /**
   * The translation's own words; empty when the chapter is not on the device and cannot be fetched
   * now.
   */
  text: string;
  translation: string;
}

interface GeneratedTextBase {
  source: TextSource;
  language: Language;
  verses: VerifiedVerse[];
  /** The person's words speak of danger: they are told where help is. */
  concern?: 'life' | 'violence';
}

export type GeneratedText =
  | (GeneratedTextBase & { kind: 'grace_note'; message: string; reflection: string })
  /** `category`: what the request is about, as far as it is understood. */
  | (GeneratedTextBase & { kind: 'prayer'; prayer_text: string; category: PrayerCategory })
  /** With one verse. */
  | (GeneratedTextBase & { kind: 'gratitude'; affirmation: string })
  | (GeneratedTextBase & {
      kind: 'wisdom';
      insight: string;
      next_step: string;
      topic: AnsweredTopic;
    });

export type GenerationKind = GeneratedText['kind'];
export type GeneratedTextOf<K extends GenerationKind> = Extract<GeneratedText, { kind: K }>;
export type GenerationRequestOf<K extends GenerationKind> = Extract<GenerationRequest, { kind: K }>;

/**
 * Why a model made nothing. `timeout`: no answer in a minute. `busy`: to be asked later. `budget`:
 * all paid answers of today are given. `unusable`: two answers, neither of which may be shown.
 * `signed_out`: nobody is logged in any more.
 */
export type GenerationFault = 'timeout' | 'busy' | 'budget' | 'unusable' | 'failed' | 'signed_out';

/**
 * A wish left for when there is a network again, and what became of it. `record`: under which id it
 * is kept, so that opening it twice makes one record.
 */
export type QueuedGenerationOf<K extends GenerationKind = GenerationKind> =
  QueuedGenerationBase<K> &
    (
      | { step: 'waiting' }
      | { step: 'made'; made: GeneratedTextOf<K>; record: string }
      | { step: 'failed'; fault: GenerationFault }
    );

interface QueuedGenerationBase<K extends GenerationKind> {
  id: string;
  wish: GenerationRequestOf<K>;
  /** ISO time at which it was left. */
  date: string;
}
