// Round button with three dots that opens a menu of actions. Arrow keys move between the actions;
// the browser closes the menu on a tap outside or on Escape.
import { Loader } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import type { KeyboardEvent, RefObject, ToggleEvent } from 'react';
import styles from './action-menu.module.css';
import { IconButton } from './icon-button.tsx';
import elements from './elements.module.css';

export interface MenuAction {
  label: string;
  icon: Icon;
  /** Red, because the action removes something. */
  isDangerous?: boolean;
  onSelect: () => void;
}

interface ActionMenuProps {
  /** Accessible name of the button and of the menu. */
  label: string;
  actions: readonly MenuAction[];
  /** An action runs: the menu does not open. */
  isBusy?: boolean;
  /** The button, for a page that moves the focus to it. */
  buttonRef?: RefObject<HTMLButtonElement | null> | undefined;
}

export function ActionMenu({ label, actions, isBusy = false, buttonRef }: ActionMenuProps) {
  const id = useId();
  const ownRef = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? ownRef;
  const menu = useRef<HTMLDivElement>(null);

  function listItems(): HTMLElement[] {
    return [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  }

  function close(): void {
    // Safari does not focus a pressed button, so the browser alone would not return the focus.
    button.current?.focus({ preventScroll: true });
    menu.current?.hidePopover();
  }

  function handleBeforeToggle({ newState }: ToggleEvent): void {
    if (newState === 'open' && menu.current && button.current)
      positionBeside(menu.current, button.current);
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Tab') return close();
    const items = listItems();
    const now = items.findIndex((item) => item === document.activeElement);
    const target = {
      ArrowDown: (now + 1) % items.length,
      ArrowUp: (now - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    items[target]?.focus();
  }

  return (
    <>
      <IconButton
        ref={button}
        popoverTarget={isBusy ? undefined : id}
        aria-haspopup="menu"
        aria-label={label}
        aria-disabled={isBusy || undefined}
        title={label}
      >
        {isBusy ? <Loader size={20} aria-hidden /> : <IconDots size={20} aria-hidden />}
      </IconButton>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles['menu']}
        onBeforeToggle={handleBeforeToggle}
        onToggle={({ newState }) =>
          newState === 'open' && listItems()[0]?.focus({ preventScroll: true })
        }
        onKeyDown={handleKey}
      >
        {actions.map(({ label: name, icon: Face, isDangerous = false, onSelect }) => (
          <button
            key={name}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={elements['listButton']}
            data-dangerous={isDangerous || undefined}
            onClick={() => {
              close();
              onSelect();
            }}
          >
            <Face size={20} aria-hidden />
            {name}
          </button>
        ))}
      </div>
    </>
  );
}

/** Between menu and window, in pixels. */
const margin = 12;

/** In pixels, of an action and of the space around all. */
const itemHeight = 44;
const padding = 14;

/**
 * Positions the menu, which is not displayed yet, below its button, or above it if there is more
 * space. The menu scrolls with the page.
 */
function positionBeside(menu: HTMLElement, button: HTMLElement): void {
  const { top, bottom, right } = button.getBoundingClientRect();
  const { clientHeight, clientWidth } = document.documentElement;
  const height = menu.childElementCount * itemHeight + padding + margin;
  const isAbove = bottom + height > clientHeight && top > clientHeight - bottom;
  menu.style.top = isAbove ? 'auto' : `${bottom + window.scrollY}px`;
  menu.style.bottom = isAbove ? `${clientHeight - top - window.scrollY}px` : 'auto';
  menu.style.right = `${clientWidth - right}px`;
  menu.style.maxHeight = `${(isAbove ? top : clientHeight - bottom) - margin}px`;
}
