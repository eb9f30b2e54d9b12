// Search field of the search page, the tools panel and lists, with a clear button and keys: Enter
// submits, arrow down enters results, Escape clears. The field gets the focus on opening only if
// there is a mouse.
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';
import styles from './search.module.css';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit?: () => void;
  /** Moves the focus into the results. */
  onArrowDown?: () => void;
  field: RefObject<HTMLInputElement | null>;
  /**
   * Whether to skip the focus on opening, because the user reaches the field through a tab above
   * it.
   */
  focusesLater?: boolean;
}

export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  onSubmit,
  onArrowDown,
  field,
  focusesLater = false,
}: SearchFieldProps) {
  const { t } = useTranslation();
  useFocusOnOpen(field, focusesLater);
  const clearName = t('clearSearch');

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && onArrowDown) onArrowDown();
    else if (event.key === 'Enter' && onSubmit) onSubmit();
    // The first Escape clears the field; the next Escape is handled by the panel.
    else if (event.key === 'Escape' && value !== '') onChange('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <search className={styles['field']}>
      <IconSearch size={20} aria-hidden className={styles['searchIcon']} />
      <input
        ref={field}
        type="search"
        className={styles['input']}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={600}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        dir="auto"
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      {value !== '' && (
        <IconButton
          style={{ position: 'absolute', insetInlineEnd: 2 }}
          aria-label={clearName}
          title={clearName}
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
        >
          <IconX size={20} aria-hidden />
        </IconButton>
      )}
    </search>
  );
}

/**
 * Focuses the field if there is a mouse. On a touch screen the on-screen keyboard would cover the
 * page.
 */
function useFocusOnOpen(field: RefObject<HTMLInputElement | null>, isWaiting: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isWaiting || isDone.current) return;
    isDone.current = true;
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, [field, isWaiting]);
}
