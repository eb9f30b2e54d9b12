// Cards of the Peaceful Sleep categories, each with an emoji.
import styles from './category-cards.module.css';

export interface CategoryLink {
  key: string;
  emoji: string;
  title: string;
  /** Missing where it is the page's own. */
  language?: string | undefined;
  href: string;
}

export function CategoryCards({
  label,
  categories,
}: {
  label: string;
  categories: readonly CategoryLink[];
}) {
  return (
    <nav aria-label={label}>
      <ul className={styles['cards']}>
        {categories.map(({ key, emoji, title, language, href }) => (
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
