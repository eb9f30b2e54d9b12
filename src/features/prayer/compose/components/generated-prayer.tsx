// Card with a generated prayer, and buttons to save the prayer, to generate another one, and to
// share.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GeneratedTextCard } from '../../../generation/components/generated-text-card.tsx';
import type { GeneratedTextCardProps } from '../../../generation/components/generated-text-card.tsx';

interface GeneratedPrayerCardProps extends GeneratedTextCardProps {
  saving: boolean;
  /** Share control, placed beside the other actions. */
  share?: ReactNode;
  onSave: () => void;
  onRegenerate: () => void;
}

export function GeneratedPrayerCard({
  saving,
  share,
  onSave,
  onRegenerate,
  ...cardProps
}: GeneratedPrayerCardProps) {
  const { t } = useTranslation();
  return (
    <GeneratedTextCard title={t('prayer:yourPrayer')} {...cardProps}>
      <Button onClick={onSave} disabled={saving}>
        {t('prayer:save')}
      </Button>
      {share}
      <Button variant="subtle" onClick={onRegenerate} disabled={saving}>
        {t('prayer:regenerate')}
      </Button>
    </GeneratedTextCard>
  );
}
