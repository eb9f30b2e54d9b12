// Greeting with the user's name, the streak as a small flame, and a link to the progress page.
import { IconChevronRight, IconFlame } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './welcome.module.css';

interface WelcomeProps {
  /** The full name, or the e-mail; null for a guest. */
  name: string | null;
  /** Days in a row; undefined while they are being counted. */
  streak: number | undefined;
}

export function Welcome({ name, streak = 0 }: WelcomeProps) {
  const { t } = useTranslation();
  const greeting = t(`home:greeting.${getPartOfDay(new Date().getHours())}`);
  return (
    <header className={styles['welcome']}>
      <h1 className={styles['greeting']} dir="auto">
        {name === null ? greeting : t('home:greeting.named', { greeting, name })}
      </h1>
      {name !== null && (
        <div className={styles['line']}>
          {streak > 0 && (
            <p className={styles['streak']}>
              <IconFlame size={20} aria-hidden />
              {t('home:myDay.streak', { count: streak })}
            </p>
          )}
          <a className={styles['progress']} href="/Achievements">
            {t('home:myDay.progress')}
            <IconChevronRight size={18} aria-hidden />
          </a>
        </div>
      )}
    </header>
  );
}

function getPartOfDay(hour: number): 'morning' | 'afternoon' | 'evening' | 'night' {
  if (hour >= 5 && hour < 12) return 'morning';
  if (hour >= 12 && hour < 18) return 'afternoon';
  return hour >= 18 && hour < 22 ? 'evening' : 'night';
}
