// Search field above a list of the user's records. The page that shows the list does the filtering.
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from './search/search-field.tsx';

interface ListSearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function ListSearchField({ label, value, onChange }: ListSearchFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  return (
    <SearchField
      label={label}
      // The label is too long for the field of a phone.
      placeholder={t('nav.search')}
      value={value}
      onChange={onChange}
      field={field}
      focusesLater
    />
  );
}
