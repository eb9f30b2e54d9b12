// Tests of imported Markdown and text files: where the date and the title come from.
import { describe, expect, test } from 'vitest';
import { readTextFile } from '../../../src/data/journal-import/read-text-file.ts';

function read(name: string, text: string) {
  return readTextFile({ name, text, day: '2024-06-30' }).entries.map(
    ({ date, isFileDate, title, text: own }) => [
      date?.kind === 'day' ? date.day : null,
      isFileDate,
      title,
      own,
    ],
  );
}

describe('the date is taken from', () => {
  test.each([
    '2024-05-01.md',
    '2024-05-01 A walk.md',
    '2024_05_01.txt',
    'journal/20240501.md',
    'Diary 2024.05.01 evening.txt',
  ])('the name %s', (name) => {
    expect(read(name, '# A walk\n\nIn the rain.')).toEqual([
      ['2024-05-01', false, 'A walk', 'In the rain.'],
    ]);
  });

  test('the name before the front matter and the headings', () => {
    expect(read('2024-05-01.md', '---\ndate: 2020-01-01\n---\n# 2021-01-01\nText')).toEqual([
      ['2024-05-01', false, '2021-01-01', 'Text'],
    ]);
  });

  test('the front matter', () => {
    const text =
      '---\r\ntitle: "A walk"\r\ndate: 2024-05-01T08:00:00+02:00\r\ntags: [a]\r\n---\r\nText';
    expect(read('walk.md', text)).toEqual([['2024-05-01', false, 'A walk', 'Text']]);
  });

  test('the front matter without a blank', () => {
    expect(read('walk.md', '---\ndate:2024-05-01\n---\nText')).toEqual([
      ['2024-05-01', false, '', 'Text'],
    ]);
  });

  test('the first heading, and the next heading is the title', () => {
    expect(read('walk.md', '# May 1, 2024\n\n## A walk\n\nText')).toEqual([
      ['2024-05-01', false, 'A walk', 'Text'],
    ]);
    expect(read('walk.md', '# 25/12/2024\nText')).toEqual([['2024-12-25', false, '', 'Text']]);
  });

  test('the file itself, which is marked', () => {
    expect(read('walk.md', 'Text only')).toEqual([['2024-06-30', true, '', 'Text only']]);
    expect(read('20241350.md', 'No such day')).toEqual([['2024-06-30', true, '', 'No such day']]);
  });
});

test('a file with several headings that are dates is several entries', () => {
  const text = '# 2024-05-01\nOne\n## Detail\nmore\n\n# 2 May 2024\n\nTwo\n# A heading\nStill two';
  expect(read('all.md', text)).toEqual([
    ['2024-05-01', false, '', 'One\n## Detail\nmore'],
    ['2024-05-02', false, '', 'Two\n# A heading\nStill two'],
  ]);
});

test('text before the first heading belongs to one entry', () => {
  expect(read('all.md', 'Intro\n# 2024-05-01\nOne')).toEqual([
    ['2024-06-30', true, '', 'Intro\n# 2024-05-01\nOne'],
  ]);
});

test('an underlined heading is a title', () => {
  expect(read('2024-05-01.md', 'A walk\n======\nText')).toEqual([
    ['2024-05-01', false, 'A walk', 'Text'],
  ]);
});

test('tags of the front matter are kept, also as a list', () => {
  const tagsOf = (text: string) =>
    readTextFile({ name: 'a.md', text, day: '2024-06-30' }).entries[0]?.tags;
  expect(tagsOf('---\ntags: [family, "church life"]\n---\nx')).toEqual(['family', 'church life']);
  expect(tagsOf('---\ntags:\n  - family\n  - "#work"\n---\nx')).toEqual(['family', 'work']);
});

describe('a block between two lines of hyphens', () => {
  test('that is a text is not front matter', () => {
    for (const text of [
      '---\nDear diary\n---\nBread',
      '---\ndate: 2020-01-01\nand a sentence\n---\nBread',
      '---\n- bread\n- water\n---\nBread',
      '---\n  indented\ntitle: A walk\n---\nBread',
      '---\n# Only a comment\n---\nBread',
      '---\n10:30 I woke up\n---\nBread',
      '---\n---\nBread',
    ])
      expect(read('2024-05-01.md', text)).toEqual([['2024-05-01', false, '', text]]);
  });

  test('that ends with three dots is front matter', () => {
    expect(read('walk.md', '---\n\ntitle: A walk\n...\nText')).toEqual([
      ['2024-06-30', true, 'A walk', 'Text'],
    ]);
  });

  test('keeps its other lines below the text', () => {
    const text = [
      '---',
      '# From my phone',
      'Mood: good',
      'date created: 2019-01-01',
      'aliases: []',
      'title: >',
      '  A walk',
      '  in the rain',
      'grateful for:',
      '  - bread',
      'people:',
      '- Anna',
      'note: |',
      '  One',
      '',
      '  Two',
      'title: Another',
      '---',
      'Text',
    ].join('\n');
    expect(read('2024-05-01.md', text)).toEqual([
      [
        '2024-05-01',
        false,
        'A walk in the rain',
        [
          'Text',
          '',
          'Mood: good',
          'date created: 2019-01-01',
          'grateful for:',
          '  - bread',
          'people:',
          '- Anna',
          'note: |',
          '  One',
          '',
          '  Two',
          'title: Another',
          '# From my phone',
        ].join('\n'),
      ],
    ]);
  });

  test('keeps a date that was not understood', () => {
    expect(read('walk.md', '---\ndate: last summer\n---\nText')).toEqual([
      ['2024-06-30', true, '', 'Text\n\ndate: last summer'],
    ]);
  });

  test('has other lines for the first of several entries only', () => {
    const text = '---\nmood: good\n---\n# 2024-05-01\nOne\n# 2024-05-02\nTwo';
    expect(read('all.md', text)).toEqual([
      ['2024-05-01', false, '', 'One\n\nmood: good'],
      ['2024-05-02', false, '', 'Two'],
    ]);
  });

  test('has a title, and the heading of the text stays', () => {
    expect(read('2024-05-01.md', '---\ntitle: A walk\n---\n# Rain\nText')).toEqual([
      ['2024-05-01', false, 'A walk', '# Rain\nText'],
    ]);
    expect(read('2024-05-01.md', '---\ntitle: A walk\n---\n# A walk\nText')).toEqual([
      ['2024-05-01', false, 'A walk', 'Text'],
    ]);
  });
});

describe('dates in numbers', () => {
  const readDates = (text: string) => {
    const { entries, dateOrder } = readTextFile({ name: 'all.md', text, day: '2024-06-30' });
    const days = entries.map(({ date, hasBadDate }) =>
      date?.kind === 'day' ? date.day : (date?.kind ?? hasBadDate),
    );
    return [dateOrder, days];
  };

  test('have the order that all headings of the level decide', () => {
    expect(readDates('# 03/04/2024\nOne\n# 25/04/2024\nTwo')).toEqual([
      'dmy',
      ['2024-04-03', '2024-04-25'],
    ]);
    expect(readDates('# 03/04/2024\nOne\n# 04/25/2024\nTwo')).toEqual([
      'mdy',
      ['2024-03-04', '2024-04-25'],
    ]);
    expect(readDates('# 5/5/2024\nOne\n# 2024-04-05\nTwo')).toEqual([
      null,
      ['2024-05-05', '2024-04-05'],
    ]);
  });

  test('are asked for if they fit both orders', () => {
    expect(readDates('# 03/04/2024\nOne\n# 04/04/2024\nTwo')).toEqual([
      'ask',
      ['numeric', 'numeric'],
    ]);
    expect(readDates('# 3/4/2024\nOne')).toEqual(['ask', ['numeric']]);
  });

  test('that do not exist in the order of the others are not understood', () => {
    expect(readDates('# 25/04/2024\n1\n# 26/04/2024\n2\n# 04/27/2024\n3')).toEqual([
      'dmy',
      ['2024-04-25', '2024-04-26', true],
    ]);
  });

  test('are read in front matter', () => {
    expect(readDates('---\ndate: 25/04/2024\n---\nText')).toEqual(['dmy', ['2024-04-25']]);
    expect(readDates('---\ndate: 03/04/2024\n---\nText')).toEqual(['ask', ['numeric']]);
  });
});

test('a front matter that does not end is text', () => {
  expect(read('2024-05-01.md', '---\ndate: 2020-01-01\nText')).toEqual([
    ['2024-05-01', false, '', '---\ndate: 2020-01-01\nText'],
  ]);
});

test('an empty file is an entry without text', () => {
  expect(read('2024-05-01.md', ' \n')).toEqual([['2024-05-01', false, '', '']]);
});

test('a long line of blanks is read quickly', () => {
  const line = `# a${' '.repeat(200_000)}b`;
  expect(read('2024-05-01.md', line)).toHaveLength(1);
});
