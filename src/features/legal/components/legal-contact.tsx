// Contact of the server's operator: by e-mail if the address is known, otherwise by the feedback
// dialog.
import { useTranslation } from 'react-i18next';
import styles from './legal-document.module.css';

interface LegalContactProps {
  /** Null when no address is known. */
  address: string | null;
  onFeedback: () => void;
}

export function LegalContact({ address, onFeedback }: LegalContactProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['contact']}>
      <h3>{t('legal:contact')}</h3>
      <p>{address === null ? t('legal:contactMissing') : t('legal:contactBody')}</p>
      {address === null ? (
        <button type="button" className={styles['write']} onClick={onFeedback}>
          {t('legal:contactAction')}
        </button>
      ) : (
        <a
          className={styles['write']}
          href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}
        >
          <bdi>{address}</bdi>
        </a>
      )}
    </div>
  );
}
