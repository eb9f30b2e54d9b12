// Who is here, and what they can do about their account; a guest finds the login.
import { Button } from '@mantine/core';
import { IconKey, IconLogout, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../data/data.ts';
import { loginAddress } from '../../platform/return-path.ts';
import { ActionRow, LinkRow, Links, Part, Section } from '../../ui/settings/section.tsx';
import { useLogOut } from '../../ui/shell/log-out-door.tsx';
import styles from './settings.module.css';

export function AccountSettings({ account: { full_name: name, email } }: { account: Account }) {
  const { t } = useTranslation();
  const logOut = useLogOut();
  return (
    <Section id="account" title={t('settings.accountTitle')}>
      <p className={styles['person']}>
        {name !== '' && <strong dir="auto">{name}</strong>}
        <span className={styles['email']}>{email}</span>
      </p>
      <Links>
        <LinkRow icon={IconKey} label={t('settings.accountLink')} href="/Account" />
        {logOut && <ActionRow icon={IconLogout} label={t('account.logout')} onAct={logOut} />}
        <LinkRow icon={IconUserOff} label={t('settings.deleteLink')} href="/DeleteAccount" isGrave />
      </Links>
    </Section>
  );
}

export function GuestAccount() {
  const { t } = useTranslation();
  return (
    <Section id="account" title={t('settings.accountTitle')}>
      <Part>
        <p>{t('settings.guestBody')}</p>
        <p>{t('home.guestBody')}</p>
      </Part>
      <Button component="a" href={loginAddress('/Settings')} className={styles['login'] ?? ''}>
        {t('home.guestAction')}
      </Button>
    </Section>
  );
}
