// All the words of Peaceful Sleep in English, joined.
import type { SleepTexts } from '../outline.ts';
import { comfort } from './comfort.ts';
import { dreams } from './dreams.ts';
import { moreNights } from './more-nights.ts';
import { nights } from './nights.ts';

export const englishSleep: SleepTexts = {
  categories: { ...nights, ...moreNights },
  commentaries: comfort,
  article: dreams,
};
