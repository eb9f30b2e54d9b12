// Footnotes of the translation below the chapter, each with a link back to its mark in the text.
import { Box } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';
import type { Footnote } from './chapter-blocks.ts';
import styles from './footnotes.module.css';

export function Footnotes({ footnotes, id }: { footnotes: readonly Footnote[]; id: string }) {
  const { t, i18n } = useTranslation();
  return (
    <section className={styles['notes']} aria-labelledby={`${id}title`}>
      <Box component="h2" id={`${id}title`} lang={i18n.language} mb={8} ff="var(--sans)" fz="sm">
        {t('bible:reader.footnotes')}
      </Box>
      <ol className={elements['plainList']}>
        {footnotes.map(({ mark, text }) => (
          <li key={mark} id={`${id}note-${mark}`}>
            <a
              href={`#${id}${mark}`}
              aria-label={`${mark}: ${t('bible:reader.backToText')}`}
              onClick={returnToText}
            >
              {mark}
            </a>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * With the focus, and not under the bars at the head of the window, where the browser would put it.
 */
function returnToText(event: MouseEvent<HTMLAnchorElement>): void {
  const markElement = document.getElementById(
    decodeURIComponent(event.currentTarget.hash.slice(1)),
  );
  if (!markElement) return;
  event.preventDefault();
  markElement.scrollIntoView({ block: 'center' });
  markElement.focus({ preventScroll: true });
}
