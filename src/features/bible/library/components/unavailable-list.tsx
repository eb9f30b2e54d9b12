// Collapsed list of the translations that are not available from this server, grouped by the
// reason.
import { useTranslation } from 'react-i18next';
import styles from './library.module.css';

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
    <details className={styles['absent']}>
      <summary>{t('translations.unavailableCount', { count: items.length })}</summary>
      {(['key', 'rights', 'server'] as const).map((reason) => {
        const of = items.filter((translation) => translation.reason === reason);
        if (of.length === 0) return null;
        return (
          <div key={reason}>
            <p className={styles['about']}>{sentences[reason]}</p>
            <ul>
              {of.map(({ code, codes = code, name, language }) => (
                <li key={code}>
                  <span lang={language}>{name}</span>{' '}
                  <span className={styles['about']}>{codes}</span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </details>
  );
}
