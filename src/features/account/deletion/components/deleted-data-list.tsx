// List of the data that an account deletion deletes, and the deadline.
import { Card, Group, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import elements from '../../../../ui/elements.module.css';

const parts = ['profile', 'userTexts', 'bible', 'achievements', 'other'] as const;

export function DeletedDataList({ days }: { days: number }) {
  const { t } = useTranslation();
  return (
    <>
      <Group
        className={elements['notice']}
        gap={14}
        align="flex-start"
        wrap="nowrap"
        bg="var(--red-wash)"
      >
        <IconAlertTriangle size={24} stroke={1.7} aria-hidden color="var(--red)" />
        <Stack gap={6}>
          <h2>{t('account:deletion.warningTitle', { days })}</h2>
          <p>{t('account:deletion.warning')}</p>
        </Stack>
      </Group>
      <Card
        component="section"
        shadow="sm"
        p={20}
        style={{ alignItems: 'flex-start' }}
        aria-labelledby="what-goes"
      >
        <h2 id="what-goes">{t('account:deletion.listTitle')}</h2>
        <Stack component="ul" gap="xs" m={0} ps="1.25rem">
          {parts.map((part) => (
            <li key={part}>{t(`account:deletion.list.${part}`)}</li>
          ))}
        </Stack>
      </Card>
    </>
  );
}
