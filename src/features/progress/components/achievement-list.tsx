// List of the achievements: the unlocked ones, and the progress of the others.
import { IconAward, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Translate } from '../../../locales/translate.ts';
import styles from './achievement-list.module.css';

type AchievementMeasure =
  | 'graceNotes'
  | 'prayers'
  | 'gratitudeEntries'
  | 'streak'
  | 'plansCompleted'
  | 'activeDays';

export interface ShownAchievement {
  name: keyof typeof measureByAchievement;
  points: number;
  needed: number;
  have: number;
  isUnlocked: boolean;
}

const measureByAchievement = {
  firstSteps: 'graceNotes',
  graceSeeker: 'graceNotes',
  prayerWarrior: 'prayers',
  faithfulIntercessor: 'prayers',
  gratefulHeart: 'gratitudeEntries',
  thankfulSoul: 'gratitudeEntries',
  weekStrong: 'streak',
  consistentSeeker: 'streak',
  devotedDisciple: 'streak',
  bibleScholar: 'plansCompleted',
  dedicatedReader: 'plansCompleted',
  activeDays: 'activeDays',
} as const satisfies Record<string, AchievementMeasure>;

export function AchievementList({ achievements }: { achievements: readonly ShownAchievement[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles['list']}>
      {achievements.map((one) => (
        <li key={one.name} className={styles['item']} data-unlocked={one.isUnlocked || undefined}>
          <span className={styles['icon']}>
            {one.isUnlocked ? (
              <IconAward size={24} aria-hidden />
            ) : (
              <IconLock size={20} aria-hidden />
            )}
          </span>
          <span className={styles['words']}>
            <span className={styles['name']}>{t(`progress:achievementName.${one.name}`)}</span>
            <span className={styles['need']}>
              {t(`progress:requirement.${measureByAchievement[one.name]}`, { count: one.needed })}
            </span>
            <span className={styles['state']}>{describeState(t, one)}</span>
          </span>
          <span className={styles['points']}>{t('progress:points', { count: one.points })}</span>
        </li>
      ))}
    </ul>
  );
}

function describeState(t: Translate, { isUnlocked, have, needed }: ShownAchievement): string {
  if (isUnlocked) return t('progress:isUnlocked');
  return have > 0
    ? `${t('progress:locked')} · ${t('progress:countOfNeeded', { have, needed })}`
    : t('progress:locked');
}
