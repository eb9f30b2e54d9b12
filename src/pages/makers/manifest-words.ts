// What is wrong with a manifest, as sentences beside the fields, and all together.
import { type ManifestFault, type ManifestField, manifestFaults } from '../../data/makers/manifest-faults.ts';
import type { FormScreenshot, FormShortcut, ManifestForm } from '../../data/makers/manifest-form.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { FieldWords } from '../../ui/makers/maker-fields.tsx';
import type { SummaryLine } from '../../ui/makers/maker-summary.tsx';

/** What is told of one field, or of a field in one row of a list. */
export type WordsOf = (field: ManifestField, row?: string, part?: ManifestFault['part']) => readonly FieldWords[];

export interface ManifestPartProps {
  form: ManifestForm;
  wordsOf: WordsOf;
  /** From the newest form, also when the change was asked for a while ago. */
  onChange: (change: (now: ManifestForm) => Partial<ManifestForm>) => void;
}

export function manifestWords(t: Translate, form: ManifestForm): { wordsOf: WordsOf; lines: SummaryLine[] } {
  const faults = manifestFaults(form).map((fault) => ({ ...fault, text: t(`manifestMaker.fault.${fault.kind}`, { words: fault.words ?? '' }), isAdvice: fault.isAdvice === true }));
  return {
    wordsOf: (field, row, part) => faults.filter((fault) => fault.field === field && fault.row === row && fault.part === part).map(({ text, isAdvice }) => ({ text, isAdvice })),
    lines: faults.map(({ text, isAdvice, ...fault }) => ({ ...placeOf(t, form, fault), text, isAdvice })),
  };
}

/** Of a row: its number and name, and which of its fields. Several rows may have one name. */
function placeOf(t: Translate, form: ManifestForm, { field, row, part }: Pick<ManifestFault, 'field' | 'row' | 'part'>): { id: string; label: string } {
  if (row === undefined || part === undefined) return { id: `maker-${field}`, label: t(`manifestMaker.${field}`) };
  const title = field === 'shortcuts' ? titleIn(form.shortcuts, row, (one, place) => shortcutTitle(t, one, place)) : titleIn(form.screenshots, row, (one, place) => screenshotTitle(t, one, place));
  return { id: `maker-${field}-${row}-${part}`, label: `${title} · ${t(`manifestMaker.${partNames[part]}`)}` };
}

const partNames = { name: 'rowName', url: 'rowAddress', src: 'rowAddress', sizes: 'rowSizes' } as const;

function titleIn<R extends { id: string }>(rows: readonly R[], id: string, titleOf: (row: R, place: number) => string): string {
  return rows.flatMap((row, place) => (row.id === id ? [titleOf(row, place)] : [])).join('');
}

export function shortcutTitle(t: Translate, { name }: FormShortcut, place: number): string {
  return withName(t('manifestMaker.shortcutNumber', { number: place + 1 }), name);
}

export function screenshotTitle(t: Translate, { label }: FormScreenshot, place: number): string {
  return withName(t('manifestMaker.screenshotNumber', { number: place + 1 }), label);
}

function withName(number: string, name: string): string {
  return name.trim() === '' ? number : `${number} · ${name.trim()}`;
}
