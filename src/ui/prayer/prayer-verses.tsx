// The verses that go with a prayer, each with its place and its words.
import styles from './prayer-verses.module.css';

export interface PrayerVerse {
  reference: string;
  /** Empty when the chapter was not on the device: the place alone is shown. */
  text: string;
  translation?: string | null;
}

export function PrayerVerses({ verses }: { verses: readonly PrayerVerse[] }) {
  if (verses.length === 0) return null;
  return (
    <ul className={styles['verses']}>
      {verses.map(({ reference, text, translation }) => (
        <li key={reference + text}>
          {text !== '' && <blockquote>{text}</blockquote>}
          <cite>
            {reference}
            {translation ? ` · ${translation}` : ''}
          </cite>
        </li>
      ))}
    </ul>
  );
}
