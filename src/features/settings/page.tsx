// Settings page: all settings of the user in one place. Each choice takes effect at once.
import { IconDeviceMobileDown, IconFileText, IconShieldLock } from '@tabler/icons-react';
import { useRef, type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';
import { version } from '../../../package.json';
import { useData } from '../../data/data-provider.tsx';
import layout from '../../ui/page-layout.module.css';
import { SectionList } from './components/section-list.tsx';
import { SettingsLinkRow, SettingsLinkList, SettingsSection } from './components/section.tsx';
import { AccountSection, GuestSection } from './account-section.tsx';
import { DaySection, NotificationsSection } from './day-section.tsx';
import { LanguageSection, TranslationSection } from './language-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { RemindersSection } from './reminders-section.tsx';
import styles from './page.module.css';
import { DeviceStorageSection } from './storage-section.tsx';
import { scrollToHeading } from '../../ui/focus/scroll-to-heading.ts';

/** Sections in the order of the page. */
const sections = [
  { id: 'language', title: 'settings:languageTitle' },
  { id: 'translation', title: 'settings:translationTitle' },
  { id: 'look', title: 'settings:appearanceTitle' },
  { id: 'notifications', title: 'settings:notificationsTitle' },
  { id: 'reminders', title: 'reminders:title' },
  { id: 'day', title: 'settings:dayTitle' },
  { id: 'storage', title: 'settings:storageTitle' },
  { id: 'account', title: 'settings:accountTitle' },
  { id: 'legal', title: 'settings:legalTitle' },
] as const;

export function SettingsPage() {
  const { t } = useTranslation();
  const { account } = useData();
  const column = useRef<HTMLDivElement>(null);
  useScrollToSection(column);
  return (
    <div className={styles['page']}>
      <title>{`${t('settings:title')} – ${t('app.name')}`}</title>
      <SectionList
        sections={sections
          .filter(({ id }) => account || id !== 'notifications')
          .map(({ id, title }) => ({ id, title: t(title) }))}
      />
      <div ref={column} className={`${layout['page'] ?? ''} ${styles['column'] ?? ''}`}>
        <h1 className={styles['title']}>{t('settings:title')}</h1>
        <LanguageSection />
        <TranslationSection />
        <AppearanceSection />
        {account && <NotificationsSection />}
        <RemindersSection />
        <DaySection />
        <DeviceStorageSection />
        {account ? <AccountSection account={account} /> : <GuestSection />}
        <SettingsSection id="legal" title={t('settings:legalTitle')}>
          <SettingsLinkList>
            <SettingsLinkRow
              icon={IconShieldLock}
              label={t('legalLinks.privacy')}
              href="/PrivacyPolicy"
            />
            <SettingsLinkRow icon={IconFileText} label={t('legalLinks.terms')} href="/Terms" />
            <SettingsLinkRow
              icon={IconDeviceMobileDown}
              label={t('settings:installing')}
              href="/PWASetupGuide"
            />
          </SettingsLinkList>
        </SettingsSection>
        <p className={styles['about']}>{t('settings:version', { app: t('app.name'), version })}</p>
      </div>
    </div>
  );
}

/**
 * Scrolls when the page is opened by such a URL. The section list scrolls within the page by
 * itself.
 */
function useScrollToSection(page: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  const navigationType = useNavigationType();
  const id = hash.slice(1);
  // After “back” or a reload the browser restores the scroll position itself.
  const isMeant = id !== '' && (navigationType !== 'POP' || key === 'default');
  useEffect(() => {
    const heading = isMeant ? document.getElementById(`${id}-title`) : null;
    return heading && page.current?.contains(heading)
      ? scrollToHeading(heading, page.current)
      : undefined;
  }, [id, isMeant, key, page]);
}
