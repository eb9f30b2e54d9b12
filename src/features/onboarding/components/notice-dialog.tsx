// Dialog with the long notice of the onboarding: what the texts are and are not, what the app
// believes, the source of the verses, and what data about faith is stored.
import { Group, Stack } from '@mantine/core';
import { IconBook2, IconBuildingChurch, IconFeather, IconLifebuoy } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';
import { Dialog } from '../../../ui/dialog.tsx';

/** @param reference Acts 17:11 in the user's language */
export function NoticeDialog({ reference, onClose }: { reference: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('onboarding:noticeTitle')} onClose={onClose}>
      <Stack>
        <p>{t('onboarding:noticeBody')}</p>
        <h3>{t('onboarding:principles')}</h3>
        <Stack component="ul" className={elements['plainList'] ?? ''} gap="sm">
          <Principle icon={IconBook2}>{t('onboarding:scripture', { reference })}</Principle>
          <Principle icon={IconBuildingChurch}>{t('onboarding:church')}</Principle>
          <Principle icon={IconLifebuoy}>{t('onboarding:help')}</Principle>
          <Principle icon={IconFeather}>{t('onboarding:yours')}</Principle>
        </Stack>
        <h3>{t('onboarding:translation')}</h3>
        <p>{t('onboarding:translationBody')}</p>
        <h3>{t('onboarding:data')}</h3>
        <p>{t('onboarding:dataBody')}</p>
      </Stack>
    </Dialog>
  );
}

function Principle({ icon: Face, children }: { icon: Icon; children: string }) {
  return (
    <Group component="li" gap="sm" align="start" wrap="nowrap">
      <Face size={22} stroke={1.7} color="var(--indigo-ink)" style={iconStyle} aria-hidden />
      {children}
    </Group>
  );
}

const iconStyle = { flex: 'none', inlineSize: 24, marginBlockStart: 1 };
