// Parts of the lists in the tools panel: filter selects, search field, line with the number of
// results, text button, and no-results message.
import { Box, Group } from '@mantine/core';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../../ui/page-layout.module.css';
import surface from '../../../../ui/surface.module.css';
import { SearchField } from '../../../../ui/search/search-field.tsx';
import search from '../../../../ui/search/search.module.css';
import { SelectField } from '../../../../ui/select-field.tsx';

export function ListFilters({ children }: { children: ReactNode }) {
  return (
    <Group gap="xs" align="stretch">
      {children}
    </Group>
  );
}

interface FilterSelectProps<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

export function FilterSelect<V extends string>({
  label,
  value,
  options,
  onChange,
}: FilterSelectProps<V>) {
  return (
    <SelectField
      size="sm"
      flex="1 1 6.5rem"
      className={search['choice'] ?? ''}
      label={label}
      value={value}
      data={[...options]}
      onChange={({ currentTarget }) =>
        options.some((one) => one.value === currentTarget.value) &&
        onChange(currentTarget.value as V)
      }
    />
  );
}

export function NotesSearchField({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  return (
    <SearchField
      label={t('bible:tools.notesSearchLabel')}
      placeholder={t('bible:tools.notesSearchLabel')}
      value={value}
      onChange={onChange}
      field={field}
      focusesLater
    />
  );
}

/** Line with the number of results, announced when it changes, and the actions for all results. */
export function ListCountLine({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Group justify="space-between" gap="0 16px">
      <p role="status" className={layout['muted']} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </p>
      {children}
    </Group>
  );
}

export function InlineButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={surface['inlineLink']} onClick={onClick}>
      {label}
    </button>
  );
}

/** Shown when the filters match nothing in a list that is not empty. */
export function NoMatches({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useTranslation();
  return (
    <Box component="p" py="lg" c="dimmed">
      {t('bible:tools.noMatch')}{' '}
      <InlineButton label={t('bible:tools.showAll')} onClick={onShowAll} />
    </Box>
  );
}
