// Wordings that lost against a newer one on another device: folded away, never gone, and put back with one tap.
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EarlierWording } from '../../schemas/fields.ts';
import { fieldName } from '../i18n/field-name.ts';
import styles from './earlier-wordings.module.css';

interface EarlierWordingsProps {
  wordings: readonly EarlierWording[];
  /** Missing while it cannot be done: the present words are being changed. */
  onRestore?: ((wording: EarlierWording) => void) | undefined;
}

export function EarlierWordings({ wordings, onRestore }: EarlierWordingsProps) {
  const { t } = useTranslation();
  if (wordings.length === 0) return null;
  return (
    <details className={styles['earlier']}>
      <summary>{t('wording.earlier')}</summary>
      {wordings.map((wording, place) => (
        <div key={place} className={styles['wording']}>
          <p className={styles['field']}>{fieldName(t, wording.field)}</p>
          <p dir="auto" className={styles['words']}>
            {wording.text}
          </p>
          {onRestore && (
            <Button variant="subtle" px="xs" fz="sm" className={styles['restore'] ?? ''} leftSection={<IconArrowBackUp size={18} aria-hidden />} onClick={() => onRestore(wording)}>
              {t('wording.restore')}
            </Button>
          )}
        </div>
      ))}
      <a href="/Sync#wordings" className={styles['compare']}>
        {t('wording.compare')}
      </a>
    </details>
  );
}
