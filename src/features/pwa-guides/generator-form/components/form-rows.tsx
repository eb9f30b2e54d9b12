// List of form rows that can be added and removed.
import { Box, Button, Group, Stack } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../../ui/page-layout.module.css';

interface FormRowsProps<R extends { id: string }> {
  rows: readonly R[];
  maxRows: number;
  addLabel: string;
  /** Id of the add button, so that the error summary can link to it. */
  addId: string;
  getTitle: (row: R, index: number) => string;
  onAdd: () => void;
  onRemove: (id: string) => void;
  children: (row: R) => ReactNode;
}

export function FormRows<R extends { id: string }>({
  rows,
  maxRows,
  addLabel,
  addId,
  getTitle,
  onAdd,
  onRemove,
  children,
}: FormRowsProps<R>) {
  const { t } = useTranslation();

  /** Removes a row and moves the focus, because the pressed button is removed with its row. */
  function remove(id: string): void {
    onRemove(id);
    document.getElementById(addId)?.focus({ preventScroll: true });
  }

  return (
    <>
      {rows.map((row, index) => (
        <Stack
          key={row.id}
          role="group"
          aria-label={getTitle(row, index)}
          gap="sm"
          py="md"
          style={{ borderBlockStart: '1px solid var(--line)' }}
        >
          <Group justify="space-between" gap="sm" fw={600}>
            <Box component="span" miw={0} style={{ overflowWrap: 'anywhere' }} dir="auto">
              {getTitle(row, index)}
            </Box>
            <Button
              variant="subtle"
              px="sm"
              leftSection={<IconX size={18} aria-hidden />}
              onClick={() => remove(row.id)}
            >
              {t('pwa-guides:manifestGenerator.remove')}
              <span className={layout['visuallyHidden']}>{` ${getTitle(row, index)}`}</span>
            </Button>
          </Group>
          {children(row)}
        </Stack>
      ))}
      <div>
        <Button
          id={addId}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          aria-disabled={rows.length >= maxRows}
          data-disabled={rows.length >= maxRows || undefined}
          onClick={() => rows.length < maxRows && onAdd()}
        >
          {addLabel}
        </Button>
      </div>
    </>
  );
}
