// Subtopics of the Portuguese Wisdom passages about marriage and forgiveness, in their order.
import type { PassageSubtopics } from '../wisdom-topics.ts';

export const passageSubtopics: PassageSubtopics = {
  marriage: {
    acknowledgements: ['coldness', 'quarrel', 'general', 'general'],
    truths: ['general', 'betrayal', 'general', 'general'],
    suggestions: ['general', 'general', 'general', 'general'],
    steps: ['general', 'general', 'general', 'general'],
  },
  forgiveness: {
    acknowledgements: ['another', 'another', 'oneself', 'another'],
    truths: ['another', 'general', 'another', 'another'],
    suggestions: ['another', 'another', 'guilt', 'another'],
    steps: ['another', 'another', 'guilt', 'another'],
  },
};
