// Drawer for custom categories: a field for a new category and the list of existing ones. The
// drawer is inside another form.
import { Button, Group, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../../ui/theme/mantine-fields.css';
import elements from '../../../../ui/elements.module.css';

interface CustomCategoriesDrawerProps {
  maxLength: number;
  /** List of the custom categories; rendered only when the drawer is open. */
  children: ReactNode;
  onToggle: (isOpen: boolean) => void;
  /** @returns why it was not added */
  onAdd: (name: string) => Promise<string | null>;
}

export function CustomCategoriesDrawer({
  maxLength,
  children,
  onToggle,
  onAdd,
}: CustomCategoriesDrawerProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const isAdding = useRef(false);
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);

  async function add(): Promise<void> {
    if (isAdding.current) return;
    isAdding.current = true;
    const newFault = await onAdd(name).finally(() => {
      isAdding.current = false;
    });
    setFault(newFault);
    if (newFault === null) setName('');
    field.current?.focus();
  }

  function addByKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter adds the category and must not submit the surrounding form of the prayer.
    event.preventDefault();
    void add();
  }

  return (
    <details
      className={elements['disclosure']}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>{t('prayer:categoryNew')}</summary>
      <Group gap="8px 12px" align="flex-start">
        <TextInput
          ref={field}
          style={{ flex: '1 1 200px' }}
          label={t('prayer:categoryName')}
          value={name}
          maxLength={maxLength}
          autoComplete="off"
          error={fault ?? undefined}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setFault(null);
          }}
          onKeyDown={addByKey}
        />
        {/* The button stays beside the field when an error message is below the field. */}
        <Button variant="default" mt="1.5rem" onClick={() => void add()}>
          {t('prayer:categoryAdd')}
        </Button>
      </Group>
      {children}
    </details>
  );
}
