// List of the user's numbers above zero: grace notes, prayers, answered prayers, gratitude
// entries and completed plans.
import { Group, Stack, Text } from '@mantine/core';
import {
  type Icon,
  IconCircleCheck,
  IconHeart,
  IconPray,
  IconRoute,
  IconSparkles,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../ui/use-number-format.ts';

const icons = {
  graceNotes: IconSparkles,
  prayers: IconPray,
  answeredPrayers: IconCircleCheck,
  gratitudeEntries: IconHeart,
  plansCompleted: IconRoute,
} as const satisfies Record<string, Icon>;

export type Stats = Readonly<Record<keyof typeof icons, number>>;

const statNames = Object.keys(icons) as (keyof typeof icons)[];

export function StatList({ stats }: { stats: Stats }) {
  const { t } = useTranslation();
  const numbers = useNumberFormat();
  return (
    <Stack component="dl" gap={10} m={0}>
      {statNames
        .filter((name) => stats[name] > 0)
        .map((name) => {
          const Picture = icons[name];
          return (
            <Group key={name} gap={10} justify="space-between" wrap="nowrap">
              <Group component="dt" gap={10} wrap="nowrap">
                <Picture
                  size={20}
                  aria-hidden
                  color={name === 'answeredPrayers' ? 'var(--gold)' : 'var(--indigo-ink)'}
                />
                {t(`progress:stat.${name}`)}
              </Group>
              <Text
                component="dd"
                fw={600}
                fz="lg"
                lh={1.2}
                ff="heading"
                style={{ fontVariantNumeric: 'tabular-nums' }}
              >
                {numbers.format(stats[name])}
              </Text>
            </Group>
          );
        })}
    </Stack>
  );
}
