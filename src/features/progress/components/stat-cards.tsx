// Six cards with the user's numbers: grace notes, prayers, answered prayers, gratitude entries,
// completed plans and the current streak.
import {
  type Icon,
  IconCircleCheck,
  IconFlame,
  IconHeart,
  IconPray,
  IconRoute,
  IconSparkles,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../ui/use-number-format.ts';
import styles from './stat-cards.module.css';

const icons = {
  graceNotes: IconSparkles,
  prayers: IconPray,
  answeredPrayers: IconCircleCheck,
  gratitudeEntries: IconHeart,
  plansCompleted: IconRoute,
  currentStreak: IconFlame,
} as const satisfies Record<string, Icon>;

export type Stats = Readonly<Record<keyof typeof icons, number>>;

const statNames = Object.keys(icons) as (keyof typeof icons)[];

export function StatCards({ stats }: { stats: Stats }) {
  const { t } = useTranslation();
  const numbers = useNumberFormat();
  return (
    <dl className={styles['cards']}>
      {statNames.map((name) => {
        const Picture = icons[name];
        return (
          <div key={name} className={styles['card']} data-stat={name}>
            <dt>
              <Picture size={20} aria-hidden />
              {t(`progress:stat.${name}`)}
            </dt>
            <dd>
              {name === 'currentStreak'
                ? t('progress:streak.days', { count: stats[name] })
                : numbers.format(stats[name])}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
