// Compares a previous version with the current text in one marked text, with the field name and a
// button to restore the version.
import { Button, Stack } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { getFieldName } from '../../../locales/field-names.ts';
import { TextDiff } from './text-diff.tsx';
import type { ShownDiffPart } from './text-diff.tsx';
import elements from '../../../ui/elements.module.css';

interface VersionComparisonProps {
  /** Field of the record: prayer_text, note_text, … */
  field: string;
  text: string;
  language: string | null;
  /** Null until the comparison is computed; until then only the previous version is shown. */
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
    <Stack
      component="section"
      gap="xs"
      pt="sm"
      style={{ borderBlockStart: '1px solid var(--line)' }}
      aria-labelledby={nameId}
    >
      <h3 id={nameId} className={elements['partTitle']}>
        {getFieldName(t, field)}
      </h3>
      <TextDiff parts={parts ?? [{ kind: 'same', text }]} language={language ?? undefined} />
      <Button
        variant="light"
        px="md"
        fz="sm"
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        w="fit-content"
        onClick={onRestore}
      >
        {t('previousVersions.restore')}
      </Button>
    </Stack>
  );
}
