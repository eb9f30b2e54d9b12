// Computes the twelve achievements from the counts. Nothing is stored about them, so none can be
// earned twice. Pure.
import type { Ledger } from '../../data/activity/daily-activity.ts';

type CountedValue =
  | 'graceNotes'
  | 'prayers'
  | 'gratitudeEntries'
  | 'streak'
  | 'plansCompleted'
  | 'activeDays';

export const achievements = [
  { name: 'firstSteps', of: 'graceNotes', needed: 1, points: 10 },
  { name: 'graceSeeker', of: 'graceNotes', needed: 10, points: 25 },
  { name: 'prayerWarrior', of: 'prayers', needed: 5, points: 15 },
  { name: 'faithfulIntercessor', of: 'prayers', needed: 25, points: 50 },
  { name: 'gratefulHeart', of: 'gratitudeEntries', needed: 10, points: 20 },
  { name: 'thankfulSoul', of: 'gratitudeEntries', needed: 30, points: 50 },
  { name: 'weekStrong', of: 'streak', needed: 7, points: 30 },
  { name: 'consistentSeeker', of: 'streak', needed: 30, points: 100 },
  { name: 'devotedDisciple', of: 'streak', needed: 100, points: 500 },
  { name: 'bibleScholar', of: 'plansCompleted', needed: 1, points: 40 },
  { name: 'dedicatedReader', of: 'plansCompleted', needed: 3, points: 75 },
  { name: 'activeDays', of: 'activeDays', needed: 30, points: 60 },
] as const satisfies readonly { name: string; of: CountedValue; needed: number; points: number }[];

export type AchievementName = (typeof achievements)[number]['name'];

export interface Achievement {
  name: AchievementName;
  of: CountedValue;
  points: number;
  needed: number;
  /** Count reached so far, at most `needed`. */
  have: number;
  isUnlocked: boolean;
}

export interface AchievementSummary {
  /** In the order of the table. */
  all: readonly Achievement[];
  points: number;
  unlocked: number;
  /** Unlocked share of all twelve, in whole percent. */
  percent: number;
}

/** @param longestStreak longest streak in days, so that the end of a streak locks no achievement */
export function computeAchievements(
  ledger: Pick<Ledger, Exclude<CountedValue, 'streak'>>,
  longestStreak: number,
): AchievementSummary {
  const counted = { ...ledger, streak: longestStreak };
  const all = achievements.map(({ name, of, needed, points }): Achievement => {
    const count = counted[of];
    return { name, of, points, needed, have: Math.min(count, needed), isUnlocked: count >= needed };
  });
  const unlocked = all.filter(({ isUnlocked }) => isUnlocked);
  return {
    all,
    points: unlocked.reduce((sum, { points }) => sum + points, 0),
    unlocked: unlocked.length,
    percent: Math.round((unlocked.length / all.length) * 100),
  };
}

/** Returns at most two of the locked achievements: the nearest ones, of different counts. */
export function listNextAchievements(all: readonly Achievement[]): Achievement[] {
  const nearest = all
    .filter(({ isUnlocked }) => !isUnlocked)
    .toSorted((a, b) => b.have / b.needed - a.have / a.needed);
  const [first] = nearest;
  const second = nearest.find(({ of }) => of !== first?.of);
  return [first, second].filter((one) => one !== undefined);
}
