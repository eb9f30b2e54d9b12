// The door of Selah: for whoever is not signed in. Somebody who is goes on at once.
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { formatVerseReference } from '../../../schemas/reference.ts';
import { useData } from '../../data/hooks.tsx';
import { changeLanguage, storeLanguage, useLanguage } from '../../i18n/language.ts';
import { startGuestBrowsing } from '../../platform/first-steps.ts';
import { buildLoginUrl } from '../../platform/return-path.ts';
import { Benefits } from '../../ui/landing/benefits.tsx';
import { Contents } from '../../ui/landing/contents.tsx';
import styles from '../../ui/landing/landing.module.css';
import { LanguagePicker } from '../../ui/landing/language-picker.tsx';
import { ClosingSection } from '../../ui/landing/last-page.tsx';
import { TitleSection } from '../../ui/landing/title-page.tsx';
import { useToast } from '../../ui/toaster.tsx';

export function LandingPage() {
  const { account } = useData();
  // Home knows whether the welcome is behind them.
  return account ? <Navigate to="/" replace /> : <LandingContent />;
}

function LandingContent() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const start = {
    startHref: buildLoginUrl('/Onboarding', 'signup'),
    // Also when it was the browser's own, and not chosen.
    onStart: () => storeLanguage(language),
  };

  function browseAsGuest(): void {
    startGuestBrowsing();
    void navigate('/');
  }

  return (
    <div className={styles['page']}>
      <title>{`${t('app.name')} – ${t('app.tagline')}`}</title>
      <TitleSection
        {...start}
        loginHref={buildLoginUrl('/')}
        onLookAround={browseAsGuest}
        picker={<LanguagePicker onChoose={(chosenLanguage) => changeLanguage(chosenLanguage).catch(() => void toast({ message: t('language.notNow') }))} />}
      />
      <Contents />
      <Benefits />
      <ClosingSection {...start} reference={formatVerseReference(language, 'ACT', 17, 11)} year={new Date().getFullYear()} />
    </div>
  );
}
