// The doors of the night: what may keep somebody awake, each with its sign.
import styles from './room-cards.module.css';

export interface DoorShown {
  key: string;
  emoji: string;
  title: string;
  /** Missing where it is the page's own. */
  language?: string | undefined;
  href: string;
}

export function RoomCards({ label, doors }: { label: string; doors: readonly DoorShown[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles['cards']}>
        {doors.map(({ key, emoji, title, language, href }) => (
          <li key={key}>
            <a className={styles['card']} href={href} data-way={key}>
              <span className={styles['emoji']} aria-hidden="true">
                {emoji}
              </span>
              <span lang={language} dir="auto">
                {title}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
