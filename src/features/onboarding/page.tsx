// Onboarding of a new user: the language if it is not known, the name, and the consent. The page
// works without the server.
import { Box, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import { userSchema } from '../../../schemas/entities/user.ts';
import type { Language } from '../../../schemas/languages.ts';
import { useData } from '../../data/data-provider.tsx';
import { updateProfile } from '../../data/records/profile.ts';
import { getDisplayName, useProfile } from '../../data/records/use-profile.ts';
import {
  changeLanguage,
  isLanguageKnown,
  storeLanguage,
  useLanguage,
} from '../../locales/language.ts';
import {
  isOnboardingDone,
  markOnboardingDone,
  type OnboardingAnswers,
  readOnboardingAnswers,
  storeOnboardingAnswers,
} from '../../platform/storage/onboarding-state.ts';
import { useStepFocus } from '../../ui/focus/use-step-focus.ts';
import { BareHeader } from '../../ui/bare-header.tsx';
import { LanguagePicker } from '../../ui/language-picker.tsx';
import layout from '../../ui/page-layout.module.css';
import { useToast } from '../../ui/toast/toaster.tsx';
import { ConsentStep } from './components/consent-step.tsx';
import { LanguageStep } from './components/language-step.tsx';
import { NameStep } from './components/name-step.tsx';

const allSteps = ['language', 'name', 'consent'] as const;

export function OnboardingPage() {
  const { account } = useData();
  const profile = useProfile();
  if (!account) return <Navigate to="/Landing" replace />;
  if (isOnboardingDone()) return <Navigate to="/" replace />;
  // The profile, which says whether the user completed the onboarding on another device, arrives a
  // moment later.
  if (profile === undefined) return null;
  return profile?.onboarding_completed === true ? (
    <Navigate to="/" replace />
  ) : (
    <OnboardingSteps initialName={getDisplayName(account, profile)} />
  );
}

function OnboardingSteps({ initialName }: { initialName: string }) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [steps] = useState(() => allSteps.slice(isLanguageKnown() ? 1 : 0));
  const [answers, setAnswers] = useState<OnboardingAnswers>(
    () =>
      readOnboardingAnswers() ?? {
        step: '',
        name: initialName,
        acceptsTerms: false,
        agreesToStorage: false,
      },
  );
  const step = steps.find((one) => one === answers.step) ?? steps[0] ?? 'name';
  const stepRef = useStepFocus(step);

  function change(changes: Partial<OnboardingAnswers>): void {
    const changed = { ...answers, ...changes };
    setAnswers(changed);
    storeOnboardingAnswers(changed);
  }

  async function completeOnboarding(): Promise<void> {
    setBusy(true);
    storeLanguage(language);
    const name = answers.name.trim();
    try {
      await updateProfile(data, {
        onboarding_completed: true,
        language,
        ...(name !== initialName && { display_name: name }),
      });
    } catch (fault) {
      // The user continues anyway, because this device remembers the completion.
      data.report('the end of the onboarding could not be stored', fault);
    }
    markOnboardingDone();
    void navigate('/', { replace: true });
  }

  return (
    <Box
      maw={1080}
      mx="auto"
      px={20}
      pt="env(safe-area-inset-top, 0px)"
      pb="calc(24px + env(safe-area-inset-bottom, 0px))"
    >
      <title>{`${t('onboarding:title')} – ${t('app.name')}`}</title>
      {/* In the same place as on the log-in page, from which the user comes. */}
      <BareHeader picker={step !== 'language' && <LanguagePicker onChoose={choose} />} />
      <Stack
        ref={stepRef}
        maw={460}
        mx="auto"
        mt="clamp(8px, 6vw - 16px, 6dvh)"
        className={layout['surface'] ?? ''}
      >
        <p className={layout['muted']}>
          {t('onboarding:step', { step: steps.indexOf(step) + 1, steps: steps.length })}
        </p>
        {form()}
      </Stack>
    </Box>
  );

  function form() {
    switch (step) {
      case 'language':
        return (
          <LanguageStep
            language={language}
            onChoose={choose}
            onNext={() => {
              storeLanguage(language);
              change({ step: 'name' });
            }}
          />
        );
      case 'name':
        return (
          <NameStep
            name={answers.name}
            maxLength={userSchema.properties.display_name.maxLength}
            onChange={(name) => change({ name })}
            onNext={() => change({ step: 'consent' })}
            onSkip={() => change({ step: 'consent', name: initialName })}
          />
        );
      case 'consent':
        return (
          <ConsentStep
            name={answers.name.trim()}
            reference={formatVerseReference(language, 'ACT', 17, 11)}
            acceptsTerms={answers.acceptsTerms}
            agreesToStorage={answers.agreesToStorage}
            busy={busy}
            onChange={change}
            onBack={() => change({ step: 'name' })}
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
