// List of the data that an account deletion deletes, and the deadline.
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './deletion.module.css';

const parts = ['profile', 'userTexts', 'bible', 'achievements', 'other'] as const;

export function DeletedDataList({ days }: { days: number }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles['warning']}>
        <IconAlertTriangle size={24} stroke={1.7} aria-hidden />
        <h2>{t('account:deletion.warningTitle')}</h2>
        <p>{t('account:deletion.warning')}</p>
      </div>
      <section className={styles['card']} aria-labelledby="what-goes">
        <h2 id="what-goes">{t('account:deletion.listTitle')}</h2>
        <ul className={styles['list']}>
          {parts.map((part) => (
            <li key={part}>{t(`account:deletion.list.${part}`)}</li>
          ))}
        </ul>
        <p className={styles['muted']}>{t('account:deletion.retention', { days })}</p>
      </section>
    </>
  );
}
