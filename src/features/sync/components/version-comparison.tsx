// One earlier wording beside the present one, and the way to let it stand again.
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { getFieldName } from '../../../locales/field-names.ts';
import { TextDiff } from './text-diff.tsx';
import type { ShownDiffPart } from './text-diff.tsx';
import styles from './version-comparison.module.css';

interface VersionComparisonProps {
  /** Of the record: prayer_text, note_text, … */
  field: string;
  text: string;
  language: string | null;
  /** Null until it is compared: then the wording stands alone. */
  parts: readonly ShownDiffPart[] | null;
  onRestore: () => void;
}

export function VersionComparison({
  field,
  text,
  language,
  parts,
  onRestore,
}: VersionComparisonProps) {
  const { t } = useTranslation();
  const nameId = useId();
  return (
    <section className={styles['wording']} aria-labelledby={nameId}>
      <h3 id={nameId} className={styles['name']}>
        {getFieldName(t, field)}
      </h3>
      <TextDiff parts={parts ?? [{ kind: 'same', text }]} language={language ?? undefined} />
      <Button
        variant="light"
        px="md"
        fz="sm"
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        className={styles['restore'] ?? ''}
        onClick={onRestore}
      >
        {t('wording.restore')}
      </Button>
    </section>
  );
}
