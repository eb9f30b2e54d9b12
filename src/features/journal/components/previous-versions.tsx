// Collapsed list of previous versions that lost against a newer version of another device. One tap
// restores a version.
import { Button, Stack, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { VersionGroup } from '../../../../schemas/entities/prayer.ts';
import type { PreviousVersion } from '../../../../schemas/fields.ts';
import { getFieldName } from '../../../locales/field-names.ts';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

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
    <details className={elements['disclosure']}>
      <summary>{t('previousVersions.title')}</summary>
      {groups.map(({ text, versions }, index) => (
        <Stack key={index} gap={4} align="flex-start" mt="xs" className={elements['quote']}>
          <Text fz="0.8125rem" fw={600}>
            {getFieldName(t, versions[0].field)}
          </Text>
          <Text dir="auto" className={layout['words']} maw="100%" fz="md">
            {text}
          </Text>
          {onRestore && (
            <Button
              variant="subtle"
              px="xs"
              fz="sm"
              ms={-8}
              leftSection={<IconArrowBackUp size={18} aria-hidden />}
              onClick={() => onRestore(versions)}
            >
              {t('previousVersions.restore')}
            </Button>
          )}
        </Stack>
      ))}
      <a className={elements['link']} href="/Sync#wordings">
        {t('previousVersions.compare')}
      </a>
    </details>
  );
}
