// Search field above a list of the user's records. The page that shows the list does the filtering.
import { useRef } from 'react';
import { SearchField } from './search/search-field.tsx';

interface ListSearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function ListSearchField({ label, value, onChange }: ListSearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <SearchField
      label={label}
      placeholder={label}
      value={value}
      onChange={onChange}
      field={field}
      focusesLater
    />
  );
}
