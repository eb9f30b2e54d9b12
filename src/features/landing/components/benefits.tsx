// Section of the landing page with six reasons for Selah, each a promise that the software keeps.
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './landing.module.css';

const promises = ['offline', 'languages', 'yours', 'sources', 'calm', 'devices'] as const;

export function Benefits() {
  const { t } = useTranslation();
  return (
    <section className={styles['section']} aria-labelledby="why">
      <h2 id="why" className={styles['heading']}>
        {t('landing:reasonsTitle')}
      </h2>
      <ul className={styles['promises']}>
        {promises.map((promise) => (
          <li key={promise}>
            <IconCheck size={20} aria-hidden />
            {t(`landing:${promise}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
