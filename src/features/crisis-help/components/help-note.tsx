// Note with contacts for help, for a text that speaks of danger to life or of violence.
import { IconHeartHandshake } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './help-note.module.css';

/**
 * @param concern kind of danger that the user's text speaks of; without a concern nothing is shown
 */
export function HelpNote({ concern }: { concern: 'life' | 'violence' | undefined }) {
  const { t } = useTranslation();
  if (!concern) return null;
  return (
    <div role="note" className={styles['help']}>
      <IconHeartHandshake size={22} aria-hidden />
      <p>{t(`crisisHelp.${concern}`)}</p>
    </div>
  );
}
