// Steps with which the operator of a server repairs its Bible texts.
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import surface from '../../../../ui/surface.module.css';
import { importCommand } from './fault-messages.ts';

export function FixList() {
  const { t } = useTranslation();
  return (
    <Stack className={surface['paddedCard'] ?? ''} gap={10}>
      <h3 className={surface['cardTitle']}>{t('bible-diagnostic:fixTitle')}</h3>
      <Stack component="ol" gap={6} m={0} pis={20}>
        <li>{t('bible-diagnostic:fixKey')}</li>
        <li>{t('bible-diagnostic:fixVerify')}</li>
        <li>{t('bible-diagnostic:fixNew')}</li>
        <li>{t('bible-diagnostic:fixFree', { command: importCommand })}</li>
      </Stack>
    </Stack>
  );
}
