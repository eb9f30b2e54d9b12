// Licence of the translation and the credit line that came with the text, shown below the chapter.
import styles from './chapter-licence.module.css';

interface ChapterLicenceProps {
  licence: string | undefined;
  /** A credit line that must be shown with the text. */
  notice: string | undefined;
  /** Language of the text, in which both lines are written. */
  language: string;
}

export function ChapterLicence({ licence, notice, language }: ChapterLicenceProps) {
  const lines = [licence, notice].filter(
    (line, index, all) => line !== undefined && line !== '' && all.indexOf(line) === index,
  );
  if (lines.length === 0) return null;
  return (
    <div className={styles['licence']} lang={language}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
