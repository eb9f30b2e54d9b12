// Error message of a form or an action; it takes the focus, so that screen readers announce it.
import { Group } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import elements from './elements.module.css';

export function FormAlert({ sentence }: { sentence: string | null }) {
  const alert = useRef<HTMLDivElement>(null);
  // The alert has the focus before anything can react to its appearance.
  useLayoutEffect(() => {
    if (sentence !== null) alert.current?.focus();
  }, [sentence]);
  if (sentence === null) return null;
  return (
    <Group
      ref={alert}
      role="alert"
      tabIndex={-1}
      className={elements['fault']}
      gap={10}
      align="flex-start"
      wrap="nowrap"
    >
      <IconAlertCircle size={20} aria-hidden />
      <span>{sentence}</span>
    </Group>
  );
}
