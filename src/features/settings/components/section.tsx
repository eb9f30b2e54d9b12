// Components of the settings page: section with a saved mark, field with a hint, link list, link
// row, and action row.
import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './section.module.css';

interface SettingsSectionProps {
  /** Id in the URL and in the section list. */
  id: string;
  title: string;
  about?: string;
  /** Whether a value was saved just now. */
  isSaved?: boolean;
  children: ReactNode;
}

export function SettingsSection({
  id,
  title,
  about,
  isSaved = false,
  children,
}: SettingsSectionProps) {
  const { t } = useTranslation();
  return (
    <section id={id} className={styles['section']} aria-labelledby={`${id}-title`}>
      <div className={styles['head']}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {/* Space for the mark is reserved, so that the layout does not shift under the next
            tap. */}
        <div role="status" className={styles['saved']} data-room={t('settings:saved')}>
          {isSaved && (
            <span>
              <IconCheck size={18} aria-hidden />
              {t('settings:saved')}
            </span>
          )}
        </div>
      </div>
      {about !== undefined && <p className={styles['hint']}>{about}</p>}
      {children}
    </section>
  );
}

/** A control and a sentence about it. */
export function SettingsField({ hint, children }: { hint?: string; children: ReactNode }) {
  return (
    <div className={styles['part']}>
      {children}
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
    </div>
  );
}

export function SettingsLinkList({ children }: { children: ReactNode }) {
  return <div className={styles['links']}>{children}</div>;
}

interface SettingsLinkRowProps {
  icon: Icon;
  label: string;
  href: string;
  /** The linked action cannot be undone. */
  isDangerous?: boolean;
}

export function SettingsLinkRow({ icon: Sign, label, href, isDangerous }: SettingsLinkRowProps) {
  return (
    <a className={styles['link']} href={href} data-dangerous={isDangerous || undefined}>
      <Sign size={20} stroke={1.7} aria-hidden />
      <span>{label}</span>
      <IconChevronRight size={18} aria-hidden />
    </a>
  );
}

export function SettingsActionRow({
  icon: Sign,
  label,
  onClick,
}: {
  icon: Icon;
  label: string;
  onClick: () => void;
}) {
  return (
    <button type="button" className={styles['link']} onClick={onClick}>
      <Sign size={20} stroke={1.7} aria-hidden />
      <span>{label}</span>
    </button>
  );
}
