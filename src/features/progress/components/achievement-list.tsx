// Lists of the achievements: the earned ones with a sign of what they are for, and the next ones
// with their progress.
import { Box, Progress, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import {
  IconCalendarCheck,
  IconFlame,
  IconHeart,
  IconPray,
  IconRoute,
  IconSparkles,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

type AchievementMeasure =
  | 'graceNotes'
  | 'prayers'
  | 'gratitudeEntries'
  | 'streak'
  | 'plansCompleted'
  | 'activeDays';

const iconByMeasure: Readonly<Record<AchievementMeasure, Icon>> = {
  graceNotes: IconSparkles,
  prayers: IconPray,
  gratitudeEntries: IconHeart,
  streak: IconFlame,
  plansCompleted: IconRoute,
  activeDays: IconCalendarCheck,
};

type AchievementName =
  | 'firstSteps'
  | 'graceSeeker'
  | 'prayerWarrior'
  | 'faithfulIntercessor'
  | 'gratefulHeart'
  | 'thankfulSoul'
  | 'weekStrong'
  | 'consistentSeeker'
  | 'devotedDisciple'
  | 'bibleScholar'
  | 'dedicatedReader'
  | 'activeDays';

interface ShownAchievement {
  name: AchievementName;
  of: AchievementMeasure;
  needed: number;
  have: number;
}

export function EarnedAchievements({
  achievements,
}: {
  achievements: readonly ShownAchievement[];
}) {
  const { t } = useTranslation();
  return (
    <Box
      component="ul"
      className={elements['plainList']}
      display="grid"
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))', gap: '10px 12px' }}
    >
      {achievements.map(({ name, of, needed }) => {
        const Face = iconByMeasure[of];
        return (
          <Stack
            key={name}
            component="li"
            gap={0}
            align="center"
            ta="center"
            style={{ overflowWrap: 'anywhere' }}
          >
            <Face size={30} stroke={1.7} aria-hidden color="var(--gold)" />
            <Text component="strong" fw={600} fz="sm" lh={1.3} ff="heading">
              {t(`progress:achievementName.${name}`)}
            </Text>
            <Text span c="dimmed" fz="xs">
              {t(`progress:requirement.${of}`, { count: needed })}
            </Text>
          </Stack>
        );
      })}
    </Box>
  );
}

export function NextAchievements({ achievements }: { achievements: readonly ShownAchievement[] }) {
  const { t } = useTranslation();
  return (
    <Stack component="ul" className={elements['plainList']} gap={10}>
      {achievements.map(({ name, of, needed, have }) => (
        <Stack key={name} component="li" gap={0}>
          <Text component="strong" fw={600} lh={1.35} ff="heading">
            {t(`progress:achievementName.${name}`)}
          </Text>
          <span className={layout['muted']}>
            {t(`progress:requirement.${of}`, { count: needed })}
            {have > 0 && ` · ${t('progress:countOfNeeded', { have, needed })}`}
          </span>
          <Progress
            mt={6}
            bg="var(--line)"
            color="var(--indigo-ink)"
            value={(have / needed) * 100}
            aria-hidden="true"
          />
        </Stack>
      ))}
    </Stack>
  );
}
