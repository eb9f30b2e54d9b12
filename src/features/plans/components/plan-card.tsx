// Card of a plan in the list, a link with name, description, length and state; and the state badge
// that other plan components use, too.
import { IconChevronRight, IconCircleCheck, IconLock, IconRoute } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../schemas/fields.ts';
import styles from './plan-card.module.css';

export type PlanBadge = 'active' | 'locked' | 'completed' | 'begun';

const icons = { active: IconRoute, locked: IconLock, completed: IconCircleCheck, begun: IconRoute };

interface PlanCardProps {
  title: string;
  description: string;
  /** Language of the plan's text; undefined when it is the language of the page. */
  language: Language | undefined;
  days: number;
  badges: readonly PlanBadge[];
  href: string;
}

export function PlanCard({ title, description, language, days, badges, href }: PlanCardProps) {
  const { t } = useTranslation();
  return (
    <a className={styles['card']} href={href}>
      <span className={styles['head']}>
        <span className={styles['title']} lang={language} dir="auto">
          {title}
        </span>
        <IconChevronRight size={20} aria-hidden className={styles['chevron']} />
      </span>
      <span className={styles['description']} lang={language} dir="auto">
        {description}
      </span>
      <span className={styles['foot']}>
        <span>{t('plans:days', { count: days })}</span>
        {badges.map((badge) => (
          <PlanBadgeLabel key={badge} badge={badge} />
        ))}
      </span>
    </a>
  );
}

export function PlanBadgeLabel({ badge }: { badge: PlanBadge }) {
  const { t } = useTranslation();
  const Icon = icons[badge];
  return (
    <span className={styles['badge']} data-badge={badge}>
      <Icon size={16} aria-hidden />
      {t(`plans:${badge}`)}
    </span>
  );
}
