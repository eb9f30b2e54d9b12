// Compact list of all plans beside an open plan, on wide windows.
import { Stack, Text } from '@mantine/core';
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

/** Title and length share a line, so that twelve plans fit on the screen. */
const rowStyle = { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 12 };

export function PlanLinks({ plans }: { plans: readonly PlanLink[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('plans:all')}>
      <Stack component="ul" className={elements['plainList']} gap={2}>
        {plans.map(({ title, language, days, href, isOpen }) => (
          <li key={href}>
            <a
              className={panes['link']}
              style={rowStyle}
              href={href}
              aria-current={isOpen ? 'page' : undefined}
            >
              <strong lang={language} dir="auto">
                {title}
              </strong>
              <Text span c="dimmed" fz="sm" style={{ whiteSpace: 'nowrap' }}>
                {t('plans:days', { count: days })}
              </Text>
            </a>
          </li>
        ))}
      </Stack>
    </nav>
  );
}
