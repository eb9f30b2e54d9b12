// List of the options of one category, each with its Bible reference.
import styles from './option-list.module.css';

export interface OptionLink {
  /** `fear/fear_isa_41_10` */
  way: string;
  title: string;
  language?: string | undefined;
  reference: string;
  href: string;
  isCurrent: boolean;
}

export function OptionList({ options }: { options: readonly OptionLink[] }) {
  return (
    <ul className={styles['options']}>
      {options.map(({ way, title, language, reference, href, isCurrent }) => (
        <li key={way}>
          <a
            className={styles['option']}
            href={href}
            data-way={way}
            aria-current={isCurrent ? 'page' : undefined}
          >
            <span className={styles['title']} lang={language} dir="auto">
              {title}
            </span>
            <span className={styles['reference']}>{reference}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
