// All the words of Peaceful Sleep in French.
import type { SleepTexts } from '../outline.ts';
import { comfort } from './comfort.ts';
import { dreams } from './dreams.ts';
import { moreNights } from './more-nights.ts';
import { nights } from './nights.ts';

export const frenchSleep: SleepTexts = {
  categories: { ...nights, ...moreNights },
  commentaries: comfort,
  article: dreams,
};
