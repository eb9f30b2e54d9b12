// Subtopics of the French Wisdom passages about marriage and forgiveness, in their order.
import type { PassageSubtopics } from '../wisdom-topics.ts';

export const passageSubtopics: PassageSubtopics = {
  marriage: {
    acknowledgements: ['coldness', 'quarrel', 'general', 'betrayal', 'general'],
    truths: ['general', 'general', 'general', 'general'],
    suggestions: ['general', 'general', 'coldness', 'general'],
    steps: ['general', 'general', 'general', 'general'],
  },
  forgiveness: {
    acknowledgements: ['another', 'oneself', 'general', 'another'],
    truths: ['another', 'general', 'another', 'another'],
    suggestions: ['another', 'guilt', 'another', 'oneself', 'another'],
    steps: ['another', 'general', 'general', 'another'],
  },
};
