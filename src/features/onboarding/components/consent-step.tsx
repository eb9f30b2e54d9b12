// Last step of the onboarding: a short disclaimer, and the consent to the terms and to the storage
// of sensitive data. A dialog has the long text.
import { Box, Button, Checkbox, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../ui/theme/mantine-fields.css';
import { LegalLinks } from '../../../ui/legal-links.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { NoticeDialog } from './notice-dialog.tsx';

/** Below the label, which begins after the box of 24 px and its gap of 12 px. */
const linkStyle = { pis: 36, fz: 'sm' } as const;

interface Consent {
  acceptsTerms: boolean;
  agreesToStorage: boolean;
}

interface ConsentStepProps extends Consent {
  /** Empty if the user gave none. */
  name: string;
  /** Acts 17:11 in the user's language. */
  reference: string;
  busy: boolean;
  onChange: (changes: Partial<Consent>) => void;
  onBack: () => void;
  onAgree: () => void;
}

export function ConsentStep({
  name,
  reference,
  acceptsTerms,
  agreesToStorage,
  busy,
  onChange,
  onBack,
  onAgree,
}: ConsentStepProps) {
  const { t } = useTranslation();
  const [isNoticeOpen, setIsNoticeOpen] = useState(false);
  const terms = useRef<HTMLInputElement>(null);
  const storage = useRef<HTMLInputElement>(null);

  function submit(): void {
    if (!acceptsTerms) terms.current?.focus();
    else if (!agreesToStorage) storage.current?.focus();
    else if (!busy) onAgree();
  }

  return (
    <Stack
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h1 tabIndex={-1} style={{ outline: 'none' }}>
        {t('onboarding:consentTitle')}
      </h1>
      {name !== '' && <p dir="auto">{t('onboarding:consentGreeting', { name })}</p>}
      <div>
        <p>{t('onboarding:disclaimer', { reference })}</p>
        <Button
          variant="subtle"
          mis="-1.375rem"
          aria-haspopup="dialog"
          onClick={() => setIsNoticeOpen(true)}
        >
          {t('onboarding:readMore')}
        </Button>
      </div>
      <div>
        <Checkbox
          ref={terms}
          label={t('onboarding:acceptTerms')}
          checked={acceptsTerms}
          onChange={(event) => onChange({ acceptsTerms: event.currentTarget.checked })}
        />
        <Box component="p" {...linkStyle}>
          <LegalLinks pages={['terms']} />
        </Box>
      </div>
      <div>
        <Checkbox
          ref={storage}
          label={t('onboarding:agreeToStorage')}
          checked={agreesToStorage}
          onChange={(event) => onChange({ agreesToStorage: event.currentTarget.checked })}
        />
        <Box component="p" {...linkStyle}>
          <LegalLinks pages={['privacy']} />
        </Box>
      </div>
      <Stack gap="xs">
        <SubmitButton
          waitReason={acceptsTerms && agreesToStorage ? null : t('onboarding:checkBoth')}
          isBusy={busy}
        >
          {t('onboarding:accept')}
        </SubmitButton>
        <Button variant="subtle" onClick={onBack}>
          {t('back')}
        </Button>
      </Stack>
      {isNoticeOpen && (
        <NoticeDialog reference={reference} onClose={() => setIsNoticeOpen(false)} />
      )}
    </Stack>
  );
}
