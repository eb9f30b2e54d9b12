// Links to the sections of the administration.
import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';

export const adminSections = [
  'overview',
  'people',
  'deletions',
  'messages',
  'mails',
  'bibles',
] as const;
export type AdminSection = (typeof adminSections)[number];

export function SectionNav({ current }: { current: AdminSection }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('admin:sections')}>
      <Group component="ul" className={elements['plainList']} gap={8}>
        {adminSections.map((section) => (
          <li key={section}>
            <Button
              component="a"
              href={`/Admin?section=${section}`}
              variant={section === current ? 'light' : 'default'}
              px="md"
              aria-current={section === current ? 'page' : undefined}
            >
              {t(`admin:section.${section}`)}
            </Button>
          </li>
        ))}
      </Group>
    </nav>
  );
}
