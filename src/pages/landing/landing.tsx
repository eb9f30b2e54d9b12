// The door of Selah: for whoever is not signed in. Somebody who is goes on at once.
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { verseReference } from '../../../schemas/reference.ts';
import { useData } from '../../data/hooks.tsx';
import { chooseLanguage, keepLanguage, useLanguage } from '../../i18n/language.ts';
import { lookAround } from '../../platform/first-steps.ts';
import { loginAddress } from '../../platform/return-path.ts';
import { Benefits } from '../../ui/landing/benefits.tsx';
import { Contents } from '../../ui/landing/contents.tsx';
import styles from '../../ui/landing/landing.module.css';
import { LanguagePicker } from '../../ui/landing/language-picker.tsx';
import { LastPage } from '../../ui/landing/last-page.tsx';
import { TitlePage } from '../../ui/landing/title-page.tsx';
import { useToast } from '../../ui/toaster.tsx';

export function LandingPage() {
  const { account } = useData();
  // Home knows whether the welcome is behind them.
  return account ? <Navigate to="/" replace /> : <Door />;
}

function Door() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const start = {
    startHref: loginAddress('/Onboarding', 'signup'),
    // Also when it was the browser's own, and not chosen.
    onStart: () => keepLanguage(language),
  };

  function look(): void {
    lookAround();
    void navigate('/');
  }

  return (
    <div className={styles['page']}>
      <title>{`${t('app.name')} – ${t('app.tagline')}`}</title>
      <TitlePage
        {...start}
        loginHref={loginAddress('/')}
        onLookAround={look}
        picker={<LanguagePicker onChoose={(wanted) => chooseLanguage(wanted).catch(() => void toast({ message: t('language.notNow') }))} />}
      />
      <Contents />
      <Benefits />
      <LastPage {...start} reference={verseReference(language, 'ACT', 17, 11)} year={new Date().getFullYear()} />
    </div>
  );
}
