// Card of a generated text: contacts for help if needed, the text, its verses and its source, and
// the action buttons given as children.
import { Group, Text } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { HelpOnce } from '../../crisis-help/components/help-once.tsx';
import { VerifiedVerses } from './verified-verses.tsx';
import type { ShownVerse } from './verified-verses.tsx';
import { SourceLine } from './source-line.tsx';
import type { ShownTextSource } from './source-line.tsx';
import { revealHeading } from '../../../ui/focus/reveal-heading.ts';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

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
    if (isNew && heading.current) revealHeading(heading.current);
  }, [isNew, text]);

  return (
    <section className={elements['sheet']} aria-labelledby={titleId}>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <HelpOnce concern={concern} />
      {subtitle !== undefined && (
        <Text fw={600} fz="1.1875rem" lh={1.4} ff="heading">
          {subtitle}
        </Text>
      )}
      <Text className={layout['words']} fz="1.1875rem" lang={language} dir="auto">
        {text}
      </Text>
      <VerifiedVerses verses={verses} />
      <SourceLine source={source} />
      <Group gap="sm" align="stretch" pt={4}>
        {children}
      </Group>
    </section>
  );
}
