// Placeholder lines with the size of the rows that are loading.
import { Skeleton, Stack } from '@mantine/core';
import '@mantine/core/styles/Skeleton.layer.css';
import { useTranslation } from 'react-i18next';
import layout from '../../../../ui/page-layout.module.css';

export function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack gap="sm" mih={400} role="status" aria-label={t('loading')}>
      {[1, 2, 3].map((row) => (
        <Skeleton
          key={row}
          className={layout['skeleton'] ?? ''}
          h={64}
          radius={10}
          opacity={0.5}
          animate={false}
        />
      ))}
    </Stack>
  );
}
