// The sixteen doors of Wisdom, and the shape of the answers behind them: files per language fill
// them.
import type { TextVariants } from '../prayers/prayer-passages.ts';

export const wisdomCategories = [
  'emotions',
  'relationships',
  'spiritual',
  'life_challenges',
] as const;
export type WisdomCategory = (typeof wisdomCategories)[number];

export const topicsByCategory = {
  emotions: ['anxiety', 'grief', 'anger', 'loneliness'],
  relationships: ['marriage', 'parenting', 'friendship', 'forgiveness'],
  spiritual: ['doubt', 'prayer', 'temptation', 'purpose'],
  life_challenges: ['work', 'money', 'illness', 'decisions'],
} as const satisfies Record<WisdomCategory, readonly string[]>;

export type WisdomTopic = (typeof topicsByCategory)[WisdomCategory][number];
/** `other`: the question was not understood; then the answer is about asking God at all. */
export type AnsweredTopic = WisdomTopic | 'other';

export const emojiByTopic: Readonly<Record<WisdomTopic, string>> = {
  anxiety: '🌊',
  grief: '🕯️',
  anger: '🔥',
  loneliness: '🌙',
  marriage: '💍',
  parenting: '🧒',
  friendship: '🤝',
  forgiveness: '🕊️',
  doubt: '🌫️',
  prayer: '🙏',
  temptation: '🍎',
  purpose: '🧭',
  work: '🛠️',
  money: '🪙',
  illness: '🩹',
  decisions: '🔀',
};

/**
 * An insight is one seeing, one truth and one counsel, a paragraph each: 80 to 120 words in all.
 * Every wording of a part goes with every wording of the others. Words: seeing 24–34 (names
 * honestly what this is like, for one or for many), truth 32–46 (what the Bible as a whole teaches
 * of it, without quotation), counsel 24–38 (what helps, offered and never ordered), step 14–28 (one
 * small thing for today, with a verb first). The reader has no gender and may be the one who hurts
 * or the one who was hurt. Nothing is foretold; no one is told to stay in danger, to stop a
 * treatment, or to leave or keep a person; where it is grave, people who help (a doctor, a pastor,
 * a counsellor, a lawyer) are named as God's help too.
 */
export interface TopicPassages {
  seeings: TextVariants;
  truths: TextVariants;
  counsels: TextVariants;
  steps: TextVariants;
}

export type PassagesByTopic = Readonly<Record<AnsweredTopic, TopicPassages>>;

/**
 * For a question that speaks of danger: 80–110 words, worth, safety, a person who helps now; the
 * step names a person or a number to reach.
 */
export interface WisdomInDanger {
  insights: readonly [string, string, ...string[]];
  steps: readonly [string, string, ...string[]];
}

export interface WisdomPassages {
  byTopic: PassagesByTopic;
  inDanger: Readonly<Record<'life' | 'violence', WisdomInDanger>>;
  /**
   * Folded words by which a typed question's topic is known, as in
   * content/prayers/category-keywords.ts. Empty for `other`.
   */
  topicWords: Readonly<Record<AnsweredTopic, string>>;
}
