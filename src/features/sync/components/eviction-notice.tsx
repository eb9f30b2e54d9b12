// Notice that the browser deleted the local data: what will be restored from the server, and what
// is lost.
import { Button, Group, Stack, Title } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';

/** @param lost records that had not been sent yet */
export function EvictionNotice({
  lostCount,
  onDismiss,
}: {
  lostCount: number;
  onDismiss: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Group
      component="section"
      className={elements['notice']}
      gap={14}
      align="flex-start"
      wrap="nowrap"
      style={{ borderInlineStartColor: 'var(--gold)' }}
      aria-labelledby="eviction"
    >
      <IconInfoCircle color="var(--gold)" size={24} stroke={1.7} aria-hidden />
      <Stack gap="xs">
        <Title id="eviction" order={2} fz="lg">
          {t('sync:eviction.title')}
        </Title>
        <p>{t('sync:eviction.body')}</p>
        <p>
          {lostCount > 0
            ? t('sync:eviction.pendingLost', { count: lostCount })
            : t('sync:eviction.nothingPending')}
        </p>
        <Button variant="light" mt={4} w="fit-content" onClick={onDismiss}>
          {t('sync:eviction.understood')}
        </Button>
      </Stack>
    </Group>
  );
}
