// Subtopics of the Spanish Wisdom passages about marriage and forgiveness, in their order.
import type { PassageSubtopics } from '../wisdom-topics.ts';

export const passageSubtopics: PassageSubtopics = {
  marriage: {
    acknowledgements: ['coldness', 'general', 'general', 'general'],
    truths: ['general', 'general', 'general', 'general'],
    suggestions: ['quarrel', 'coldness', 'general', 'general'],
    steps: ['coldness', 'general', 'general', 'general'],
  },
  forgiveness: {
    acknowledgements: ['another', 'oneself', 'another', 'general'],
    truths: ['general', 'another', 'guilt', 'another'],
    suggestions: ['another', 'guilt', 'another', 'general'],
    steps: ['general', 'general', 'general', 'another'],
  },
};
