// Types of generated texts (grace note, prayer, affirmation, wisdom), their requests and faults,
// and queued generations. Every generated text has its source and verified verses.
import type { AnsweredTopic } from '../../../content/wisdom/wisdom-topics.ts';
import type { GenerationRequest } from '../../../content/generation/generation-request.ts';
import type { PrayerAlternative } from '../../../content/prayers/compose-prayer.ts';
import type { Language } from '../../../schemas/languages.ts';
import type { PrayerCategory } from '../../../schemas/entities/prayer.ts';

/** `device`: composed here because there is no network. */
export type TextSource = 'model' | 'composer' | 'device';

export interface VerifiedVerse {
  /** In the user's language and in the numbering of this translation: Jean 3.16. */
  reference: string;
  /**
   * Text of the translation; empty when the chapter is not on the device and cannot be fetched now.
   */
  text: string;
  translation: string;
}

interface GeneratedTextBase {
  source: TextSource;
  language: Language;
  verses: VerifiedVerse[];
  /** Set when the user's text speaks of danger: contacts for help are shown. */
  concern?: 'life' | 'violence';
}

export type GeneratedText =
  | (GeneratedTextBase & { kind: 'grace_note'; message: string; reflection: string })
  /**
   * - `category`: category of the request, as far as it could be detected
   * - `title`: title of a written prayer
   * - `alternatives`: other written prayers that may fit
   */
  | (GeneratedTextBase & {
      kind: 'prayer';
      prayer_text: string;
      category: PrayerCategory;
      title?: string;
      alternatives?: PrayerAlternative[];
    })
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
 * Why a model generated nothing.
 * - `timeout`: no answer within a minute
 * - `busy`: retry later
 * - `budget`: the paid answers of today are used up
 * - `unusable`: two answers, neither of which may be shown
 * - `signed_out`: the user is no longer logged in
 */
export type GenerationFault = 'timeout' | 'busy' | 'budget' | 'unusable' | 'failed' | 'signed_out';

/**
 * A generation queued until there is a network, and its result. `record` is the id under which the
 * result is saved, so that saving twice makes one record.
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
  request: GenerationRequestOf<K>;
  /** ISO time at which it was queued. */
  date: string;
}
