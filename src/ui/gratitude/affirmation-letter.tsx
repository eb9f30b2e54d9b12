// What was answered to an entry, and what one can do with it.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MadeLetter } from '../made-words/made-letter.tsx';
import type { MadeLetterProps } from '../made-words/made-letter.tsx';

interface AffirmationLetterProps extends MadeLetterProps {
  busy: boolean;
  onSave: () => void;
  onAnother: () => void;
  onPutAway: () => void;
}

export function AffirmationLetter({ busy, onSave, onAnother, onPutAway, ...letter }: AffirmationLetterProps) {
  const { t } = useTranslation();
  return (
    <MadeLetter title={t('gratitude.affirmation')} {...letter}>
      <Button onClick={onSave} disabled={busy}>
        {t('gratitude.saveBoth')}
      </Button>
      <Button variant="default" onClick={onAnother} disabled={busy}>
        {t('gratitude.another')}
      </Button>
      <Button variant="subtle" onClick={onPutAway} disabled={busy}>
        {t('gratitude.putAway')}
      </Button>
    </MadeLetter>
  );
}
