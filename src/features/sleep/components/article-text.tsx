// Renders a stored article: an empty line separates paragraphs, `## ` begins a heading. The content
// is rendered as text, never as HTML.
import styles from './article-text.module.css';

interface ArticleTextProps {
  text: string;
  language: string | undefined;
}

export function ArticleText({ text, language }: ArticleTextProps) {
  return (
    <div className={styles['article']} lang={language} dir="auto">
      {parseArticle(text).map(({ kind, text: blockText }, index) =>
        kind === 'heading' ? <h3 key={index}>{blockText}</h3> : <p key={index}>{blockText}</p>,
      )}
    </div>
  );
}

interface ArticleBlock {
  kind: 'heading' | 'paragraph';
  text: string;
}

/** Parses an article. A heading may stand directly above its paragraph. */
export function parseArticle(text: string): ArticleBlock[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n|(?<=^##[^\n]*)\n|\n(?=##\s)/m)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      /^##\s/.test(part)
        ? { kind: 'heading', text: part.replace(/^##\s+/, '') }
        : { kind: 'paragraph', text: part },
    );
}
