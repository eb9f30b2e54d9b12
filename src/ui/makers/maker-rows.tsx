// A list on the form: rows that are added and taken away.
import { Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../layout.module.css';
import styles from './maker.module.css';

interface MakerRowsProps<R extends { id: string }> {
  rows: readonly R[];
  most: number;
  addLabel: string;
  /** Of the button that adds, so that the summary can lead there. */
  addId: string;
  titleOf: (row: R, place: number) => string;
  onAdd: () => void;
  onRemove: (id: string) => void;
  children: (row: R) => ReactNode;
}

export function MakerRows<R extends { id: string }>({ rows, most, addLabel, addId, titleOf, onAdd, onRemove, children }: MakerRowsProps<R>) {
  const { t } = useTranslation();

  /** The button that was pressed goes with its row. */
  function remove(id: string): void {
    onRemove(id);
    document.getElementById(addId)?.focus({ preventScroll: true });
  }

  return (
    <>
      {rows.map((row, place) => (
        <div key={row.id} role="group" aria-label={titleOf(row, place)} className={styles['row']}>
          <div className={styles['rowHead']}>
            <span dir="auto">{titleOf(row, place)}</span>
            <Button variant="subtle" px="sm" leftSection={<IconX size={18} aria-hidden />} onClick={() => remove(row.id)}>
              {t('manifestMaker.remove')}
              <span className={layout['heard']}>{` ${titleOf(row, place)}`}</span>
            </Button>
          </div>
          {children(row)}
        </div>
      ))}
      <div className={styles['actions']}>
        <Button id={addId} variant="default" leftSection={<IconPlus size={18} aria-hidden />} aria-disabled={rows.length >= most} data-disabled={rows.length >= most || undefined} onClick={() => rows.length < most && onAdd()}>
          {addLabel}
        </Button>
      </div>
    </>
  );
}
