// Search in the user's own texts on this device: notes, prayers, gratitude entries, grace notes and
// saved answers.
import { combineLatest, map, type Observable } from 'rxjs';
import {
  listPersonalTextFields,
  type SearchedEntityName,
} from '../../../schemas/entities/registry.ts';
import { foldToWords } from '../../../schemas/bible/text-folding.ts';
import type { Fields } from '../../../schemas/local-record.ts';
import {
  hasAllTerms,
  type SearchTerms,
  type TextRange,
  findTermRanges,
} from '../../../schemas/bible/search-query.ts';
import { getSyncedEntity } from '../../data/database/collections.ts';
import type { DataContext } from '../../data/data-context.ts';
import { listPrayerNotes } from '../../data/records/prayer-notes.ts';
import { type SavedRecord, watchRecords } from '../../data/records/record.ts';
import { type SavedAnswer, watchSavedAnswers, listAnswerTexts } from '../wisdom/data.ts';

/** `WisdomAnswer` is not a synced record; saved answers exist on this device only. */
export type OwnTextKind = SearchedEntityName | 'WisdomAnswer';

/** Address of the page that shows the texts of a kind, in the order of the results. */
export const pageUrls: Readonly<Record<OwnTextKind, string>> = {
  BibleNote: '/Bible',
  Prayer: '/Prayer?view=mine',
  GratitudeEntry: '/Gratitude',
  GraceNote: '/Home',
  WisdomAnswer: '/Wisdom',
};

/** Kinds in the order in which they are shown. */
export const ownTextKinds = Object.keys(pageUrls) as readonly OwnTextKind[];

export interface OwnText {
  id: string;
  kind: OwnTextKind;
  /** ISO time at which it was written. */
  createdDate: string;
  record: Fields;
  /**
   * Text fields of the record by its schema, one after the other; for an answer all of its text.
   */
  texts: readonly string[];
  /** All texts, folded for the search. */
  words: string;
}

/** Emits the user's texts, newest first within each kind. Unchanged texts are not folded again. */
export function watchOwnTexts(data: DataContext): Observable<OwnText[]> {
  const before = new Map<string, OwnText>();
  const lists = ownTextKinds.flatMap((kind) => {
    if (kind === 'WisdomAnswer') return [];
    // A prayer's title is only the beginning of its request.
    const names = listPersonalTextFields(kind);
    return watchRecords(data, getSyncedEntity(kind).collection).pipe(
      map((records) => records.map((kept) => toOwnText(kind, names, kept, before))),
    );
  });
  const answers = watchSavedAnswers(data).pipe(
    map((all) => all.map((answer) => toAnswerText(answer, before))),
  );
  return combineLatest([...lists, answers]).pipe(map((all) => all.flat()));
}

function toOwnText(
  kind: SearchedEntityName,
  names: readonly string[],
  { id, fields, createdDate }: SavedRecord<Fields>,
  before: Map<string, OwnText>,
): OwnText {
  const notes = kind === 'Prayer' ? listPrayerNotes(fields).map(({ text }) => text) : [];
  const texts = [...names.map((name) => fields[name]), ...notes].filter(
    (text) => typeof text === 'string' && text.trim() !== '',
  ) as string[];
  return foldOnce({ id, kind, createdDate, record: fields, texts }, before);
}

function toAnswerText(answer: SavedAnswer, before: Map<string, OwnText>): OwnText {
  return foldOnce(
    {
      id: answer.id,
      kind: 'WisdomAnswer',
      createdDate: answer.date,
      record: {},
      texts: listAnswerTexts(answer),
    },
    before,
  );
}

function foldOnce(text: Omit<OwnText, 'words'>, before: Map<string, OwnText>): OwnText {
  const { id, kind, texts } = text;
  const known = before.get(`${kind}|${id}`);
  const isSame =
    known?.texts.length === texts.length && known.texts.every((text, at) => text === texts[at]);
  const written = { ...text, words: isSame ? known.words : texts.map(foldToWords).join('\n') };
  before.set(`${kind}|${id}`, written);
  return written;
}

export function findOwnTexts(texts: readonly OwnText[], terms: SearchTerms): OwnText[] {
  return terms.length === 0 ? [] : texts.filter(({ words }) => hasAllTerms(words, terms));
}

/** Part of a text around the matches, with ellipses where text was cut. */
export interface Excerpt {
  text: string;
  runs: readonly TextRange[];
}

const contextBefore = 60;
const maxExcerptLength = 240;

export function buildExcerpt({ texts }: Pick<OwnText, 'texts'>, terms: SearchTerms): Excerpt {
  const found = texts
    .map((text) => ({ text, runs: findTermRanges(text, terms) }))
    .find(({ runs }) => runs.length > 0) ?? { text: texts[0] ?? '', runs: [] };
  const firstRun = found.runs[0]?.from ?? 0;
  const start =
    firstRun <= contextBefore ? 0 : findWordStart(found.text, firstRun - contextBefore, firstRun);
  const end =
    found.text.length - start <= maxExcerptLength
      ? found.text.length
      : findWordEnd(found.text, start + maxExcerptLength, Math.max(start, firstRun));
  const [head, tail] = [start > 0 ? '… ' : '', end < found.text.length ? ' …' : ''];
  const shift = head.length - start;
  const runs = found.runs
    .filter(({ from, to }) => from >= start && to <= end)
    .map(({ from, to }) => ({ from: from + shift, to: to + shift }));
  return { text: `${head}${found.text.slice(start, end)}${tail}`, runs };
}

/** Returns the start of the first word at or after `at`, and at most `latest`. */
function findWordStart(text: string, at: number, latest: number): number {
  const space = text.slice(at, latest).search(/\s\S/u);
  return space < 0 ? latest : at + space + 1;
}

/**
 * Returns the end of the last word at or before `at`. A long word is cut, but never within a
 * character.
 */
function findWordEnd(text: string, at: number, earliest: number): number {
  const piece = text.slice(earliest, at);
  const space = piece.search(/\s\S*$/u);
  if (space > 0) return earliest + space;
  return /[\uD800-\uDBFF]$/.test(piece) ? at - 1 : at;
}
