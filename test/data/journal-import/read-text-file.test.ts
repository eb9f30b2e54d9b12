// Tests of imported Markdown and text files: where the date and the title come from.
import { describe, expect, test } from 'vitest';
import { readTextFile } from '../../../src/data/journal-import/read-text-file.ts';

function read(name: string, text: string) {
  return readTextFile({ name, text, day: '2024-06-30' }).map(
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

  test('the first heading, and the next heading is the title', () => {
    expect(read('walk.md', '# May 1, 2024\n\n## A walk\n\nText')).toEqual([
      ['2024-05-01', false, 'A walk', 'Text'],
    ]);
    expect(read('walk.md', '# 25/12/2024\nText')).toEqual([['2024-12-25', false, '', 'Text']]);
  });

  test('the file itself, which is marked', () => {
    expect(read('walk.md', 'Text only')).toEqual([['2024-06-30', true, '', 'Text only']]);
    expect(read('20241350.md', 'No such day')).toEqual([['2024-06-30', true, '', 'No such day']]);
    expect(read('walk.md', '# 3/4/2024\nText')).toEqual([['2024-06-30', true, '3/4/2024', 'Text']]);
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
  const tagsOf = (text: string) => readTextFile({ name: 'a.md', text, day: '2024-06-30' })[0]?.tags;
  expect(tagsOf('---\ntags: [family, "church life"]\n---\nx')).toEqual(['family', 'church life']);
  expect(tagsOf('---\ntags:\n  - family\n  - "#work"\n---\nx')).toEqual(['family', 'work']);
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
