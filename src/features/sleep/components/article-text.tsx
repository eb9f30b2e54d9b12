// Renders a stored article: an empty line separates paragraphs, `## ` begins a heading. The content
// is rendered as text, never as HTML.
import { Box, Stack } from '@mantine/core';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

interface ArticleTextProps {
  text: string;
  language: string | undefined;
}

export function ArticleText({ text, language }: ArticleTextProps) {
  return (
    <Stack gap={14} className={layout['words']} lang={language} dir="auto">
      {parseArticle(text).map(({ kind, text: blockText }, index) =>
        kind === 'heading' ? (
          <Box component="h3" key={index} className={elements['title']} mt={10}>
            {blockText}
          </Box>
        ) : (
          <p key={index}>{blockText}</p>
        ),
      )}
    </Stack>
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
