// Section of the settings with the legal texts, the guides and the version of the app.
import { IconCode, IconDeviceMobileDown, IconFileText, IconShieldLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { version } from '../../../package.json';
import layout from '../../ui/page-layout.module.css';
import { SettingsSection } from './components/section.tsx';
import { LinkRow, LinkRows } from '../../ui/link-rows.tsx';

export function AboutSection() {
  const { t } = useTranslation();
  return (
    <>
      <SettingsSection id="about" title={t('settings:aboutTitle')}>
        <LinkRows>
          <LinkRow icon={IconShieldLock} label={t('legalLinks.privacy')} href="/PrivacyPolicy" />
          <LinkRow icon={IconFileText} label={t('legalLinks.terms')} href="/Terms" />
          <LinkRow
            icon={IconDeviceMobileDown}
            label={t('settings:installing')}
            href="/PWASetupGuide"
          />
          <LinkRow icon={IconCode} label={t('settings:developers')} href="/AndroidPackaging" />
        </LinkRows>
      </SettingsSection>
      <p className={layout['muted']}>{t('settings:version', { app: t('app.name'), version })}</p>
    </>
  );
}
