// Search field above a list of the user's records: text input, clear button, and Escape to clear.
// The page that shows the list does the filtering. The search page has its own field in
// search/search-field.tsx.
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './search/search.module.css';

export function ListSearchField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);

  function clearByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || value === '' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  }

  return (
    <search className={styles['field']}>
      <IconSearch size={20} aria-hidden className={styles['searchIcon']} />
      <input
        ref={field}
        type="search"
        className={styles['input']}
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={600}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        dir="auto"
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={clearByKey}
      />
      {value !== '' && (
        <button
          type="button"
          className={styles['clear']}
          aria-label={t('clearSearch')}
          title={t('clearSearch')}
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
        >
          <IconX size={20} aria-hidden />
        </button>
      )}
    </search>
  );
}
