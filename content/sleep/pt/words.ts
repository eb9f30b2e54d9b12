// Peaceful Sleep in the Portuguese of Brazil, joined from its parts.
import type { SleepTexts } from '../outline.ts';
import { portugueseComfort } from './comfort.ts';
import { portugueseDreams } from './dreams.ts';
import { portugueseMoreNights } from './more-nights.ts';
import { portugueseNights } from './nights.ts';

export const portugueseSleep: SleepTexts = {
  categories: { ...portugueseNights, ...portugueseMoreNights },
  commentaries: portugueseComfort,
  article: portugueseDreams,
};
