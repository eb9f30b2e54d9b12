// Account section of the settings: name, e-mail, log-out, and links to the account and deletion
// pages; guests see the login.
import { Button } from '@mantine/core';
import { IconKey, IconLogout, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../data/data-context.ts';
import { buildLoginUrl } from '../../platform/storage/login-return-path.ts';
import {
  SettingsActionRow,
  SettingsLinkRow,
  SettingsLinkList,
  SettingsField,
  SettingsSection,
} from './components/section.tsx';
import { useLogOut } from '../account/log-out/log-out-context.tsx';
import styles from './page.module.css';

export function AccountSection({ account: { full_name: name, email } }: { account: Account }) {
  const { t } = useTranslation();
  const logOut = useLogOut();
  return (
    <SettingsSection id="account" title={t('settings:accountTitle')}>
      <p className={styles['person']}>
        {name !== '' && <strong dir="auto">{name}</strong>}
        <span className={styles['email']}>{email}</span>
      </p>
      <SettingsLinkList>
        <SettingsLinkRow icon={IconKey} label={t('settings:accountLink')} href="/Account" />
        {logOut && (
          <SettingsActionRow icon={IconLogout} label={t('logOut.action')} onClick={logOut} />
        )}
        <SettingsLinkRow
          icon={IconUserOff}
          label={t('settings:deleteLink')}
          href="/DeleteAccount"
          isDangerous
        />
      </SettingsLinkList>
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
      <Button component="a" href={buildLoginUrl('/Settings')} className={styles['login'] ?? ''}>
        {t('loginInvitation.action')}
      </Button>
    </SettingsSection>
  );
}
