// Step of the onboarding that asks for the name by which the app addresses the user. The name is
// optional.
import { Box, Button, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '../../../ui/theme/mantine-fields.css';
import { LoafIllustration } from '../../../ui/illustrations.tsx';
import layout from '../../../ui/page-layout.module.css';

interface NameStepProps {
  name: string;
  maxLength: number;
  onChange: (name: string) => void;
  onNext: () => void;
  onSkip: () => void;
}

export function NameStep({ name, maxLength, onChange, onNext, onSkip }: NameStepProps) {
  const { t } = useTranslation();
  return (
    <Stack
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <Box display="flex" mx="auto">
        <LoafIllustration />
      </Box>
      <h1 tabIndex={-1} style={{ outline: 'none' }}>
        {t('onboarding:nameTitle')}
      </h1>
      <p className={layout['muted']}>{t('onboarding:nameBody')}</p>
      <TextInput
        name="name"
        label={t('onboarding:nameLabel')}
        autoComplete="given-name"
        maxLength={maxLength}
        value={name}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Stack gap="xs">
        <Button type="submit">{t('onboarding:next')}</Button>
        <Button variant="subtle" onClick={onSkip}>
          {t('onboarding:skip')}
        </Button>
      </Stack>
    </Stack>
  );
}
