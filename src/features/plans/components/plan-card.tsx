// Card of a plan in the list, a link with picture, name, description, theme, length and state; and
// the state badge that other plan components use, too.
import { Group, Text } from '@mantine/core';
import type { GroupProps } from '@mantine/core';
import { IconCircleCheck, IconRoute } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../schemas/languages.ts';
import styles from './plan-card.module.css';
import { PlanIllustration } from './plan-illustration.tsx';
import elements from '../../../ui/elements.module.css';

export type PlanBadge = 'active' | 'locked' | 'completed' | 'begun';

// A locked plan has no padlock: its page is open to read, and most plans of the list have this state.
const icons = { active: IconRoute, locked: null, completed: IconCircleCheck, begun: IconRoute };

interface PlanCardProps {
  title: string;
  description: string;
  /** Language of the plan's text; undefined when it is the language of the page. */
  language: Language | undefined;
  /** Key of a shipped plan; with the theme, it chooses the picture. */
  plan: string | null;
  theme: string;
  themeName: string;
  days: number;
  badges: readonly PlanBadge[];
  href: string;
}

export function PlanCard({
  title,
  description,
  language,
  plan,
  theme,
  themeName,
  days,
  badges,
  href,
}: PlanCardProps) {
  const { t } = useTranslation();
  return (
    <a className={`${elements['cardLink']} ${styles['card']}`} href={href}>
      <span className={styles['picture']}>
        <PlanIllustration plan={plan} theme={theme} />
      </span>
      <Text span className={elements['title']} lang={language} dir="auto">
        {title}
      </Text>
      <Text
        span
        lineClamp={3}
        c="dimmed"
        fz="0.9375rem"
        style={{ overflowWrap: 'anywhere' }}
        lang={language}
        dir="auto"
      >
        {description}
      </Text>
      <Group component="span" gap="2px 12px" c="dimmed" fz="sm">
        <span>
          {themeName} · {t('plans:days', { count: days })}
        </span>
        {badges.map((badge) => (
          <PlanBadgeLabel key={badge} badge={badge} />
        ))}
      </Group>
    </a>
  );
}

const pill = { p: '3px 10px 3px 8px', bdrs: 'xl' } satisfies GroupProps;
const outline = { ...pill, style: { boxShadow: 'inset 0 0 0 1px var(--line)' } };

const looks = {
  active: { ...pill, bg: 'var(--indigo-wash)', c: 'var(--indigo-ink)', fw: 600 },
  completed: { ...pill, bg: 'var(--green-wash)', c: 'var(--green)' },
  begun: outline,
  locked: {},
} satisfies Record<PlanBadge, GroupProps>;

export function PlanBadgeLabel({ badge }: { badge: PlanBadge }) {
  const { t } = useTranslation();
  const Icon = icons[badge];
  return (
    <Group
      component="span"
      display="inline-flex"
      gap={6}
      wrap="nowrap"
      c="dimmed"
      fz="sm"
      lh={1.35}
      {...looks[badge]}
    >
      {Icon && <Icon size={16} aria-hidden />}
      {t(`plans:${badge}`)}
    </Group>
  );
}
