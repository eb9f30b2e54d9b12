// Stores the options for copying verses on this device, formats the copied text, and returns the
// copying limits of a translation's licence.
import { map, type Observable } from 'rxjs';
import type { Verse } from '../../../../schemas/bible/chapter.ts';
import { findKnownTranslation } from '../../../../schemas/bible/translations.ts';
import type { DataContext } from '../../../data/data-context.ts';
import { withReconnect } from '../../../data/database/storage-errors.ts';
import { closeQuotation } from '../../../locales/close-quotation.ts';

export interface CopyOptions {
  reference: 'before' | 'after';
  translation: 'name' | 'code' | 'none';
  numbers: boolean;
  link: boolean;
}

export const defaultCopyOptions: CopyOptions = {
  reference: 'after',
  translation: 'code',
  numbers: false,
  link: false,
};

const recordId = 'choice|copy';

export function watchCopyOptions(data: DataContext): Observable<CopyOptions> {
  return data.userDatabase.activity
    .findOne(recordId)
    .$.pipe(map((doc) => (doc ? parseOptions(doc.value['value']) : defaultCopyOptions)));
}

export async function saveCopyOptions(
  data: DataContext,
  { reference, translation, numbers, link }: CopyOptions,
): Promise<void> {
  const value = [reference, translation, numbers ? 'numbers' : '', link ? 'link' : '']
    .filter(Boolean)
    .join(' ');
  await withReconnect(data, () =>
    data.userDatabase.activity.incrementalUpsert({
      id: recordId,
      kind: 'choice',
      order: '',
      value: { value },
    }),
  );
}

/**
 * Parses the stored options. An imported file may hold anything, so unknown values become the
 * defaults.
 */
function parseOptions(value: unknown): CopyOptions {
  const words = new Set(typeof value === 'string' ? value.split(' ') : []);
  if (words.size === 0) return defaultCopyOptions;
  const translation =
    (['name', 'code', 'none'] as const).find((word) => words.has(word)) ??
    defaultCopyOptions.translation;
  return {
    reference: words.has('before') ? 'before' : 'after',
    translation,
    numbers: words.has('numbers'),
    link: words.has('link'),
  };
}

/** `text` of a poem holds its lines. */
export interface CopiedVerse extends Verse {
  isPoem?: boolean;
}

export interface CopiedPassage {
  reference: string;
  /** Verses that follow each other, run by run. */
  runs: readonly (readonly CopiedVerse[])[];
  /** Code and name of the translation. */
  translation: { code: string; name: string };
  /** The address of these verses. */
  link: string;
}

/**
 * Returns the plain text to copy. A text under licence always names its translation, and ends with
 * the credit that the licence requires.
 */
export function formatCopiedText(
  { reference, runs, translation, link }: CopiedPassage,
  options: CopyOptions,
): string {
  const source = formatSource(
    translation,
    requiresTranslationName(translation.code) && options.translation === 'none'
      ? 'code'
      : options.translation,
  );
  const heading = source === '' ? reference : `${reference} (${source})`;
  const words = joinVerseRuns(runs, (verse) => formatVerse(verse, options.numbers));
  const lines = options.reference === 'before' ? [heading, words] : [words, heading];
  return [
    ...lines,
    ...(options.link ? [link] : []),
    findKnownTranslation(translation.code)?.credit ?? [],
  ]
    .flat()
    .join('\n');
}

/**
 * A verse of a poem begins a line, and so does what follows it. Quotation marks that the selection
 * leaves without their partner are completed or removed.
 */
export function joinVerseRuns(
  runs: CopiedPassage['runs'],
  wordsOfVerse: (verse: CopiedVerse) => string = ({ text }) => text,
): string {
  const joined = runs.map((run) =>
    closeQuotation(
      run
        .map(
          (verse, at) =>
            `${at === 0 ? '' : verse.isPoem || run[at - 1]?.isPoem ? '\n' : ' '}${wordsOfVerse(verse)}`,
        )
        .join(''),
    ),
  );
  return joined
    .map(
      (words, at) =>
        `${at === 0 ? '' : runs[at]?.[0]?.isPoem || runs[at - 1]?.at(-1)?.isPoem ? '\n[…]\n' : ' […] '}${words}`,
    )
    .join('');
}

function formatSource(
  { code, name }: CopiedPassage['translation'],
  how: CopyOptions['translation'],
): string {
  switch (how) {
    case 'name':
      return name;
    case 'code':
      return code;
    case 'none':
      return '';
  }
}

function formatVerse({ verse, text }: Verse, numbers: boolean): string {
  return numbers && verse > 0 ? `${verse} ${text}` : text;
}

/**
 * Returns true when copies must name the translation. Only translations in the public domain need
 * no name.
 */
export function requiresTranslationName(code: string): boolean {
  const known = findKnownTranslation(code);
  return (
    known !== undefined &&
    !/public domain|domaine public|dominio público|domínio público/i.test(known.licence)
  );
}

/** Returns how many verses of this translation may be copied at once; null for no limit. */
export function getMaxCopiedVerses(code: string): number | null {
  const most = findKnownTranslation(code)?.copy ?? 'all';
  return most === 'all' ? null : most;
}
