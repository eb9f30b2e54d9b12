// Collapsed list of the translations that are not available from this server, grouped by the
// reason.
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import elements from '../../../../ui/elements.module.css';
import layout from '../../../../ui/page-layout.module.css';

export interface UnavailableItem {
  code: string;
  /** Codes, if the text has several: DARBY, FRDBY. */
  codes?: string;
  name: string;
  language: string;
  reason: 'key' | 'rights' | 'server';
}

export function UnavailableList({ items }: { items: readonly UnavailableItem[] }) {
  const { t } = useTranslation();
  const sentences = {
    key: t('translations.unavailableNeedsKey'),
    rights: t('translations.unavailableNoRights'),
    server: t('translations.unavailableNotOnServer'),
  };
  return (
    <details className={elements['disclosure']}>
      <summary>{t('translations.unavailableTitle')}</summary>
      {(['key', 'rights', 'server'] as const).map((reason) => {
        const of = items.filter((translation) => translation.reason === reason);
        if (of.length === 0) return null;
        return (
          <div key={reason}>
            <p className={layout['muted']}>{sentences[reason]}</p>
            <Stack component="ul" gap={6} m="4px 0 12px" pis={20}>
              {of.map(({ code, codes = code, name, language }) => (
                <li key={code}>
                  <span lang={language}>{name}</span>{' '}
                  <span className={layout['muted']}>{codes}</span>
                </li>
              ))}
            </Stack>
          </div>
        );
      })}
    </details>
  );
}
