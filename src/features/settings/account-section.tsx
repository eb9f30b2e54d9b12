// Account section of the settings: name, e-mail, log-out, and links to the account and deletion
// pages; guests see the login.
import { Button, Stack } from '@mantine/core';
import { IconKey, IconLogout, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../data/data-context.ts';
import { useDisplayName } from '../../data/records/use-profile.ts';
import { buildLoginUrl } from '../../platform/storage/login-return-path.ts';
import { SettingsField, SettingsSection } from './components/section.tsx';
import { ActionRow, LinkRow, LinkRows } from '../../ui/link-rows.tsx';
import { useLogOut } from '../account/log-out/log-out-context.tsx';
import layout from '../../ui/page-layout.module.css';

export function AccountSection({ account: { email } }: { account: Account }) {
  const { t } = useTranslation();
  const name = useDisplayName();
  const logOut = useLogOut();
  return (
    <SettingsSection id="account" title={t('settings:accountTitle')}>
      <Stack component="p" gap={2} style={{ overflowWrap: 'anywhere' }}>
        {name !== '' && <strong dir="auto">{name}</strong>}
        <span className={layout['muted']}>{email}</span>
      </Stack>
      <LinkRows>
        <LinkRow icon={IconKey} label={t('settings:accountLink')} href="/Account" />
        {logOut && <ActionRow icon={IconLogout} label={t('logOut.action')} onClick={logOut} />}
        <LinkRow
          icon={IconUserOff}
          label={t('settings:deleteLink')}
          href="/DeleteAccount"
          isDangerous
        />
      </LinkRows>
    </SettingsSection>
  );
}

export function GuestSection() {
  const { t } = useTranslation();
  return (
    <SettingsSection id="account" title={t('settings:accountTitle')}>
      <SettingsField>
        <p>{t('settings:guestBody')}</p>
        <p>{t('loginInvitation.body')}</p>
      </SettingsField>
      <Button component="a" href={buildLoginUrl('/Settings')} w="fit-content">
        {t('loginInvitation.action')}
      </Button>
    </SettingsSection>
  );
}
