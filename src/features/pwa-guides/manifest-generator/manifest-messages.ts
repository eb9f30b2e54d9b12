// Converts the faults of a manifest into messages beside the fields and into an error summary.
import { type ManifestFault, type ManifestField, validateManifest } from './validate-manifest.ts';
import type { FormScreenshot, FormShortcut, ManifestForm } from './manifest-form.ts';
import type { Translate } from '../../../locales/translate.ts';
import type { FieldMessage } from '../generator-form/components/field-messages.tsx';
import type { ErrorSummaryLine } from '../generator-form/components/error-summary.tsx';

/** Returns the messages of one field, or of a field in one row of a list. */
export type GetFieldMessages = (
  field: ManifestField,
  row?: string,
  part?: ManifestFault['part'],
) => readonly FieldMessage[];

export interface ManifestFieldsProps {
  form: ManifestForm;
  getMessages: GetFieldMessages;
  /**
   * Takes a function that gets the latest form values, even if the change was requested earlier.
   */
  onChange: (change: (now: ManifestForm) => Partial<ManifestForm>) => void;
}

export function getManifestMessages(
  t: Translate,
  form: ManifestForm,
): { getMessages: GetFieldMessages; lines: ErrorSummaryLine[] } {
  const faults = validateManifest(form).map((fault) => ({
    ...fault,
    text: t(`pwa-guides:manifestGenerator.fault.${fault.kind}`, { words: fault.words ?? '' }),
    isAdvice: fault.isAdvice === true,
  }));
  return {
    getMessages: (field, row, part) =>
      faults
        .filter((fault) => fault.field === field && fault.row === row && fault.part === part)
        .map(({ text, isAdvice }) => ({ text, isAdvice })),
    lines: faults.map(({ text, isAdvice, ...fault }) => ({
      ...locateField(t, form, fault),
      text,
      isAdvice,
    })),
  };
}

/**
 * Returns the id and the label of a field. In a row, the label has number, name and field, because
 * several rows may share a name.
 */
function locateField(
  t: Translate,
  form: ManifestForm,
  { field, row, part }: Pick<ManifestFault, 'field' | 'row' | 'part'>,
): { id: string; label: string } {
  if (row === undefined || part === undefined)
    return { id: `maker-${field}`, label: t(`pwa-guides:manifestGenerator.${field}`) };
  const title =
    field === 'shortcuts'
      ? findTitle(form.shortcuts, row, (one, index) => formatShortcutTitle(t, one, index))
      : findTitle(form.screenshots, row, (one, index) => formatScreenshotTitle(t, one, index));
  return {
    id: `maker-${field}-${row}-${part}`,
    label: `${title} · ${t(`pwa-guides:manifestGenerator.${rowFieldKeys[part]}`)}`,
  };
}

const rowFieldKeys = {
  name: 'rowName',
  url: 'rowAddress',
  src: 'rowAddress',
  sizes: 'rowSizes',
} as const;

function findTitle<R extends { id: string }>(
  rows: readonly R[],
  id: string,
  getTitle: (row: R, index: number) => string,
): string {
  return rows.flatMap((row, index) => (row.id === id ? [getTitle(row, index)] : [])).join('');
}

export function formatShortcutTitle(t: Translate, { name }: FormShortcut, index: number): string {
  return joinTitle(t('pwa-guides:manifestGenerator.shortcutNumber', { number: index + 1 }), name);
}

export function formatScreenshotTitle(
  t: Translate,
  { label }: FormScreenshot,
  index: number,
): string {
  return joinTitle(
    t('pwa-guides:manifestGenerator.screenshotNumber', { number: index + 1 }),
    label,
  );
}

function joinTitle(number: string, name: string): string {
  return name.trim() === '' ? number : `${number} · ${name.trim()}`;
}
