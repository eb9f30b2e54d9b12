// Answers of Wisdom that a person kept, to be found again. They lie on this device alone, and in its files.
import { map, type Observable } from 'rxjs';
import { emojiByTopic } from '../../content/wisdom/topics.ts';
import type { AnsweredTopic, WisdomTopic } from '../../content/wisdom/topics.ts';
import { isLanguage } from '../../schemas/fields.ts';
import { foldToWords } from '../../schemas/fold.ts';
import { type Fields, newestFirst } from '../../schemas/local-record.ts';
import { holdsAll, type Needles } from '../../schemas/verse-query.ts';
import type { DeviceRecord } from './collections.ts';
import type { Data } from './data.ts';
import type { MadeOf, ProvenVerse } from './made-words/made.ts';
import { kept } from './record.ts';
import { takeAway } from './wisdom.ts';

export type WisdomAnswer = Pick<MadeOf<'wisdom'>, 'insight' | 'verses' | 'next_step' | 'topic' | 'source' | 'language' | 'concern'> & {
  /** As it was asked. */
  question: string;
};

export interface KeptAnswer extends WisdomAnswer {
  id: string;
  /** ISO time at which it was kept. */
  date: string;
}

const prefix = 'wisdom|';

/** Newest first, complete. */
export function keptAnswers(data: Data): Observable<KeptAnswer[]> {
  return data.personal.activity.find({ selector: { kind: 'wisdom' }, sort: [{ order: 'asc' }] }).$.pipe(map((docs) => docs.flatMap((doc) => read(doc) ?? [])));
}

/**
 * Throws `NotKept`.
 * @param id as the answer has it since it was made: kept twice it is one
 */
export async function keepAnswer(data: Data, { question, insight, verses, next_step, topic, source, language, concern }: WisdomAnswer, id: string): Promise<void> {
  const date = new Date().toISOString();
  const value = { question, insight, verses, next_step, topic, source, language, date, ...(concern && { concern }) };
  await kept(data, () => data.personal.activity.insertIfNotExists({ id: prefix + id, kind: 'wisdom', order: newestFirst(date), value }));
}

/** @returns what puts it back. Both throw `NotKept`. */
export function removeAnswer(data: Data, id: string): Promise<() => Promise<void>> {
  return takeAway(data, prefix + id);
}

/** An answer is folded once, not at each letter that is typed. */
const foldedWords = new WeakMap<KeptAnswer, string>();

/** Those that hold all that was typed; all of them where nothing was. */
export function findAnswers(answers: readonly KeptAnswer[], needles: Needles): readonly KeptAnswer[] {
  return needles.length === 0 ? answers : answers.filter((answer) => holdsAll(wordsOf(answer), needles));
}

function wordsOf(answer: KeptAnswer): string {
  const words = foldedWords.get(answer) ?? textsOf(answer).map(foldToWords).join('\n');
  foldedWords.set(answer, words);
  return words;
}

/** All its words: the question first. */
export function textsOf({ question, insight, verses, next_step }: WisdomAnswer): string[] {
  return [question, insight, next_step, ...verses.flatMap(({ reference, text }) => [reference, text])].filter((text) => text.trim() !== '');
}

/** RxDB gives the same document as long as nothing changed: then it is the same answer, and nothing is drawn or folded anew. */
const known = new WeakMap<object, KeptAnswer | null>();

function read(doc: DeviceRecord): KeptAnswer | null {
  const before = known.get(doc);
  if (before !== undefined) return before;
  const answer = toAnswer(doc);
  known.set(doc, answer);
  return answer;
}

/** A file that was brought in may hold anything: what is missing is left out, and without a question or an insight it is no answer. */
export function toAnswer({ id, value }: Pick<DeviceRecord, 'id' | 'value'>): KeptAnswer | null {
  const { question, insight, verses, next_step, topic, source, language, concern, date } = value;
  if (!id.startsWith(prefix) || typeof question !== 'string' || typeof insight !== 'string' || !isLanguage(language)) return null;
  return {
    id: id.slice(prefix.length),
    question,
    insight,
    verses: Array.isArray(verses) ? verses.flatMap(toVerse) : [],
    next_step: typeof next_step === 'string' ? next_step : '',
    topic: isTopic(topic) ? topic : 'other',
    source: source === 'model' || source === 'device' ? source : 'composer',
    language,
    date: typeof date === 'string' && !Number.isNaN(Date.parse(date)) ? date : new Date(0).toISOString(),
    ...((concern === 'life' || concern === 'violence') && { concern }),
  };
}

function toVerse(value: unknown): ProvenVerse[] {
  if (typeof value !== 'object' || value === null) return [];
  const { reference, text, translation } = value as Fields;
  if (typeof reference !== 'string' || reference === '') return [];
  return [{ reference, text: typeof text === 'string' ? text : '', translation: typeof translation === 'string' ? translation : '' }];
}

export function emojiOf(topic: AnsweredTopic): string {
  return topic === 'other' ? '' : emojiByTopic[topic];
}

function isTopic(value: unknown): value is WisdomTopic {
  return typeof value === 'string' && Object.hasOwn(emojiByTopic, value);
}
