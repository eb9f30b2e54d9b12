// Answers of Wisdom that a person kept, to be found again. They lie on this device alone, and in
// its files.
import { map, type Observable } from 'rxjs';
import { emojiByTopic } from '../../../content/wisdom/wisdom-topics.ts';
import type { AnsweredTopic, WisdomTopic } from '../../../content/wisdom/wisdom-topics.ts';
import { isLanguage } from '../../../schemas/fields.ts';
import { foldToWords } from '../../../schemas/bible/text-folding.ts';
import { type Fields, toNewestFirstKey } from '../../../schemas/local-record.ts';
import { hasAllTerms, type SearchTerms } from '../../../schemas/bible/search-query.ts';
import type { DeviceRecord } from '../../data/database/collections.ts';
import type { DataContext } from '../../data/data-context.ts';
import type { GeneratedTextOf, VerifiedVerse } from '../generation/generated-text.ts';
import { writeToStorage } from '../../data/records/record.ts';
import { removeWithUndo } from './recent-questions.ts';

export type WisdomAnswer = Pick<
  GeneratedTextOf<'wisdom'>,
  'insight' | 'verses' | 'next_step' | 'topic' | 'source' | 'language' | 'concern'
> & {
  /** As it was asked. */
  question: string;
};

export interface SavedAnswer extends WisdomAnswer {
  id: string;
  /** ISO time at which it was kept. */
  date: string;
}

const idPrefix = 'wisdom|';

/** Newest first, complete. */
export function watchSavedAnswers(data: DataContext): Observable<SavedAnswer[]> {
  return data.userDatabase.activity
    .find({ selector: { kind: 'wisdom' }, sort: [{ order: 'asc' }] })
    .$.pipe(map((docs) => docs.flatMap((doc) => readAnswer(doc) ?? [])));
}

/**
 * Throws `StorageWriteError`.
 * @param id as the answer has it since it was made: kept twice it is one
 */
export async function saveAnswer(
  data: DataContext,
  { question, insight, verses, next_step, topic, source, language, concern }: WisdomAnswer,
  id: string,
): Promise<void> {
  const date = new Date().toISOString();
  const value = {
    question,
    insight,
    verses,
    next_step,
    topic,
    source,
    language,
    date,
    ...(concern && { concern }),
  };
  await writeToStorage(data, () =>
    data.userDatabase.activity.insertIfNotExists({
      id: idPrefix + id,
      kind: 'wisdom',
      order: toNewestFirstKey(date),
      value,
    }),
  );
}

/** @returns what puts it back. Both throw `StorageWriteError`. */
export function removeSavedAnswer(data: DataContext, id: string): Promise<() => Promise<void>> {
  return removeWithUndo(data, idPrefix + id);
}

/** An answer is folded once, not at each letter that is typed. */
const searchTexts = new WeakMap<SavedAnswer, string>();

/** Those that hold all that was typed; all of them where nothing was. */
export function findAnswers(
  answers: readonly SavedAnswer[],
  terms: SearchTerms,
): readonly SavedAnswer[] {
  return terms.length === 0
    ? answers
    : answers.filter((answer) => hasAllTerms(getSearchText(answer), terms));
}

function getSearchText(answer: SavedAnswer): string {
  const words = searchTexts.get(answer) ?? listAnswerTexts(answer).map(foldToWords).join('\n');
  searchTexts.set(answer, words);
  return words;
}

/** All its words: the question first. */
export function listAnswerTexts({ question, insight, verses, next_step }: WisdomAnswer): string[] {
  return [
    question,
    insight,
    next_step,
    ...verses.flatMap(({ reference, text }) => [reference, text]),
  ].filter((text) => text.trim() !== '');
}

/**
 * RxDB gives the same document as long as nothing changed: then it is the same answer, and nothing
 * is drawn or folded anew.
 */
const answerByDocument = new WeakMap<object, SavedAnswer | null>();

function readAnswer(doc: DeviceRecord): SavedAnswer | null {
  const before = answerByDocument.get(doc);
  if (before !== undefined) return before;
  const answer = parseSavedAnswer(doc);
  answerByDocument.set(doc, answer);
  return answer;
}

/**
 * A file that was brought in may hold anything: what is missing is left out, and without a question
 * or an insight it is no answer.
 */
export function parseSavedAnswer({
  id,
  value,
}: Pick<DeviceRecord, 'id' | 'value'>): SavedAnswer | null {
  const { question, insight, verses, next_step, topic, source, language, concern, date } = value;
  if (
    !id.startsWith(idPrefix) ||
    typeof question !== 'string' ||
    typeof insight !== 'string' ||
    !isLanguage(language)
  )
    return null;
  return {
    id: id.slice(idPrefix.length),
    question,
    insight,
    verses: Array.isArray(verses) ? verses.flatMap(parseVerse) : [],
    next_step: typeof next_step === 'string' ? next_step : '',
    topic: isTopic(topic) ? topic : 'other',
    source: source === 'model' || source === 'device' ? source : 'composer',
    language,
    date:
      typeof date === 'string' && !Number.isNaN(Date.parse(date))
        ? date
        : new Date(0).toISOString(),
    ...((concern === 'life' || concern === 'violence') && { concern }),
  };
}

function parseVerse(value: unknown): VerifiedVerse[] {
  if (typeof value !== 'object' || value === null) return [];
  const { reference, text, translation } = value as Fields;
  if (typeof reference !== 'string' || reference === '') return [];
  return [
    {
      reference,
      text: typeof text === 'string' ? text : '',
      translation: typeof translation === 'string' ? translation : '',
    },
  ];
}

export function getTopicEmoji(topic: AnsweredTopic): string {
  return topic === 'other' ? '' : emojiByTopic[topic];
}

function isTopic(value: unknown): value is WisdomTopic {
  return typeof value === 'string' && Object.hasOwn(emojiByTopic, value);
}
