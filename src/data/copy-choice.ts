// How a person likes to copy verses, remembered on this device, and the words that they get.
import { map, type Observable } from 'rxjs';
import type { Verse } from '../../schemas/chapter.ts';
import { knownTranslation } from '../../schemas/translations.ts';
import type { Data } from './data.ts';
import { withStorage } from './storage-faults.ts';

export interface CopyChoice {
  reference: 'before' | 'after';
  translation: 'name' | 'code' | 'none';
  numbers: boolean;
  link: boolean;
}

export const firstCopyChoice: CopyChoice = { reference: 'after', translation: 'code', numbers: false, link: false };

const choiceId = 'choice|copy';

export function copyChoice(data: Data): Observable<CopyChoice> {
  return data.personal.activity.findOne(choiceId).$.pipe(map((doc) => (doc ? toChoice(doc.value['value']) : firstCopyChoice)));
}

export async function keepCopyChoice(data: Data, { reference, translation, numbers, link }: CopyChoice): Promise<void> {
  const value = [reference, translation, numbers ? 'numbers' : '', link ? 'link' : ''].filter(Boolean).join(' ');
  await withStorage(data, () => data.personal.activity.incrementalUpsert({ id: choiceId, kind: 'choice', order: '', value: { value } }));
}

/** A file that was brought in may hold anything: what is not understood is as at first. */
function toChoice(value: unknown): CopyChoice {
  const words = new Set(typeof value === 'string' ? value.split(' ') : []);
  if (words.size === 0) return firstCopyChoice;
  const translation = (['name', 'code', 'none'] as const).find((word) => words.has(word)) ?? firstCopyChoice.translation;
  return { reference: words.has('before') ? 'before' : 'after', translation, numbers: words.has('numbers'), link: words.has('link') };
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

/** Plain text, as it is pasted anywhere. A text under licence always says which it is, and ends with the credit that it asks for. */
export function copiedText({ reference, runs, translation, link }: CopiedPassage, choice: CopyChoice): string {
  const source = sourceOf(translation, mustBeNamed(translation.code) && choice.translation === 'none' ? 'code' : choice.translation);
  const heading = source === '' ? reference : `${reference} (${source})`;
  const words = joinedRuns(runs, (verse) => wordsOf(verse, choice.numbers));
  const lines = choice.reference === 'before' ? [heading, words] : [words, heading];
  return [...lines, ...(choice.link ? [link] : []), knownTranslation(translation.code)?.credit ?? []].flat().join('\n');
}

/** A verse of a poem begins a line, and so does what follows it. */
export function joinedRuns(runs: CopiedPassage['runs'], wordsOfVerse: (verse: CopiedVerse) => string = ({ text }) => text): string {
  const joined = runs.map((run) => run.map((verse, at) => `${at === 0 ? '' : verse.isPoem || run[at - 1]?.isPoem ? '\n' : ' '}${wordsOfVerse(verse)}`).join(''));
  return joined.map((words, at) => `${at === 0 ? '' : runs[at]?.[0]?.isPoem || runs[at - 1]?.at(-1)?.isPoem ? '\n[…]\n' : ' […] '}${words}`).join('');
}

function sourceOf({ code, name }: CopiedPassage['translation'], how: CopyChoice['translation']): string {
  switch (how) {
    case 'name':
      return name;
    case 'code':
      return code;
    case 'none':
      return '';
  }
}

function wordsOf({ verse, text }: Verse, numbers: boolean): string {
  return numbers && verse > 0 ? `${verse} ${text}` : text;
}

/** Whether copies must say which translation it is: all but those of the public domain. */
export function mustBeNamed(code: string): boolean {
  const known = knownTranslation(code);
  return known !== undefined && !/public domain|domaine public|dominio público|domínio público/i.test(known.licence);
}

/** How many verses of this translation may be copied at once; null for as many as one likes. */
export function mostCopied(code: string): number | null {
  const most = knownTranslation(code)?.copy ?? 'all';
  return most === 'all' ? null : most;
}
