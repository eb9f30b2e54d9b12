// Lists of the achievements: the earned ones as medals, and the next ones with a medal in outline
// and their progress.
import { Box, Group, Progress, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';
import { type AchievementMeasure, Medal } from './medal.tsx';

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
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))', gap: '6px 4px' }}
    >
      {achievements.map(({ name, of, needed }) => (
        <Stack
          key={name}
          component="li"
          gap={0}
          align="center"
          ta="center"
          style={{ overflowWrap: 'anywhere' }}
        >
          <Medal of={of} needed={needed} size={56} isEarned />
          <Text component="strong" fw={600} fz="0.78rem" lh={1.2} ff="heading" mt={2}>
            {t(`progress:achievementName.${name}`)}
          </Text>
          <Text span c="dimmed" fz="xs" lh={1.2}>
            {t(`progress:requirement.${of}`, { count: needed })}
          </Text>
        </Stack>
      ))}
    </Box>
  );
}

export function NextAchievements({ achievements }: { achievements: readonly ShownAchievement[] }) {
  const { t } = useTranslation();
  return (
    <Stack component="ul" className={elements['plainList']} gap={8}>
      {achievements.map(({ name, of, needed, have }) => (
        <Group key={name} component="li" gap={14} wrap="nowrap">
          <Medal of={of} needed={needed} size={42} isEarned={false} />
          <Stack gap={0} flex={1} miw={0}>
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
        </Group>
      ))}
    </Stack>
  );
}
