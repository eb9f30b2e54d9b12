// Subtopics of the Wisdom passages about forgiveness and marriage, and the choice of the passages
// that fit the subtopic of a question.
import type { QuestionSubtopic } from './detect-subtopic.ts';
import type { SubtopicsByPart, TopicPassages } from './wisdom-topics.ts';

/** Indexes of the passages that may be picked. */
export type FittingIndexes = Readonly<Record<keyof TopicPassages, readonly number[]>>;

const partNames = ['acknowledgements', 'truths', 'suggestions', 'steps'] as const;
/** Fewer passages of a part would repeat at once. */
const minVariants = 2;

/**
 * Returns the passages of the subtopic and the general ones; without a subtopic the general ones.
 * Returns `undefined`, which means all passages, if those are too few.
 */
export function findFittingIndexes(
  subtopics: SubtopicsByPart,
  subtopic: QuestionSubtopic | undefined,
): FittingIndexes | undefined {
  const find = (part: keyof TopicPassages) =>
    subtopics[part].flatMap((one, index) => (one === 'general' || one === subtopic ? index : []));
  const fitting = {
    acknowledgements: find('acknowledgements'),
    truths: find('truths'),
    suggestions: find('suggestions'),
    steps: find('steps'),
  };
  const isEnough = partNames.every((part) => fitting[part].length >= minVariants);
  return isEnough || subtopic ? fitting : undefined;
}
