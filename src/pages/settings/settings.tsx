// Settings: everything that a person can have otherwise, in one place. Each choice holds at once.
import { IconDeviceMobileDown, IconFileText, IconShieldLock } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { version } from '../../../package.json';
import { useData } from '../../data/hooks.tsx';
import layout from '../../ui/layout.module.css';
import { SectionList } from '../../ui/settings/section-list.tsx';
import { LinkRow, Links, Section } from '../../ui/settings/section.tsx';
import { AccountSettings, GuestAccount } from './account.tsx';
import { useArrival } from './arrival.ts';
import { DaySettings, NotificationSettings } from './day.tsx';
import { LanguageSettings, TranslationSettings } from './languages.tsx';
import { LookSettings } from './look.tsx';
import { ReminderSettings } from './reminders.tsx';
import styles from './settings.module.css';
import { StorageSettings } from './storage.tsx';

/** As they stand below each other. */
const parts = [
  { id: 'language', title: 'settings.languageTitle' },
  { id: 'translation', title: 'settings.translationTitle' },
  { id: 'look', title: 'settings.lookTitle' },
  { id: 'notifications', title: 'settings.notificationsTitle' },
  { id: 'reminders', title: 'reminders.title' },
  { id: 'day', title: 'settings.dayTitle' },
  { id: 'storage', title: 'settings.storageTitle' },
  { id: 'account', title: 'settings.accountTitle' },
  { id: 'legal', title: 'settings.legalTitle' },
] as const;

export function SettingsPage() {
  const { t } = useTranslation();
  const { account } = useData();
  const column = useRef<HTMLDivElement>(null);
  useArrival(column);
  return (
    <div className={styles['page']}>
      <title>{`${t('settings.title')} – ${t('app.name')}`}</title>
      <SectionList sections={parts.filter(({ id }) => account || id !== 'notifications').map(({ id, title }) => ({ id, title: t(title) }))} />
      <div ref={column} className={`${layout['page'] ?? ''} ${styles['column'] ?? ''}`}>
        <h1 className={styles['title']}>{t('settings.title')}</h1>
        <LanguageSettings />
        <TranslationSettings />
        <LookSettings />
        {account && <NotificationSettings />}
        <ReminderSettings />
        <DaySettings />
        <StorageSettings />
        {account ? <AccountSettings account={account} /> : <GuestAccount />}
        <Section id="legal" title={t('settings.legalTitle')}>
          <Links>
            <LinkRow icon={IconShieldLock} label={t('settings.privacy')} href="/PrivacyPolicy" />
            <LinkRow icon={IconFileText} label={t('settings.terms')} href="/Terms" />
            <LinkRow icon={IconDeviceMobileDown} label={t('settings.installing')} href="/PWASetupGuide" />
          </Links>
        </Section>
        <p className={styles['about']}>{t('settings.version', { app: t('app.name'), version })}</p>
      </div>
    </div>
  );
}
