// Shown on the page of a plan's day after the day was completed: a picture, the progress, and one
// way on.
import { Button, Card, Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';
import { isMotionReduced } from '../../../ui/theme/text-size-and-motion.ts';
import { PlanIllustration } from './plan-illustration.tsx';

interface DayCompletionProps {
  title: string;
  /** Key of a shipped plan; with the theme, it chooses the picture. */
  plan: string | null;
  theme: string;
  /** `Day 2 of 5` */
  progress: string;
  /** Days in a row; 0 without a streak. */
  streak: number;
  next: { label: string; href: string };
  /** Reverts the completion; missing for a day that was completed before the page was opened. */
  onUndo: (() => void) | undefined;
  /** Further actions: share. */
  children: ReactNode;
}

export function DayCompletion({
  title,
  plan,
  theme,
  progress,
  streak,
  next,
  onUndo,
  children,
}: DayCompletionProps) {
  const { t } = useTranslation();
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isNew = onUndo !== undefined;
  // The button that was pressed is gone, so the heading in its place takes the focus. The scroll
  // padding of the page keeps the card above the tab bar.
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    const behavior = isMotionReduced() ? 'auto' : 'smooth';
    card.current?.scrollIntoView({ block: 'nearest', behavior });
  }, [isNew]);
  return (
    <Card
      component="section"
      ref={card}
      className={elements['arrive'] ?? ''}
      shadow="sm"
      p="28px 20px"
      ta="center"
      style={{ alignItems: 'center' }}
      aria-labelledby="plan-completion"
    >
      <PlanIllustration plan={plan} theme={theme} />
      <h2 id="plan-completion" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={layout['muted']}>
        {progress}
        {streak > 0 && ` · ${t('plans:streak', { count: streak })}`}
      </p>
      <Button component="a" href={next.href}>
        {next.label}
      </Button>
      <Group gap="xs" align="stretch" justify="center">
        {children}
        {onUndo && (
          <Button variant="subtle" onClick={onUndo}>
            {t('undo')}
          </Button>
        )}
      </Group>
    </Card>
  );
}
