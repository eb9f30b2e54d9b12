// All Brazilian Portuguese texts of Peaceful Sleep, combined.
import type { SleepTexts } from '../sleep-outline.ts';
import { portugueseComfort } from './comforting-verses.ts';
import { portugueseDreams } from './dreams-article.ts';
import { portugueseMoreNights } from './guidance-second-half.ts';
import { portugueseNights } from './guidance-first-half.ts';

export const sleep: SleepTexts = {
  categories: { ...portugueseNights, ...portugueseMoreNights },
  commentaries: portugueseComfort,
  article: portugueseDreams,
};
