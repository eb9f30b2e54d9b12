// Placeholder with the size of the numbers that are being counted.
import { Card, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/page-layout.module.css';

export function ProgressSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack role="status" gap="lg">
      <span className={layout['visuallyHidden']}>{t('loading')}</span>
      <Card h={270} aria-hidden="true" />
      <Card h={260} aria-hidden="true" />
    </Stack>
  );
}
