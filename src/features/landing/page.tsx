// Landing page for visitors who are not signed in. Signed-in users are redirected to Home.
import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import { useData } from '../../data/data-provider.tsx';
import {
  changeLanguage,
  isLanguageKnown,
  storeLanguage,
  useLanguage,
} from '../../locales/language.ts';
import { startGuestBrowsing } from '../../platform/storage/onboarding-state.ts';
import { buildLoginUrl } from '../../platform/storage/login-return-path.ts';
import { Benefits } from './components/benefits.tsx';
import { Contents } from './components/contents.tsx';
import { LanguagePicker } from '../../ui/language-picker.tsx';
import { ClosingSection } from './components/closing-section.tsx';
import { TitleSection } from './components/title-section.tsx';
import { useToast } from '../../ui/toast/toaster.tsx';

export function LandingPage() {
  const { account } = useData();
  // Home knows whether the user has completed the onboarding.
  return account ? <Navigate to="/" replace /> : <LandingContent />;
}

function LandingContent() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const start = {
    startHref: buildLoginUrl('/Onboarding', 'signup'),
    // Also stored if the language came from the browser. A language that was neither chosen nor
    // preferred by the browser is asked for by the onboarding.
    onStart: () => {
      if (isLanguageKnown()) storeLanguage(language);
    },
  };

  function browseAsGuest(): void {
    startGuestBrowsing();
    void navigate('/');
  }

  return (
    <Box maw={1080} mx="auto" px={20} pt="env(safe-area-inset-top, 0px)">
      <title>{`${t('app.name')} – ${t('app.tagline')}`}</title>
      <TitleSection
        {...start}
        loginHref={buildLoginUrl('/')}
        onBrowseAsGuest={browseAsGuest}
        picker={
          <LanguagePicker
            onChoose={(chosenLanguage) =>
              changeLanguage(chosenLanguage).catch(
                () => void toast({ message: t('language.loadFailed') }),
              )
            }
          />
        }
      />
      <Contents />
      <Benefits />
      <ClosingSection
        {...start}
        reference={formatVerseReference(language, 'ACT', 17, 11)}
        year={new Date().getFullYear()}
      />
    </Box>
  );
}
