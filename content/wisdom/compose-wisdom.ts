// Composes a Wisdom answer from built-in passages.
import type { Language } from '../../schemas/fields.ts';
import { createPassagePicker } from '../composer/passage-picker.ts';
import type { PickOptions } from '../composer/passage-picker.ts';
import type { PassageReference } from '../composer/passage-reference.ts';
import { findDanger } from '../text-analysis/detect-danger.ts';
import type { Concern } from '../text-analysis/detect-danger.ts';
import { referencesByConcern } from '../prayers/prayer-references.ts';
import { loadWisdom } from './load-wisdom.ts';
import { referencesByTopic } from './wisdom-references.ts';
import { detectWisdomTopic } from './detect-topic.ts';
import type { AnsweredTopic, WisdomTopic } from './wisdom-topics.ts';

export interface WisdomRequest {
  /** In any language, of any length. */
  question: string;
  /** Topic that the user chose. Without a topic, the topic is detected in the question. */
  topic?: WisdomTopic | undefined;
  /** The language of the answer. */
  language: Language;
}

export interface ComposedWisdom {
  /**
   * Plain text of 80 to 120 words in three paragraphs, separated by empty lines. In danger, one
   * paragraph.
   */
  insight: string;
  next_step: string;
  /** Two or three passages, no two from one chapter. */
  references: PassageReference[];
  topic: AnsweredTopic;
  /** Set when the question speaks of danger. The app must then show where to find help. */
  concern?: Concern;
  /** Names for the next draws. */
  used: string[];
}

/** The same request and draw always give the same answer. */
export async function composeWisdom(
  { question, topic: givenTopic, language }: WisdomRequest,
  pickOptions: PickOptions,
): Promise<ComposedWisdom> {
  const passages = await loadWisdom(language);
  const picker = createPassagePicker(pickOptions);
  const danger = findDanger(question);
  const verseCount = picker.flipCoin() ? 2 : 3;
  if (danger && !danger.isAboutOtherPerson) {
    const { insights, steps } = passages.inDanger[danger.concern];
    const name = `wisdom.danger.${danger.concern}`;
    const [insight, next_step] = picker.pickCombination(
      name,
      [`${name}.insight`, `${name}.step`],
      [insights, steps],
    );
    const references = picker.pickReferences(referencesByConcern[danger.concern], verseCount);
    return {
      insight,
      next_step,
      references,
      topic: givenTopic ?? 'other',
      concern: danger.concern,
      used: picker.listUsed(),
    };
  }

  // When the question is about another person in danger, the answer covers no other topic.
  const topic = danger
    ? 'other'
    : (givenTopic ?? (await detectWisdomTopic(question, language)) ?? 'other');
  const { acknowledgements, truths, suggestions, steps } = passages.byTopic[topic];
  const name = `wisdom.${topic}`;
  const insight = picker
    .pickCombination(
      name,
      // Devices store these names.
      [`${name}.seeing`, `${name}.truth`, `${name}.counsel`],
      [acknowledgements, truths, suggestions],
    )
    .join('\n\n');
  const next_step = picker.pickOne(`${name}.step`, steps);
  const references = picker.pickReferences(
    danger ? referencesByConcern[danger.concern] : referencesByTopic[topic],
    verseCount,
  );
  return {
    insight,
    next_step,
    references,
    topic,
    ...(danger && { concern: danger.concern }),
    used: picker.listUsed(),
  };
}
