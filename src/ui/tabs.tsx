// Tabs above one panel; arrow keys move between the tabs, Home and End to the first and the last
// tab. On wide windows the page title is beside the tabs.
import { Group, Stack } from '@mantine/core';
import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import layout from './page-layout.module.css';
import styles from './tabs.module.css';
import { useIsWide } from './use-is-wide.ts';

interface TabsProps<V extends string> {
  label: string;
  /** The tabs are those of a page with this title. On phones only screen readers read it. */
  pageTitle?: string;
  tabs: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
  children: ReactNode;
}

export function Tabs<V extends string>({
  label,
  pageTitle,
  tabs,
  value,
  onChange,
  children,
}: TabsProps<V>) {
  const isWide = useIsWide();
  const isBesideTitle = isWide && pageTitle !== undefined;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent): void {
    const now = tabs.findIndex((tab) => tab.value === value);
    const targetIndex =
      { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: tabs.length - 1 }[event.key] ?? -1;
    const target = tabs[targetIndex];
    if (!target) return;
    event.preventDefault();
    onChange(target.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[targetIndex]?.focus();
  }

  return (
    <>
      <Group justify="space-between">
        {pageTitle !== undefined && (
          <h1 className={isWide ? undefined : layout['visuallyHidden']}>{pageTitle}</h1>
        )}
        <Group
          ref={list}
          role="tablist"
          aria-label={label}
          flex={isBesideTitle ? '0 1 400px' : 1}
          gap={4}
          align="stretch"
          wrap="nowrap"
          p={4}
          bdrs={26}
          bg="var(--surface)"
          style={{ border: '1px solid var(--line)' }}
          onKeyDown={move}
        >
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}${tab.value}`}
              aria-selected={tab.value === value}
              aria-controls={`${id}panel`}
              tabIndex={tab.value === value ? 0 : -1}
              className={styles['tab']}
              onClick={() => onChange(tab.value)}
            >
              {tab.label}
            </button>
          ))}
        </Group>
      </Group>
      <Stack role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${value}`} gap="lg">
        {children}
      </Stack>
    </>
  );
}
