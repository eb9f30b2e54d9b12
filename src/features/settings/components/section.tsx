// Components of the settings page: section with a saved mark, and field with a hint.
import { Group, Stack, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './section.module.css';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

interface SettingsSectionProps {
  /** Id in the URL and in the section list. */
  id: string;
  title: string;
  about?: string;
  /** Whether a value was saved just now. */
  isSaved?: boolean;
  children: ReactNode;
}

export function SettingsSection({
  id,
  title,
  about,
  isSaved = false,
  children,
}: SettingsSectionProps) {
  const { t } = useTranslation();
  return (
    <Stack
      id={id}
      component="section"
      className={layout['surface']}
      gap="md"
      // The link back stays where it was when the URL names the section.
      style={{ scrollMarginBlockStart: 16 }}
      aria-labelledby={`${id}-title`}
    >
      <Group gap="0 12px" justify="space-between" mih={28}>
        <Title
          order={2}
          id={`${id}-title`}
          tabIndex={-1}
          miw={0}
          fz="1.25rem"
          style={{ overflowWrap: 'anywhere' }}
        >
          {title}
        </Title>
        {/* Space for the mark is reserved, so that the layout does not shift under the next
            tap. */}
        <div role="status" className={styles['saved']} data-room={t('settings:saved')}>
          {isSaved && (
            <span className={elements['arrive']}>
              <IconCheck size={18} aria-hidden />
              {t('settings:saved')}
            </span>
          )}
        </div>
      </Group>
      {about !== undefined && <p className={layout['muted']}>{about}</p>}
      {children}
    </Stack>
  );
}

/** A control and a sentence about it. */
export function SettingsField({ hint, children }: { hint?: string; children: ReactNode }) {
  return (
    <Stack gap={6}>
      {children}
      {hint !== undefined && <p className={layout['muted']}>{hint}</p>}
    </Stack>
  );
}
