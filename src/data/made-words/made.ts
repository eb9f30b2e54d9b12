// Words made for one person: a note, a prayer, an affirmation or wisdom, always with the name of its source and with proven verses.
import type { AnsweredTopic } from '../../../content/wisdom/topics.ts';
import type { Wish } from '../../../content/words/wish.ts';
import type { Language } from '../../../schemas/fields.ts';
import type { PrayerCategory } from '../../../schemas/prayer.ts';

/** `device`: composed here because there is no network. */
export type Source = 'model' | 'composer' | 'device';

export interface ProvenVerse {
  /** In the person's language, as this translation counts: Jean 3.16. */
  reference: string;
  /** The translation's own words; empty when the chapter is not on the device and cannot be fetched now. */
  text: string;
  translation: string;
}

interface MadeBy {
  source: Source;
  language: Language;
  verses: ProvenVerse[];
  /** The person's words speak of danger: they are told where help is. */
  concern?: 'life' | 'violence';
}

export type Made =
  | (MadeBy & { kind: 'grace_note'; message: string; reflection: string })
  /** `category`: what the request is about, as far as it is understood. */
  | (MadeBy & { kind: 'prayer'; prayer_text: string; category: PrayerCategory })
  /** With one verse. */
  | (MadeBy & { kind: 'gratitude'; affirmation: string })
  | (MadeBy & { kind: 'wisdom'; insight: string; next_step: string; topic: AnsweredTopic });

export type MadeKind = Made['kind'];
export type MadeOf<K extends MadeKind> = Extract<Made, { kind: K }>;
export type WishOf<K extends MadeKind> = Extract<Wish, { kind: K }>;

/**
 * Why a model made nothing. `timeout`: no answer in a minute. `busy`: to be asked later. `budget`: all paid answers of today are given.
 * `unusable`: two answers, neither of which may be shown. `signed_out`: nobody is logged in any more.
 */
export type MakingFault = 'timeout' | 'busy' | 'budget' | 'unusable' | 'failed' | 'signed_out';

/** A wish left for when there is a network again, and what became of it. `record`: under which id it is kept, so that opening it twice makes one record. */
export type WaitingWish<K extends MadeKind = MadeKind> = LeftWish<K> & ({ step: 'waiting' } | { step: 'made'; made: MadeOf<K>; record: string } | { step: 'failed'; fault: MakingFault });

interface LeftWish<K extends MadeKind> {
  id: string;
  wish: WishOf<K>;
  /** ISO time at which it was left. */
  date: string;
}
