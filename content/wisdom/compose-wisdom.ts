// Composes a Wisdom answer from built-in passages.
import type { Language } from '../../schemas/languages.ts';
import { createPassagePicker } from '../composer/passage-picker.ts';
import type { PickOptions } from '../composer/passage-picker.ts';
import type { PassageReference } from '../composer/passage-reference.ts';
import { findDanger } from '../text-analysis/detect-danger.ts';
import type { Concern } from '../text-analysis/detect-danger.ts';
import { referencesByConcern } from '../prayers/prayer-references.ts';
import { loadWisdom } from './load-wisdom.ts';
import { referencesBySubtopic, referencesByTopic } from './wisdom-references.ts';
import { findFittingIndexes } from './wisdom-subtopics.ts';
import type { FittingIndexes } from './wisdom-subtopics.ts';
import { listSituationReferences } from '../prayers/situations/situation-references.ts';
import { understandQuestion } from './detect-topic.ts';
import type { UnderstoodQuestion } from './detect-topic.ts';
import { isFocus, isTopicBroader, topicByFocus } from './situation-answers.ts';
import type { AnsweredTopic, WisdomPassages, WisdomTopic } from './wisdom-topics.ts';

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
   * Plain text of 80 to 120 words in three paragraphs, separated by empty lines, after a note if
   * the topic is only guessed. In danger, one paragraph.
   */
  insight: string;
  next_step: string;
  /** Two or three passages, no two from one chapter. */
  references: PassageReference[];
  /** All passages that fit. */
  fitting: readonly PassageReference[];
  topic: AnsweredTopic;
  /** Set when the question speaks of danger or abuse. The app must then show where to find help. */
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
    const fitting = referencesByConcern[danger.concern];
    return {
      insight,
      next_step,
      references: picker.pickReferences(fitting, verseCount),
      fitting,
      topic: givenTopic ?? 'other',
      concern: danger.concern,
      used: picker.listUsed(),
    };
  }

  // When the question is about another person in danger, the answer covers no other topic.
  const understood: UnderstoodQuestion = danger
    ? { answer: 'other' }
    : await understandQuestion(question, language);
  const focus = isFocus(understood.answer) ? understood.answer : undefined;
  const topic = readTopic(understood, danger ? undefined : givenTopic);
  const { acknowledgements, truths, suggestions, steps } = focus
    ? passages.byFocus[focus]
    : passages.byTopic[topic];
  const subtopic =
    focus || topic === 'marriage' || topic === 'forgiveness' ? understood.subtopic : undefined;
  // A topic that the user chose, without a question of their own, is answered by all its passages.
  const isWholeTopic = focus !== undefined || (givenTopic !== undefined && !subtopic);
  const fitting = isWholeTopic ? undefined : findFitting(passages, topic, subtopic);
  const name = `wisdom.${focus ?? topic}`;
  const insight = picker
    .pickCombination(
      name,
      // Devices store these names.
      [`${name}.seeing`, `${name}.truth`, `${name}.counsel`],
      [acknowledgements, truths, suggestions],
      fitting && [fitting.acknowledgements, fitting.truths, fitting.suggestions],
    )
    .join('\n\n');
  const next_step = picker.pickOne(`${name}.step`, steps, fitting?.steps);
  // Help is shown for abuse, whether it is over or not.
  const concern = danger?.concern ?? (focus === 'abuse' ? 'violence' : undefined);
  const ofTopic = subtopic ? referencesBySubtopic[subtopic] : referencesByTopic[topic];
  const ofSituation =
    focus && understood.situation && !subtopic ? listSituationReferences(understood.situation) : [];
  const wanted = concern
    ? referencesByConcern[concern]
    : ofSituation.length > 0
      ? ofSituation
      : ofTopic;
  const isGuessed = !givenTopic && topic !== 'other' && !isSituationKnown(understood);
  return {
    insight: isGuessed ? `${passages.generalNote} ${insight}` : insight,
    next_step,
    references: picker.pickReferences(wanted, verseCount),
    // Few verses of a situation are on the device without a network. Those of the topic are.
    fitting: concern ? wanted : [...wanted, ...ofTopic],
    topic,
    ...(concern && { concern }),
    used: picker.listUsed(),
  };
}

/** An answer about a topic in general does not answer one of its situations. */
function isSituationKnown({ answer, situation, subtopic }: UnderstoodQuestion): boolean {
  if (subtopic) return true;
  if (answer === 'marriage' || answer === 'forgiveness') return false;
  return situation !== undefined && !isTopicBroader(situation);
}

function findFitting(
  { passageSubtopics }: WisdomPassages,
  topic: AnsweredTopic,
  subtopic: UnderstoodQuestion['subtopic'],
): FittingIndexes | undefined {
  return topic === 'marriage' || topic === 'forgiveness'
    ? findFittingIndexes(passageSubtopics[topic], subtopic)
    : undefined;
}

function readTopic(
  { answer }: UnderstoodQuestion,
  givenTopic: WisdomTopic | undefined,
): AnsweredTopic {
  if (givenTopic) return givenTopic;
  return isFocus(answer) ? topicByFocus[answer] : answer;
}
