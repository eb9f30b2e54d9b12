// Searching what a person wrote and kept: notes, prayers, gratitude, grace notes, answers. All of it lies on this device.
import { combineLatest, map, type Observable } from 'rxjs';
import { type EntityName, schemaOf } from '../../schemas/entities.ts';
import { foldToWords } from '../../schemas/fold.ts';
import type { Fields } from '../../schemas/local-record.ts';
import { holdsAll, type Needles, type Run, runsIn } from '../../schemas/verse-query.ts';
import type { PersonalRecords } from './collections.ts';
import type { Data } from './data.ts';
import { updatesOf } from './prayer-updates.ts';
import { type Kept, listKept } from './record.ts';
import { type KeptAnswer, keptAnswers, textsOf } from './wisdom-answers.ts';

const searched = [
  { kind: 'BibleNote', collection: 'bibleNotes' },
  { kind: 'Prayer', collection: 'prayers' },
  { kind: 'GratitudeEntry', collection: 'gratitudeEntries' },
  { kind: 'GraceNote', collection: 'graceNotes' },
] as const satisfies readonly { kind: EntityName; collection: PersonalRecords }[];

type RecordKind = (typeof searched)[number]['kind'];

/** `WisdomAnswer`: no record, it lies on this device alone. */
export type WrittenKind = RecordKind | 'WisdomAnswer';

/** In the order in which they are told. */
export const writtenKinds: readonly WrittenKind[] = [...searched.map(({ kind }) => kind), 'WisdomAnswer'];

export interface WrittenText {
  id: string;
  kind: WrittenKind;
  /** ISO time at which it was written. */
  createdDate: string;
  record: Fields;
  /** What its schema calls words, one field after the other; of an answer all of it. */
  texts: readonly string[];
  /** All of them, folded. */
  words: string;
}

/** Newest first within each kind. What has not changed is not folded again. */
export function writtenTexts(data: Data): Observable<WrittenText[]> {
  const before = new Map<string, WrittenText>();
  const lists = searched.map(({ kind, collection }) => {
    const names = wordFields(kind);
    return listKept(data, collection).pipe(map((records) => records.map((kept) => toWritten(kind, names, kept, before))));
  });
  const answers = keptAnswers(data).pipe(map((all) => all.map((answer) => answerText(answer, before))));
  return combineLatest([...lists, answers]).pipe(map((all) => all.flat()));
}

/** Fields whose words a person wrote or was given; the title of a prayer is the beginning of its request. */
function wordFields(kind: RecordKind): string[] {
  return Object.entries(schemaOf(kind).properties).flatMap(([name, { merge }]) => (merge === 'words' ? [name] : []));
}

function toWritten(kind: RecordKind, names: readonly string[], { id, fields, createdDate }: Kept<Fields>, before: Map<string, WrittenText>): WrittenText {
  const notes = kind === 'Prayer' ? updatesOf(fields).map(({ text }) => text) : [];
  const texts = [...names.map((name) => fields[name]), ...notes].filter((text) => typeof text === 'string' && text.trim() !== '') as string[];
  return foldOnce({ id, kind, createdDate, record: fields, texts }, before);
}

function answerText(answer: KeptAnswer, before: Map<string, WrittenText>): WrittenText {
  return foldOnce({ id: answer.id, kind: 'WisdomAnswer', createdDate: answer.date, record: {}, texts: textsOf(answer) }, before);
}

function foldOnce(text: Omit<WrittenText, 'words'>, before: Map<string, WrittenText>): WrittenText {
  const { id, kind, texts } = text;
  const known = before.get(`${kind}|${id}`);
  const isSame = known?.texts.length === texts.length && known.texts.every((text, at) => text === texts[at]);
  const written = { ...text, words: isSame ? known.words : texts.map(foldToWords).join('\n') };
  before.set(`${kind}|${id}`, written);
  return written;
}

export function findWritten(texts: readonly WrittenText[], needles: Needles): WrittenText[] {
  return needles.length === 0 ? [] : texts.filter(({ words }) => holdsAll(words, needles));
}

/** A piece of a text around what was looked for, with ellipses where it is cut. */
export interface Excerpt {
  text: string;
  runs: readonly Run[];
}

const before = 60;
const longest = 240;

export function excerptOf({ texts }: Pick<WrittenText, 'texts'>, needles: Needles): Excerpt {
  const found = texts.map((text) => ({ text, runs: runsIn(text, needles) })).find(({ runs }) => runs.length > 0) ?? { text: texts[0] ?? '', runs: [] };
  const firstRun = found.runs[0]?.from ?? 0;
  const start = firstRun <= before ? 0 : wordStart(found.text, firstRun - before, firstRun);
  const end = found.text.length - start <= longest ? found.text.length : wordEnd(found.text, start + longest, Math.max(start, firstRun));
  const [head, tail] = [start > 0 ? '… ' : '', end < found.text.length ? ' …' : ''];
  const shift = head.length - start;
  const runs = found.runs.filter(({ from, to }) => from >= start && to <= end).map(({ from, to }) => ({ from: from + shift, to: to + shift }));
  return { text: `${head}${found.text.slice(start, end)}${tail}`, runs };
}

/** Where a word begins at or after `at`; never after `latest`. */
function wordStart(text: string, at: number, latest: number): number {
  const space = text.slice(at, latest).search(/\s\S/u);
  return space < 0 ? latest : at + space + 1;
}

/** Where a word ends at or before `at`; a word without an end is cut, but no character. */
function wordEnd(text: string, at: number, earliest: number): number {
  const piece = text.slice(earliest, at);
  const space = piece.search(/\s\S*$/u);
  if (space > 0) return earliest + space;
  return /[\uD800-\uDBFF]$/.test(piece) ? at - 1 : at;
}
