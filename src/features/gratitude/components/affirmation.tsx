// Card with the generated affirmation for a new journal entry, and buttons to save both, to
// generate another one, or to discard the affirmation.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GeneratedTextCard } from '../../generation/components/generated-text-card.tsx';
import type { GeneratedTextCardProps } from '../../generation/components/generated-text-card.tsx';

interface AffirmationCardProps extends GeneratedTextCardProps {
  busy: boolean;
  onSave: () => void;
  onRegenerate: () => void;
  onDiscard: () => void;
}

export function AffirmationCard({
  busy,
  onSave,
  onRegenerate,
  onDiscard,
  ...cardProps
}: AffirmationCardProps) {
  const { t } = useTranslation();
  return (
    <GeneratedTextCard title={t('gratitude:affirmation')} {...cardProps}>
      <Button onClick={onSave} disabled={busy}>
        {t('gratitude:affirmationSave')}
      </Button>
      <Button variant="default" onClick={onRegenerate} disabled={busy}>
        {t('gratitude:affirmationAnother')}
      </Button>
      <Button variant="subtle" onClick={onDiscard} disabled={busy}>
        {t('gratitude:affirmationDiscard')}
      </Button>
    </GeneratedTextCard>
  );
}
