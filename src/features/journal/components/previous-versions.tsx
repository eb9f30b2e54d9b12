// Collapsed list of previous versions that lost against a newer version of another device. One tap
// restores a version.
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { VersionGroup } from '../../../../schemas/entities/prayer.ts';
import type { PreviousVersion } from '../../../../schemas/fields.ts';
import { getFieldName } from '../../../locales/field-names.ts';
import styles from './previous-versions.module.css';

interface PreviousVersionsProps {
  /** From `groupPreviousVersions`. */
  groups: readonly VersionGroup[];
  /** Undefined while restoring is not possible, because the current text is being edited. */
  onRestore?: ((versions: readonly PreviousVersion[]) => void) | undefined;
}

export function PreviousVersions({ groups, onRestore }: PreviousVersionsProps) {
  const { t } = useTranslation();
  if (groups.length === 0) return null;
  return (
    <details className={styles['earlier']}>
      <summary>{t('previousVersions.title')}</summary>
      {groups.map(({ text, versions }, index) => (
        <div key={index} className={styles['wording']}>
          <p className={styles['field']}>{getFieldName(t, versions[0].field)}</p>
          <p dir="auto" className={styles['words']}>
            {text}
          </p>
          {onRestore && (
            <Button
              variant="subtle"
              px="xs"
              fz="sm"
              className={styles['restore'] ?? ''}
              leftSection={<IconArrowBackUp size={18} aria-hidden />}
              onClick={() => onRestore(versions)}
            >
              {t('previousVersions.restore')}
            </Button>
          )}
        </div>
      ))}
      <a href="/Sync#wordings" className={styles['compare']}>
        {t('previousVersions.compare')}
      </a>
    </details>
  );
}
