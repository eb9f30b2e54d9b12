// Peaceful Sleep in Spanish: its nights, its verses of comfort, its article.
import type { SleepTexts } from '../outline.ts';
import { comfort } from './comfort.ts';
import { dreams } from './dreams.ts';
import { moreNights } from './more-nights.ts';
import { nights } from './nights.ts';

export const spanishSleep: SleepTexts = {
  categories: { ...nights, ...moreNights },
  commentaries: comfort,
  article: dreams,
};
