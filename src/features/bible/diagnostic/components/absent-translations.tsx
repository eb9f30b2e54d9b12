// Translations that the server does not offer, grouped by what would make them available, for the
// operator of the server.
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import layout from '../../../../ui/page-layout.module.css';
import surface from '../../../../ui/surface.module.css';

export interface AbsentGroup {
  /** Why they are not offered and what would make them available, as a sentence. */
  reason: string;
  /** Codes of the translations. */
  codes: readonly string[];
}

export function AbsentTranslations({ groups }: { groups: readonly AbsentGroup[] }) {
  const { t } = useTranslation();
  return (
    <Stack className={surface['paddedCard'] ?? ''} gap={10}>
      <h3 className={surface['cardTitle']}>{t('bible-diagnostic:absentTitle')}</h3>
      <Stack component="ul" gap={6} m={0} pis={20}>
        {groups.map(({ reason, codes }) => (
          <li key={reason}>
            {reason}
            {codes.map((code) => (
              <span key={code} className={layout['muted']}>
                {' '}
                {code}
              </span>
            ))}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
