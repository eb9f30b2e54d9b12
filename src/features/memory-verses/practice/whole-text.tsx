// The whole text of a verse.
import styles from './practice.module.css';

export function WholeText({ text, language }: { text: string; language: string }) {
  return (
    <blockquote className={styles['text']} lang={language} dir="auto">
      {text}
    </blockquote>
  );
}
