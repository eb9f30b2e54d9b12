// Steps with which the operator of a server repairs its Bible texts.
import { useTranslation } from 'react-i18next';
import { importCommand } from './fault-messages.ts';
import styles from './diagnostic.module.css';

export function FixList() {
  const { t } = useTranslation();
  return (
    <div className={styles['card']}>
      <h3>{t('diagnostic.fixTitle')}</h3>
      <p className={styles['about']}>{t('diagnostic.fixIntro')}</p>
      <ol className={styles['words']}>
        <li>{t('diagnostic.fixKey')}</li>
        <li>{t('diagnostic.fixVerify')}</li>
        <li>{t('diagnostic.fixNew')}</li>
        <li>{t('diagnostic.fixFree', { command: importCommand })}</li>
      </ol>
    </div>
  );
}
