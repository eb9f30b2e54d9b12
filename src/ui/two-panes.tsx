// Page layout of two panes on wide windows: a list of links beside a page, a journal beside an
// entry, or a form beside its result. One of the panes stays visible while the other scrolls with
// the window.
import { Group, Text } from '@mantine/core';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import styles from './two-panes.module.css';
import elements from './elements.module.css';

interface TwoPanesProps {
  /**
   * `links`: the narrow list stays visible; the children are a whole page. `journal`: the entry
   * stays visible. `form`: both are equally wide, and the form stays visible. The last two are
   * inside a page.
   */
  shape?: 'links' | 'journal' | 'form';
  list: ReactNode;
  children: ReactNode;
}

export function TwoPanes({ shape = 'links', list, children }: TwoPanesProps) {
  return (
    <div className={styles['panes']} data-shape={shape}>
      <div className={styles['list']}>{list}</div>
      <div className={styles['detail']}>{children}</div>
    </div>
  );
}

interface PaneLinkProps {
  id: string;
  /** At most two lines are visible. */
  title: string;
  isSelected: boolean;
  onSelect: (id: string) => void;
  /** Selects the next (1) or the previous (-1) row. */
  onStep?: (id: string, step: 1 | -1) => void;
  /** Below the title. */
  children: ReactNode;
}

/** Row of a list that selects the item beside the list. */
export function PaneLink({ id, title, isSelected, onSelect, onStep, children }: PaneLinkProps) {
  function select(event: MouseEvent): void {
    // These open the link in another tab or window.
    if (hasModifier(event)) return;
    event.preventDefault();
    onSelect(id);
  }

  function step(event: KeyboardEvent): void {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!onStep || !isArrow || hasModifier(event)) return;
    // Otherwise the window would scroll.
    event.preventDefault();
    onStep(id, event.key === 'ArrowDown' ? 1 : -1);
  }

  return (
    <a
      className={styles['link']}
      href={`#${id}`}
      data-selects-detail
      aria-current={isSelected ? 'true' : undefined}
      onClick={select}
      onKeyDown={step}
    >
      <Text component="strong" className={elements['title']} fz="md" lineClamp={2} dir="auto">
        {title}
      </Text>
      <Group component="span" gap="0 8px" c="dimmed" fz="sm">
        {children}
      </Group>
    </a>
  );
}

function hasModifier(event: KeyboardEvent | MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}
