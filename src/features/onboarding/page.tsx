// Onboarding of a new user: the language, then an important notice. The page works without the
// server.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import type { Language } from '../../../schemas/fields.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { watchProfile, updateProfile } from '../../data/records/profile.ts';
import { changeLanguage, storeLanguage, useLanguage } from '../../locales/language.ts';
import { isOnboardingDone, markOnboardingDone } from '../../platform/storage/onboarding-state.ts';
import { Logo } from '../../ui/logo.tsx';
import { LanguageStep } from './components/language-step.tsx';
import { NoticeStep } from './components/notice-step.tsx';
import styles from './components/onboarding.module.css';
import { useStepFocus } from '../../ui/focus/use-step-focus.ts';
import { useToast } from '../../ui/toast/toaster.tsx';

const steps = ['language', 'notice'] as const;

export function OnboardingPage() {
  const { account } = useData();
  const person = useLiveQuery('profile', watchProfile);
  if (!account) return <Navigate to="/Landing" replace />;
  if (isOnboardingDone()) return <Navigate to="/" replace />;
  // The profile, which says whether the user completed the onboarding on another device, arrives a
  // moment later.
  if (person === undefined) return null;
  return person?.onboarding_completed === true ? <Navigate to="/" replace /> : <OnboardingSteps />;
}

function OnboardingSteps() {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const toast = useToast();
  const [step, setStep] = useState<(typeof steps)[number]>('language');
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const stepRef = useStepFocus(step);

  async function completeOnboarding(): Promise<void> {
    setBusy(true);
    storeLanguage(language);
    try {
      await updateProfile(data, { onboarding_completed: true, language });
    } catch (fault) {
      // The user continues anyway, because this device remembers the completion.
      data.report('the end of the welcome could not be kept', fault);
    }
    markOnboardingDone();
    void navigate('/', { replace: true });
  }

  return (
    <div className={styles['page']}>
      <title>{`${t('onboarding:title')} – ${t('app.name')}`}</title>
      <header className={styles['head']}>
        <span className={styles['name']}>
          <Logo size={34} />
          {t('app.name')}
        </span>
        <span className={styles['step']}>
          {t('onboarding:step', { step: steps.indexOf(step) + 1, steps: steps.length })}
        </span>
      </header>
      <div ref={stepRef} className={styles['panel']}>
        {form()}
      </div>
    </div>
  );

  function form() {
    switch (step) {
      case 'language':
        return (
          <LanguageStep language={language} onChoose={choose} onNext={() => setStep('notice')} />
        );
      case 'notice':
        return (
          <NoticeStep
            reference={formatVerseReference(language, 'ACT', 17, 11)}
            busy={busy}
            onBack={() => setStep('language')}
            onAgree={() => void completeOnboarding()}
          />
        );
    }
  }

  function choose(chosenLanguage: Language): Promise<void> {
    return changeLanguage(chosenLanguage).catch(
      () => void toast({ message: t('language.loadFailed') }),
    );
  }
}
