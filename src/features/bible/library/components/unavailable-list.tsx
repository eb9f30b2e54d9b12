// List of translations that are not available here, with the reasons.
import { useTranslation } from 'react-i18next';
import styles from './library.module.css';

export interface UnavailableItem {
  code: string;
  /** Codes, if the text has several: DARBY, FRDBY. */
  codes?: string;
  name: string;
  language: string;
  why: 'key' | 'rights' | 'server';
}

export function UnavailableList({ items }: { items: readonly UnavailableItem[] }) {
  const { t } = useTranslation();
  const sentences = {
    key: t('library.absentKey'),
    rights: t('library.absentRights'),
    server: t('library.absentServer'),
  };
  return (
    <details className={styles['absent']}>
      <summary>{t('library.absent', { count: items.length })}</summary>
      {(['key', 'rights', 'server'] as const).map((why) => {
        const of = items.filter((translation) => translation.why === why);
        if (of.length === 0) return null;
        return (
          <div key={why}>
            <p className={styles['about']}>{sentences[why]}</p>
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
