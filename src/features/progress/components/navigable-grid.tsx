// Navigable picture with many small cells: the user moves by arrow keys, touch, or two buttons
// below it. The current cell is described as text there.
import { Box, Group, Stack } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import layout from '../../../ui/page-layout.module.css';

interface NavigableGridProps {
  label: string;
  hint: string;
  /** Number of cells. */
  count: number;
  /** From 0. */
  index: number;
  /** Description of the current cell. */
  description: string;
  previousLabel: string;
  nextLabel: string;
  onIndex: (index: number) => void;
  /**
   * Returns the target index of a key other than left, right, Home and End; undefined for keys
   * without a target.
   */
  getIndexByKey: (key: string) => number | undefined;
  /** Called on Enter; missing if cells cannot be opened. */
  onOpen?: () => void;
  /** Content beside the description. */
  action?: ReactNode;
  /** The picture; its cells have their index as `data-place`. */
  children: ReactNode;
}

export function NavigableGrid({
  label,
  hint,
  count,
  index,
  description,
  previousLabel,
  nextLabel,
  onIndex,
  getIndexByKey,
  onOpen,
  action,
  children,
}: NavigableGridProps) {
  const hintId = useId();
  /**
   * True after keyboard navigation: the slider announces its value itself, so a live region would
   * announce it twice.
   */
  const [isByKey, setIsByKey] = useState(false);

  function go(next: number): void {
    onIndex(Math.min(Math.max(next, 0), count - 1));
  }

  function move(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'Enter' && onOpen) {
      event.preventDefault();
      onOpen();
      return;
    }
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: count - 1,
    };
    const next = steps[key] ?? getIndexByKey(key);
    if (next === undefined) return;
    event.preventDefault();
    setIsByKey(true);
    go(next);
  }

  function touch({ target }: MouseEvent): void {
    const touched =
      target instanceof Element ? target.closest('[data-place]')?.getAttribute('data-place') : null;
    if (touched === null || touched === undefined) return;
    setIsByKey(false);
    go(Number(touched));
  }

  function step(by: 1 | -1): void {
    setIsByKey(false);
    go(index + by);
  }

  return (
    <Stack gap="sm">
      <Box
        role="slider"
        tabIndex={0}
        bdrs={8}
        aria-label={label}
        aria-describedby={hintId}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={index + 1}
        aria-valuetext={description}
        onKeyDown={move}
        onClick={touch}
      >
        {children}
      </Box>
      {/* Stays in view below a long picture; its height does not depend on the description. */}
      <Group
        gap={4}
        wrap="nowrap"
        mih="clamp(56px, 156px - 10vw, 96px)"
        pos="sticky"
        bottom="var(--below)"
        bg="var(--surface)"
      >
        <IconButton
          aria-label={previousLabel}
          title={previousLabel}
          aria-disabled={index === 0}
          onClick={() => step(-1)}
        >
          <IconChevronLeft size={20} aria-hidden />
        </IconButton>
        <Stack gap={0} align="center" flex={1} miw={0} ta="center">
          <p aria-live={isByKey ? 'off' : 'polite'}>{description}</p>
          {action}
        </Stack>
        <IconButton
          aria-label={nextLabel}
          title={nextLabel}
          aria-disabled={index === count - 1}
          onClick={() => step(1)}
        >
          <IconChevronRight size={20} aria-hidden />
        </IconButton>
      </Group>
      <p id={hintId} className={layout['visuallyHidden']}>
        {hint}
      </p>
    </Stack>
  );
}
