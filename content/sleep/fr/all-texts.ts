// All French texts of Peaceful Sleep, combined.
import type { SleepTexts } from '../sleep-outline.ts';
import { comfort } from './comforting-verses.ts';
import { dreams } from './dreams-article.ts';
import { moreNights } from './guidance-second-half.ts';
import { nights } from './guidance-first-half.ts';

export const sleep: SleepTexts = {
  categories: { ...nights, ...moreNights },
  commentaries: comfort,
  article: dreams,
};
