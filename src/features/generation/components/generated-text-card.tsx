// Card of a generated text: contacts for help if needed, the text, its verses and its source, and
// the action buttons given as children.
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { HelpOnce } from '../../crisis-help/components/help-once.tsx';
import styles from './generated-text-card.module.css';
import { VerifiedVerses } from './verified-verses.tsx';
import type { ShownVerse } from './verified-verses.tsx';
import { SourceLine } from './source-line.tsx';
import type { ShownTextSource } from './source-line.tsx';

export interface GeneratedTextCardProps {
  text: string;
  /** Title of the text, below the heading. */
  subtitle?: string | undefined;
  verses: readonly ShownVerse[];
  /** Language of the generated text. */
  language: string;
  source: ShownTextSource;
  /** Kind of danger that the user's text speaks of. */
  concern: 'life' | 'violence' | undefined;
  /** True when the text was just generated: the card takes the focus, so that it is announced. */
  isNew: boolean;
}

export function GeneratedTextCard({
  title,
  subtitle,
  text,
  verses,
  language,
  source,
  concern,
  isNew,
  children,
}: GeneratedTextCardProps & { title: string; children: ReactNode }) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew, text]);

  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <HelpOnce concern={concern} />
      {subtitle !== undefined && <p className={styles['subtitle']}>{subtitle}</p>}
      <p className={styles['text']} lang={language} dir="auto">
        {text}
      </p>
      <VerifiedVerses verses={verses} />
      <SourceLine source={source} />
      <div className={styles['actions']}>{children}</div>
    </section>
  );
}
