// Compact list of all plans beside an open plan, on wide windows.
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../schemas/languages.ts';
import panes from '../../../ui/two-panes.module.css';
import elements from '../../../ui/elements.module.css';

export interface PlanLink {
  title: string;
  /** Language of the title; undefined when it is the language of the page. */
  language: Language | undefined;
  days: number;
  href: string;
  isOpen: boolean;
}

export function PlanLinks({ plans }: { plans: readonly PlanLink[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('plans:all')}>
      <Stack component="ul" className={elements['plainList']} gap={2}>
        {plans.map(({ title, language, days, href, isOpen }) => (
          <li key={href}>
            <a className={panes['link']} href={href} aria-current={isOpen ? 'page' : undefined}>
              <strong lang={language} dir="auto">
                {title}
              </strong>
              <span>{t('plans:days', { count: days })}</span>
            </a>
          </li>
        ))}
      </Stack>
    </nav>
  );
}
