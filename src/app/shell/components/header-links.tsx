// Header links to Plans, Achievements and Settings, which have no place in the bottom bar; a wide
// side column contains them itself.
import { IconRoute, IconSettings, IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import popover from './popover-button.module.css';
import styles from './header-links.module.css';

const buttonClass = `${popover['button']} ${styles['link']}`;

/** For signed-in users. */
export function HeaderLinks() {
  const { t } = useTranslation();
  return (
    <>
      <a href="/Plans" className={buttonClass} aria-label={t('nav.plans')} title={t('nav.plans')}>
        <IconRoute size={22} aria-hidden />
      </a>
      <a
        href="/Achievements"
        className={buttonClass}
        aria-label={t('nav.achievements')}
        title={t('nav.achievements')}
      >
        <IconTrophy size={22} aria-hidden />
      </a>
    </>
  );
}

/** For guests and signed-in users. */
export function SettingsLink() {
  const { t } = useTranslation();
  return (
    <a
      href="/Settings"
      className={buttonClass}
      aria-label={t('nav.settings')}
      title={t('nav.settings')}
    >
      <IconSettings size={22} aria-hidden />
    </a>
  );
}
