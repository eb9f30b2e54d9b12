// What is wrong with a manifest, as sentences beside the fields, and all together.
import { type ManifestFault, type ManifestField, manifestFaults } from '../../data/makers/manifest-faults.ts';
import type { ManifestForm } from '../../data/makers/manifest-form.ts';
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
    lines: faults.map(({ field, row, part, text, isAdvice }) => ({ id: row === undefined ? `maker-${field}` : `maker-${field}-${row}-${part ?? ''}`, label: t(`manifestMaker.${field}`), text, isAdvice })),
  };
}
