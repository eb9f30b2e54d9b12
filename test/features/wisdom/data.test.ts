// Tests of the Wisdom data in browser storage: topic list, recent questions, and saved answers with
// search, export, import, unsynced count and storage errors.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseSearchQuery } from '../../../schemas/bible/search-query.ts';
import { buildSearchRecord } from '../../../src/data/records/activity-records.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { countUnsynced } from '../../../src/data/records/count-unsynced.ts';
import { StorageWriteError } from '../../../src/data/records/record.ts';
import {
  exportJson,
  exportMarkdown,
  importRecords,
} from '../../../src/data/export/export-and-import.ts';
import { findOwnTexts, watchOwnTexts } from '../../../src/features/search/search-user-texts.ts';
import {
  removeRecentQuestion,
  saveRecentQuestion,
  watchRecentQuestions,
  wisdomTopicRows,
} from '../../../src/features/wisdom/recent-questions.ts';
import {
  findAnswers,
  saveAnswer,
  watchSavedAnswers,
  removeSavedAnswer,
} from '../../../src/features/wisdom/data.ts';
import { topicDrawings } from '../../../src/features/wisdom/topic-drawings.ts';
import type { WisdomAnswer } from '../../../src/features/wisdom/data.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await closeContexts();
});

const answer: WisdomAnswer = {
  question: 'How do I forgive my sœur?',
  insight: 'To forgive is to put down a stone.\n\nGod forgave first.',
  verses: [{ reference: 'Ephesians 4:32', text: 'forgiving one another', translation: 'KJV' }],
  next_step: 'Write down her name.',
  topic: 'forgiveness',
  source: 'device',
  language: 'en',
};

const readRecentQuestions = async (data: DataContext) =>
  (await firstValueFrom(watchRecentQuestions(data))).map(({ text }) => text);
const answers = (data: DataContext) => firstValueFrom(watchSavedAnswers(data));

/** Each a minute later. */
async function addQuestions(data: DataContext, ...questions: string[]): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const question of questions) {
    vi.setSystemTime(Date.now() + 60_000);
    await saveRecentQuestion(data, question);
  }
}

test('the Wisdom topics are sixteen in four rows of four, each with its own drawing', () => {
  expect(wisdomTopicRows.map(({ topics }) => topics.length)).toEqual([4, 4, 4, 4]);
  expect(
    new Set(
      wisdomTopicRows.flatMap(({ topics }) => topics.map((topic) => topicDrawings[topic].ink)),
    ).size,
  ).toBe(16);
});

describe('the last questions', () => {
  test('ten recent questions are kept; a repeated question moves up in any spelling', async () => {
    const alice = await createAliceContext();
    await addQuestions(alice, ...Array.from({ length: 12 }, (_, at) => `question ${at}`));
    expect(await readRecentQuestions(alice)).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((at) => `question ${at}`),
    );
    expect(
      await alice.userDatabase.activity.find({ selector: { kind: 'search' } }).exec(),
    ).toHaveLength(10);
    await addQuestions(alice, '  QUESTION 5 ');
    expect((await readRecentQuestions(alice)).slice(0, 2)).toEqual(['QUESTION 5', 'question 11']);
    expect(await readRecentQuestions(alice)).toHaveLength(10);
  });

  test('a removed recent question can be restored in its place; long text is kept', async () => {
    const alice = await createAliceContext();
    const long = 'why '.repeat(25_000).trim();
    await addQuestions(alice, 'first', long, 'last');
    const [, middle] = await firstValueFrom(watchRecentQuestions(alice));
    const undo = await removeRecentQuestion(alice, middle?.id ?? '');
    expect(await readRecentQuestions(alice)).toEqual(['last', 'first']);
    await undo();
    await undo();
    expect(await readRecentQuestions(alice)).toEqual(['last', long, 'first']);
  });

  test('recent questions include those of the earlier app, but no invalid values', async () => {
    const alice = await createAliceContext();
    await alice.userDatabase.activity.bulkInsert([
      buildSearchRecord('Old', '2025-01-01T00:00:00Z'),
      { ...buildSearchRecord('x', '2025-01-02T00:00:00Z'), value: { text: 7 } },
    ]);
    await addQuestions(alice, 'New');
    expect(await readRecentQuestions(alice)).toEqual(['New', 'Old']);
  });

  test('recent questions that the device cannot store are logged and block nothing', async () => {
    const reported: string[] = [];
    const alice = await createAliceContext({ report: (what) => void reported.push(what) });
    vi.spyOn(alice.userDatabase.activity, 'incrementalUpsert').mockRejectedValue(
      new Error('broken disk'),
    );
    await saveRecentQuestion(alice, 'Why?');
    expect(reported).toEqual(['a question could not be remembered']);
  });
});

describe('a saved answer', () => {
  test('a saved answer is stored unchanged, once for two taps, newest first', async () => {
    const alice = await createAliceContext();
    vi.useFakeTimers({ toFake: ['Date'] });
    await saveAnswer(alice, answer, 'one');
    await saveAnswer(alice, answer, 'one');
    vi.setSystemTime(Date.now() + 60_000);
    await saveAnswer(alice, { ...answer, question: 'Later', concern: 'life' }, 'two');
    const [later, first] = await answers(alice);
    expect(first).toEqual({
      ...answer,
      id: 'one',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(later).toMatchObject({ question: 'Later', concern: 'life' });
    expect(await answers(alice)).toHaveLength(2);
  });

  test('a saved answer is found by any of its text, without accents', async () => {
    const alice = await createAliceContext();
    await saveAnswer(alice, answer, 'one');
    const findTexts = async (query: string) =>
      findAnswers(await answers(alice), parseSearchQuery(query)).length;
    expect(
      await Promise.all(
        ['soeur', 'STONE', 'ephesians', 'her name', 'one another', ''].map(findTexts),
      ),
    ).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await findTexts('stone bread')).toBe(0);
  });

  test('a saved answer is found by the global search until it is deleted', async () => {
    const alice = await createAliceContext();
    await saveAnswer(alice, answer, 'one');
    const findTexts = async () =>
      findOwnTexts(
        await firstValueFrom(watchOwnTexts(alice)),
        parseSearchQuery('put down stone'),
      ).map(({ kind, id }) => [kind, id]);
    expect(await findTexts()).toEqual([['WisdomAnswer', 'one']]);
    const undo = await removeSavedAnswer(alice, 'one');
    expect(await findTexts()).toEqual([]);
    await undo();
    expect(await findTexts()).toEqual([['WisdomAnswer', 'one']]);
  });

  test('a saved answer counts as unsynced as long as it is kept', async () => {
    const alice = await createAliceContext();
    expect(await countUnsynced(alice.userDatabase)).toBe(0);
    await saveAnswer(alice, answer, 'one');
    expect(await countUnsynced(alice.userDatabase)).toBe(1);
    await removeSavedAnswer(alice, 'one');
    expect(await countUnsynced(alice.userDatabase)).toBe(0);
  });

  test('a saved answer is exported to both files, and imported once from one file', async () => {
    const alice = await createAliceContext();
    await saveAnswer(alice, answer, 'one');
    const [before] = await answers(alice);
    const file = await exportJson(alice, new Date());
    await closeContexts();
    const again = await createAliceContext({ account: alice.account });
    await importRecords(again, file);
    await importRecords(again, file);
    expect(await answers(again)).toEqual([before]);
    const read = await exportMarkdown(again, labels, 'en');
    expect(read).toContain('## Answers\n\n### ');
    expect(read).toContain(
      [
        '*only here*',
        '**request**',
        'How do I forgive my sœur?',
        '**insight**',
        'To forgive is to put down a stone\\.',
        'God forgave first\\.',
      ]
        .join('\n\n')
        .replaceAll('\\.', '.'),
    );
    expect(read).toContain('> forgiving one another  \n> – Ephesians 4:32, KJV');
    expect(read).toContain('Write down her name.');
  });

  test('a saved answer damaged by a foreign file is read in part, or dropped', async () => {
    const alice = await createAliceContext();
    const insertActivity = (id: string, value: Record<string, unknown>) =>
      alice.userDatabase.activity.insert({ id, kind: 'wisdom', order: id, value });
    await insertActivity('wisdom|a', {
      ...answer,
      verses: [{ reference: 'John 3:16' }, null, 'x', { text: 'no place' }],
      topic: 'toString',
      source: 'god',
      next_step: 7,
      date: 'yesterday',
      concern: 'love',
    });
    await insertActivity('wisdom|b', { ...answer, question: null });
    await insertActivity('wisdom|c', { ...answer, language: 'de' });
    await insertActivity('other|d', { ...answer });
    expect(await answers(alice)).toEqual([
      {
        id: 'a',
        question: answer.question,
        insight: answer.insight,
        verses: [{ reference: 'John 3:16', text: '', translation: '' }],
        next_step: '',
        topic: 'other',
        source: 'composer',
        language: 'en',
        date: '1970-01-01T00:00:00.000Z',
      },
    ]);
  });

  test('saving an answer on a device that cannot store it throws StorageWriteError', async () => {
    const alice = await createAliceContext();
    vi.spyOn(alice.userDatabase.activity, 'insertIfNotExists').mockRejectedValue(
      new Error('broken disk'),
    );
    await expect(saveAnswer(alice, answer, 'one')).rejects.toBeInstanceOf(StorageWriteError);
  });
});

const labels: Parameters<typeof exportMarkdown>[1] = {
  title: 'My words',
  savedOn: (date) => date,
  nothing: 'Nothing yet.',
  kindHeading: (kind) => (kind === 'WisdomAnswer' ? 'Answers' : kind),
  field: (name) => name.replace('_', ' '),
  choice: (_field, value) => value,
  answeredOn: (date) => date,
  day: (day) => `day ${day}`,
  completed: 'completed',
  earlier: 'Earlier',
  waiting: 'only here',
  refused: 'refused',
};
