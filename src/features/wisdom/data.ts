// Stores and searches saved Wisdom answers, which exist only on this device and in its export
// files.
import { map, type Observable } from 'rxjs';
import { topicsByCategory } from '../../../content/wisdom/wisdom-topics.ts';
import type { WisdomTopic } from '../../../content/wisdom/wisdom-topics.ts';
import { isLanguage } from '../../../schemas/languages.ts';
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
  /** Question as asked. */
  question: string;
};

export interface SavedAnswer extends WisdomAnswer {
  id: string;
  /** ISO time at which the answer was saved. */
  date: string;
}

const idPrefix = 'wisdom|';

/** Emits all answers, newest first. */
export function watchSavedAnswers(data: DataContext): Observable<SavedAnswer[]> {
  return data.userDatabase.activity
    .find({ selector: { kind: 'wisdom' }, sort: [{ order: 'asc' }] })
    .$.pipe(map((docs) => docs.flatMap((doc) => readAnswer(doc) ?? [])));
}

/**
 * Saves an answer. Throws `StorageWriteError`.
 * @param id id that the answer has had since it was generated, so that saving twice stores one
 *   answer
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

/**
 * Removes a saved answer.
 * @returns the function that restores the answer; both throw `StorageWriteError`
 */
export function removeSavedAnswer(data: DataContext, id: string): Promise<() => Promise<void>> {
  return removeWithUndo(data, idPrefix + id);
}

/** Caches folded texts, so that an answer is folded once and not at each key press. */
const searchTexts = new WeakMap<SavedAnswer, string>();

/** Returns the answers that contain all search terms; all answers without search terms. */
export function findAnswers(
  answers: readonly SavedAnswer[],
  terms: SearchTerms,
): readonly SavedAnswer[] {
  return terms.length === 0
    ? answers
    : answers.filter((answer) => hasAllTerms(getSearchText(answer), terms));
}

function getSearchText(answer: SavedAnswer): string {
  const searchText = searchTexts.get(answer) ?? listAnswerTexts(answer).map(foldToWords).join('\n');
  searchTexts.set(answer, searchText);
  return searchText;
}

/** Returns all texts of an answer, the question first. */
export function listAnswerTexts({ question, insight, verses, next_step }: WisdomAnswer): string[] {
  return [
    question,
    insight,
    next_step,
    ...verses.flatMap(({ reference, text }) => [reference, text]),
  ].filter((text) => text.trim() !== '');
}

/**
 * RxDB returns the same document object while nothing changed: then the answer object stays the
 * same, and nothing is rendered or folded again.
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
 * Parses a saved answer, which may come from an imported file. Invalid parts are dropped; without
 * question or insight it returns null.
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

function isTopic(value: unknown): value is WisdomTopic {
  return Object.values(topicsByCategory)
    .flat()
    .some((topic) => topic === value);
}
