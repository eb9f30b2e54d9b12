// Type of a generation request: the kind of text (grace note, prayer, gratitude or wisdom) and the
// user's input. The same request goes to a language model or to Selah's own composer.
import type { Mood } from '../grace-notes/grace-note-passages.ts';
import type { PrayerChoice } from '../prayers/compose-prayer.ts';
import type { WisdomTopic } from '../wisdom/wisdom-topics.ts';

export type GenerationRequest =
  | { kind: 'grace_note'; mood: Mood; context: string }
  /** `choice`: the written prayer that the user chose. */
  | { kind: 'prayer'; request: string; category: string; choice?: PrayerChoice }
  | { kind: 'gratitude'; text: string }
  | { kind: 'wisdom'; question: string; topic?: WisdomTopic };
