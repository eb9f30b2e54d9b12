// The sixteen Wisdom topics, and the types of their passages, which the files of each language
// provide.
import type { FewTextVariants, TextVariants } from '../prayers/prayer-passages.ts';
import type { QuestionSubtopic } from './detect-subtopic.ts';

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

/** Situations of a question for which the passages of its topic would be wrong or would wound. */
export const wisdomFocuses = [
  'illness_of_another',
  'addiction_of_another',
  'abuse',
  'infertility',
  'child_loss',
  'divorce',
  'family_conflict',
  'guilt',
  'depression',
  'unemployment',
  'betrayal',
  'forgiving_oneself',
] as const;
export type WisdomFocus = (typeof wisdomFocuses)[number];
/** What an answer is about. */
export type AnswerName = AnsweredTopic | WisdomFocus;

/**
 * Passages of one topic. An insight is one acknowledgement, one truth and one suggestion, with one
 * paragraph each and 80 to 120 words in all. Each variant of a part must fit each variant of the
 * other parts; about forgiveness and marriage, each variant of its subtopic and the general ones.
 *
 * - Acknowledgement, 24–34 words: describes honestly what the situation is like, for one person or
 *   for many.
 * - Truth, 32–46 words: what the Bible as a whole teaches about the topic, without quotation.
 * - Suggestion, 24–38 words: what helps, as an offer and never as an order.
 * - Step, 14–28 words: one small action for today, with a verb first.
 *
 * The reader has no gender and may be the person who hurts or the person who was hurt. Nothing is
 * predicted. No text tells a reader to stay in danger, to stop a treatment, or to leave or keep a
 * person. In serious matters, people who help (a doctor, a pastor, a counsellor, a lawyer) are
 * named as God's help too.
 */
export interface TopicPassages {
  acknowledgements: TextVariants;
  truths: TextVariants;
  suggestions: TextVariants;
  steps: TextVariants;
}

export type PassagesByTopic = Readonly<Record<AnsweredTopic, TopicPassages>>;

/**
 * Passages of one focus, of the same lengths as those of a topic. They claim no more than the name
 * of the focus says: not whose child died, or whether an abuse is over.
 */
export interface FocusPassages {
  acknowledgements: FewTextVariants;
  truths: FewTextVariants;
  suggestions: FewTextVariants;
  steps: FewTextVariants;
}

export type PassagesByFocus = Readonly<Record<WisdomFocus, FocusPassages>>;

/**
 * Passages for a question that speaks of danger: 80–110 words about worth, safety and a person who
 * can help now. The step names a person or a number to contact.
 */
export interface WisdomInDanger {
  insights: readonly [string, string, ...string[]];
  steps: readonly [string, string, ...string[]];
}

export interface WisdomPassages {
  byTopic: PassagesByTopic;
  byFocus: PassagesByFocus;
  /** Which questions about forgiveness and marriage each passage of these topics answers. */
  passageSubtopics: PassageSubtopics;
  /**
   * Sentence before an answer whose topic is only guessed from single words: it says that the
   * answer is general.
   */
  generalNote: string;
  inDanger: Readonly<Record<'life' | 'violence', WisdomInDanger>>;
  /**
   * Folded keywords that identify the topic of a typed question, as in
   * content/prayers/category-keywords.ts. Empty for `other`.
   */
  topicWords: Readonly<Record<AnsweredTopic, string>>;
}

/** `general` fits every question of the topic. */
type PassageSubtopic = QuestionSubtopic | 'general';

/** Subtopic of each passage, in the order of the passages. */
export type SubtopicsByPart = Readonly<Record<keyof TopicPassages, readonly PassageSubtopic[]>>;

export type PassageSubtopics = Readonly<Record<'forgiveness' | 'marriage', SubtopicsByPart>>;
