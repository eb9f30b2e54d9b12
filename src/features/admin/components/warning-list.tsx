// List of what needs the attention of the operator.
import { Group, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../../locales/format-date-and-size.ts';
import type { Language } from '../../../../schemas/languages.ts';
import { useLanguage } from '../../../locales/language.ts';
import type { Translate } from '../../../locales/translate.ts';
import elements from '../../../ui/elements.module.css';

export type OverviewWarning =
  | { kind: 'disk'; freeBytes: number }
  | { kind: 'mails'; count: number }
  | { kind: 'mailServer' }
  | { kind: 'backup' };

export function WarningList({ warnings }: { warnings: readonly OverviewWarning[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Stack component="section" gap="sm" aria-labelledby="warnings">
      <h3 id="warnings">{t('admin:overview.warnings')}</h3>
      <Stack component="ul" className={elements['plainList'] ?? ''} gap="sm">
        {warnings.map((warning) => (
          <Group
            key={warning.kind}
            component="li"
            className={elements['notice']}
            gap={12}
            align="flex-start"
            wrap="nowrap"
          >
            <IconAlertTriangle size={22} stroke={1.7} aria-hidden color="var(--red)" />
            <span>{describeWarning(t, language, warning)}</span>
          </Group>
        ))}
      </Stack>
    </Stack>
  );
}

function describeWarning(t: Translate, language: Language, warning: OverviewWarning): string {
  switch (warning.kind) {
    case 'disk':
      return t('admin:overview.warning.disk', { size: formatBytes(language, warning.freeBytes) });
    case 'mails':
      return t('admin:overview.warning.mails', { count: warning.count });
    case 'mailServer':
      return t('admin:overview.warning.mailServer');
    case 'backup':
      return t('admin:overview.warning.backup');
  }
}
