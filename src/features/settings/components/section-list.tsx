// List of the settings sections, beside the settings on wide windows.
import { type MouseEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './section-list.module.css';

export function SectionList({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const { t } = useTranslation();
  const title = useId();
  return (
    <nav className={styles['list']} aria-labelledby={title}>
      <p id={title} className={styles['title']}>
        {t('settings:contents')}
      </p>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} onClick={(event) => scrollToSection(event, section.id)}>
              {section.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Scrolls without a history entry, so that one step back still leaves the page. With a modifier key
 * the browser opens the link itself.
 */
function scrollToSection(event: MouseEvent, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  document.getElementById(id)?.scrollIntoView();
  // Keys and screen readers go on from there.
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}
