// Where help is, said calmly above words for somebody in danger.
import { IconHeartHandshake } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './help-note.module.css';

/** @param concern of what danger the person's words speak; nothing is shown without any */
export function HelpNote({ concern }: { concern: 'life' | 'violence' | undefined }) {
  const { t } = useTranslation();
  if (!concern) return null;
  return (
    <div role="note" className={styles['help']}>
      <IconHeartHandshake size={22} aria-hidden />
      <p>{t(`made.inDanger.${concern}`)}</p>
    </div>
  );
}
