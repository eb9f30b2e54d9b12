// Subtopics of the English Wisdom passages about marriage and forgiveness, in their order.
import type { PassageSubtopics } from '../wisdom-topics.ts';

export const passageSubtopics: PassageSubtopics = {
  marriage: {
    acknowledgements: ['coldness', 'quarrel', 'coldness', 'betrayal', 'general', 'general'],
    truths: ['general', 'general', 'general', 'general'],
    suggestions: ['general', 'quarrel', 'general', 'general'],
    steps: ['general', 'general', 'general', 'general'],
  },
  forgiveness: {
    acknowledgements: ['another', 'guilt', 'general', 'oneself', 'another'],
    truths: ['another', 'guilt', 'another', 'another'],
    suggestions: ['another', 'guilt', 'another', 'oneself', 'another'],
    steps: ['general', 'another', 'another', 'general'],
  },
};
