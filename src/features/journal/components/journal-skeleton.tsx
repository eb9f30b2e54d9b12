// Placeholder of a journal that is loading: cards with the size of the content.
import { Card, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './entry-card.module.css';
import layout from '../../../ui/page-layout.module.css';

export function JournalSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack role="status" gap="md">
      <span className={layout['visuallyHidden']}>{t('loading')}</span>
      <Card className={styles['blank'] ?? ''} h={137} aria-hidden="true" />
      <Card className={styles['blank'] ?? ''} h={137} aria-hidden="true" />
      <Card className={styles['blank'] ?? ''} h={137} aria-hidden="true" />
    </Stack>
  );
}
