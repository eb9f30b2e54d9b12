// Link back to the day of a plan, shown with a passage that was opened from the plan.
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './back-to-plan.module.css';

export function BackToPlan({ href }: { href: string }) {
  const { t } = useTranslation();
  return (
    <a className={styles['chip']} href={href}>
      <IconArrowLeft size={18} aria-hidden />
      {t('bible:tools.backToPlan')}
    </a>
  );
}
