// Entries written on this day in other years: the beginning of each and a link to the complete
// entry.
import { useTranslation } from 'react-i18next';
import styles from './on-this-day.module.css';

export interface OnThisDayItem {
  id: string;
  text: string;
  /** URL of the complete entry. */
  href: string;
}

/** @param years the nearest first */
export function OnThisDay({
  years,
}: {
  years: readonly { years: number; items: readonly OnThisDayItem[] }[];
}) {
  const { t } = useTranslation();
  if (years.length === 0) return null;
  return (
    <section className={styles['memories']} aria-labelledby="on-this-day">
      <h2 id="on-this-day">{t('onThisDay.title')}</h2>
      <ul>
        {years.map(({ years, items }) => (
          <li key={years}>
            <h3>{t('onThisDay.yearsAgo', { count: years })}</h3>
            {items.map(({ id, text, href }) => (
              <a key={id} href={href} className={styles['memory']} dir="auto">
                {truncateText(text)}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** More than four lines never need. */
const maxLength = 500;

/** Limits the length without splitting a character; CSS hides the lines that do not fit. */
function truncateText(text: string): string {
  return text
    .trim()
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '');
}
