// A prayer that was made, and what one can do with it.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MadeLetter } from '../made-words/made-letter.tsx';
import type { MadeLetterProps } from '../made-words/made-letter.tsx';

interface PrayerLetterProps extends MadeLetterProps {
  saving: boolean;
  /** Beside the other things that can be done with it. */
  share?: ReactNode;
  onSave: () => void;
  onRegenerate: () => void;
}

export function PrayerLetter({ saving, share, onSave, onRegenerate, ...letter }: PrayerLetterProps) {
  const { t } = useTranslation();
  return (
    <MadeLetter title={t('prayer.yourPrayer')} {...letter}>
      <Button onClick={onSave} disabled={saving}>
        {t('prayer.save')}
      </Button>
      {share}
      <Button variant="subtle" onClick={onRegenerate} disabled={saving}>
        {t('prayer.regenerate')}
      </Button>
    </MadeLetter>
  );
}
