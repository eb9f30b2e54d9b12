// Tests of what entries become: gratitude entries and prayers with their dates, titles, categories,
// answers and long texts.
import { beforeEach, describe, expect, test } from 'vitest';
import { maxTextLength } from '../../../schemas/fields.ts';
import { splitLongText } from '../../../src/data/journal-import/clean-text.ts';
import type { ImportChoice } from '../../../src/data/journal-import/import-types.ts';
import { createMemoryContext, type MemoryContext } from '../../support/memory-databases.ts';
import { describeProblems, makeFile, planFiles } from './import-files.ts';

let data: MemoryContext;

beforeEach(async () => {
  data = await createMemoryContext();
});

async function plan(text: string, change: Partial<ImportChoice> = {}, name = 'a.csv') {
  const { plan } = await planFiles(data, [makeFile(name, text)], change);
  return {
    fields: plan.records.flatMap(({ records }) => records.map(({ fields }) => fields)),
    problems: describeProblems(plan.groups.flatMap(({ problems }) => problems)),
    plan,
  };
}

function noonOf(year: number, month: number, day: number): string {
  return new Date(year, month - 1, day, 12).toISOString();
}

describe('a gratitude entry', () => {
  test('has the day, the title above the text, and the tags below it', async () => {
    const { fields } = await plan(
      'date,title,text,tags\n2020-02-29,Bread,Warm,"home, Sunday table"',
    );
    expect(fields).toEqual([
      {
        date: '2020-02-29',
        entry_text: 'Bread\n\nWarm\n\n#home #Sunday_table',
        user_email: 'alice@example.org',
        written_date: noonOf(2020, 2, 29),
      },
    ]);
  });

  test('of a day before 1970 keeps its day, and has no time of writing', async () => {
    const { fields } = await plan('entryDate,entryContent\n1965-05-01,x');
    expect(fields).toEqual([
      { date: '1965-05-01', entry_text: 'x', user_email: 'alice@example.org' },
    ]);
  });

  test('without text, without date or of the future is not imported', async () => {
    const { fields, problems } = await plan(
      'date,text\n2020-01-01,\n,x\nsoon,x\n2199-01-01,x\n31/31/2020,x',
    );
    expect([fields, problems]).toEqual([
      [],
      ['2: empty', '3: noDate', '4: badDate', '5: futureDate', '6: badDate'],
    ]);
  });

  test('has the date in the order that the person chose', async () => {
    const text = 'date,text\n3/4/2020,x';
    expect((await plan(text, { dateOrder: 'dmy' })).fields).toMatchObject([{ date: '2020-04-03' }]);
    expect((await plan(text, { dateOrder: 'mdy' })).fields).toMatchObject([{ date: '2020-03-04' }]);
    expect(
      (await plan('date,text\n25/4/2020,x\n4/25/2020,y', { dateOrder: 'dmy' })).problems,
    ).toEqual(['3: badDate']);
  });
});

describe('a prayer', () => {
  test('has the title as request, the first tag as category, and the answer', async () => {
    const { fields } = await plan(
      [
        'date,title,prayer,category,answered',
        '2020-01-01,For my sister,Lord be near,Family,2020-03-01',
        '2020-01-02,,Give us bread,"Home, food",yes',
        '2020-01-03,For rain,,,no',
        '2020-01-04,For work,A job,,He found one in May',
        '2020-01-05,For peace,Peace,,Todavía no',
      ].join('\n'),
    );
    const email = 'alice@example.org';
    expect(fields).toEqual([
      {
        title: 'For my sister',
        request: 'For my sister',
        prayer_text: 'Lord be near',
        category: 'family',
        is_answered: true,
        answered_date: '2020-03-01',
        user_email: email,
        written_date: noonOf(2020, 1, 1),
      },
      {
        title: 'Give us bread #food',
        request: 'Give us bread\n\n#food',
        prayer_text: 'Give us bread\n\n#food',
        category: 'Home',
        is_answered: true,
        user_email: email,
        written_date: noonOf(2020, 1, 2),
      },
      {
        title: 'For rain',
        request: 'For rain',
        prayer_text: 'For rain',
        category: 'other',
        is_answered: false,
        user_email: email,
        written_date: noonOf(2020, 1, 3),
      },
      {
        title: 'For work',
        request: 'For work',
        prayer_text: 'A job',
        category: 'other',
        is_answered: true,
        testimony: 'He found one in May',
        user_email: email,
        written_date: noonOf(2020, 1, 4),
      },
      {
        title: 'For peace',
        request: 'For peace',
        prayer_text: 'Peace',
        category: 'other',
        is_answered: false,
        user_email: email,
        written_date: noonOf(2020, 1, 5),
      },
    ]);
  });

  test('is shown on the day of its entry, in each time zone', async () => {
    const entry = { uuid: 'a', text: 'x', timeZone: 'Asia/Tokyo' };
    // The day in Tokyo differs from the day of this device or not, depending on its zone.
    const entries = ['2020-01-01T16:00:00Z', '2020-01-01T02:00:00Z'].map((creationDate, index) => ({
      ...entry,
      uuid: `u${index}`,
      creationDate,
    }));
    const { fields } = await plan(JSON.stringify({ entries }), { target: 'prayers' }, 'a.txt');
    const days = fields.map(({ written_date: written }) =>
      new Date(String(written)).toLocaleDateString('sv'),
    );
    expect(days).toEqual(['2020-01-02', '2020-01-01']);
  });

  test('of a day before 1970 is not imported, because its day could not be shown', async () => {
    expect((await plan('date,prayer\n1969-12-31,x')).problems).toEqual(['2: dateTooEarly']);
  });
});

describe('the column of answers', () => {
  const answer = async (text: string) =>
    (await plan(`date,prayer,answered\n2020-01-01,Rain,"${text}"`)).fields.map(
      ({ is_answered: isAnswered, prayer_text: prayer, testimony }) => [
        isAnswered,
        prayer,
        testimony,
      ],
    );

  test.each([
    'Not answered',
    'Still praying…',
    'Ongoing',
    'Active',
    'In progress',
    'En cours',
    'Non exaucée',
    'Pas encore exaucée',
    'Toujours en prière',
    'En curso',
    'No respondida',
    'Sigo orando',
    'Sin respuesta',
    'Em andamento',
    'Não respondida',
    'Ainda orando',
  ])('%s is no answer', async (text) => {
    expect(await answer(text)).toEqual([[false, 'Rain', undefined]]);
  });

  test.each([
    'Still waiting for the doctor',
    'No, but there is hope',
    'N’a pas encore été entendue',
    'Todavía esperamos noticias',
    'Ainda esperamos pelo médico',
  ])('%s is no answer, and stays in the prayer', async (text) => {
    expect(await answer(text)).toEqual([[false, `Rain\n\n${text}`, undefined]]);
  });

  test.each(['It rained in May', 'Notably, it rained', 'Nous avons eu la pluie', 'Aunque tarde'])(
    '%s is the answer',
    async (text) => {
      expect(await answer(text)).toEqual([[true, 'Rain', text]]);
    },
  );
});

test('an answer with a long line of dots is read quickly', async () => {
  const { fields } = await plan(
    `date,prayer,answered\n2020-01-01,Rain,${'.'.repeat(maxTextLength - 1)}x`,
  );
  expect(fields).toMatchObject([{ is_answered: true }]);
});

describe('a text over the limit', () => {
  test('is split into several entries, without a loss', async () => {
    const paragraphs = Array.from({ length: 3_000 }, (_, index) =>
      `Paragraph ${index} of thanks. `.repeat(3).trim(),
    );
    const { fields } = await plan(`date,text\n2020-01-01,"${paragraphs.join('\n\n')}"`);
    expect(fields.length).toBe(3);
    expect(fields.map(({ entry_text: text }) => text).join('\n\n')).toBe(paragraphs.join('\n\n'));
    for (const { entry_text: text } of fields)
      expect(String(text).length).toBeLessThanOrEqual(maxTextLength);
  });

  test('is split at paragraphs, lines or words, and never inside a character', () => {
    expect(splitLongText('aaaa bbb\ncc', 8)).toEqual(['aaaa bbb', 'cc']);
    expect(splitLongText('aaaa bbbb', 6)).toEqual(['aaaa', 'bbbb']);
    expect(splitLongText('aaa\u{1F33F}b', 4)).toEqual(['aaa', '\u{1F33F}b']);
    expect(splitLongText('', 4)).toEqual(['']);
  });
});

test('the preview has counts, dates, examples and entries with the date of their file', async () => {
  const { plan } = await planFiles(data, [
    makeFile('2024-05-02.md', '# A walk\n\nIn the rain, with all of the children'),
    makeFile('2024-05-01.md', 'Bread'),
    makeFile('walk.md', 'x'.repeat(200), new Date(2024, 3, 1, 12).getTime()),
    makeFile('2024-05-03.md', 'Four'),
  ]);
  expect(plan.newCount).toBe(4);
  expect(plan.groups).toMatchObject([
    {
      newCount: 4,
      existingCount: 0,
      firstDay: '2024-04-01',
      lastDay: '2024-05-03',
      fileDateCount: 1,
      samples: [
        {
          day: '2024-05-02',
          text: 'A walk – In the rain, with all of the children',
          isFileDate: false,
        },
        { day: '2024-05-01', text: 'Bread' },
        { day: '2024-04-01', text: `${'x'.repeat(80)}…`, isFileDate: true },
      ],
    },
  ]);
});
