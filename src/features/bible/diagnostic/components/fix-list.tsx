// Steps with which the operator of a server repairs its Bible texts.
import { useTranslation } from 'react-i18next';
import { importCommand } from './fault-messages.ts';
import styles from './diagnostic.module.css';

export function FixList() {
  const { t } = useTranslation();
  return (
    <div className={styles['card']}>
      <h3>{t('bible-diagnostic:fixTitle')}</h3>
      <p className={styles['about']}>{t('bible-diagnostic:fixIntro')}</p>
      <ol className={styles['words']}>
        <li>{t('bible-diagnostic:fixKey')}</li>
        <li>{t('bible-diagnostic:fixVerify')}</li>
        <li>{t('bible-diagnostic:fixNew')}</li>
        <li>{t('bible-diagnostic:fixFree', { command: importCommand })}</li>
      </ol>
    </div>
  );
}
