// Tests of imported exports of Day One: days in time zones, Markdown and rich text, attachments,
// tags and damaged entries.
import { expect, test } from 'vitest';
import { isDayOneExport, readDayOne } from '../../../src/data/journal-import/read-day-one.ts';
import { describeProblems } from './import-files.ts';

const entry = {
  uuid: 'F3A0C1D2E3F44556A7B8C9D0E1F20314',
  creationDate: '2019-05-04T03:30:00Z',
  modifiedDate: '2019-05-05T10:00:00Z',
  timeZone: 'America/New_York',
  text: 'A quiet day.',
};

function read(...entries: unknown[]) {
  return readDayOne('Journal.json', { entries });
}

function readText(text: string): { title: string; text: string } | undefined {
  const [only] = read({ ...entry, text }).entries;
  return only && { title: only.title, text: only.text };
}

test('the day of an entry is the day in its time zone', () => {
  const days = ['America/New_York', 'Asia/Tokyo', 'Pacific/Kiritimati'].map(
    (timeZone) => read({ ...entry, timeZone }).entries[0]?.date,
  );
  expect(days).toMatchObject([{ day: '2019-05-03' }, { day: '2019-05-04' }, { day: '2019-05-04' }]);
  expect(days).toMatchObject(days.map(() => ({ time: '2019-05-04T03:30:00.000Z' })));
});

test('without a valid time zone, the day is that of this device', () => {
  const creationDate = new Date(2019, 4, 4, 0, 10).toISOString();
  const { entries } = read(
    { ...entry, creationDate, timeZone: undefined },
    { ...entry, creationDate, timeZone: 'Mars/Olympus' },
  );
  expect(entries).toMatchObject([{ date: { day: '2019-05-04' } }, { date: { day: '2019-05-04' } }]);
});

test('attachments are counted and their lines are removed', () => {
  const { entries, mediaCount } = read({
    ...entry,
    text: 'Before\n\n![](dayone-moment://4C3F9B)\n\nAfter ![](dayone-moment:/video/9A) it',
    photos: [{ identifier: '4C3F9B' }],
    videos: [{}],
    audios: [{}, {}],
    pdfAttachments: [{}],
  });
  expect(entries[0]?.text).toBe('Before\n\nAfter  it');
  expect(mediaCount).toBe(5);
});

test('backslashes before punctuation are removed, others stay', () => {
  expect(readText(String.raw`1\. Bread\! \(and\) \*wine\* \\ C:\path \- \#tag`)).toEqual({
    title: '',
    text: String.raw`1. Bread! (and) *wine* \ C:\path - #tag`,
  });
});

test('the heading is the title; an escaped heading is text', () => {
  expect(readText('# A walk\\!\n\nIn the rain.')).toEqual({
    title: 'A walk!',
    text: 'In the rain.',
  });
  expect(readText('\\# not a heading\nMore')).toEqual({ title: '', text: '# not a heading\nMore' });
});

test('a rich text is read where there is no text', () => {
  const richText = JSON.stringify({
    meta: { version: 1 },
    contents: [
      { text: 'A walk\n', attributes: { line: { header: 1 } } },
      { text: 'In the ' },
      { text: 'rain', attributes: { bold: true } },
      { embeddedObjects: [{ type: 'photo', identifier: 'x' }] },
      { text: '.\n' },
    ],
  });
  const { entries } = read(
    { ...entry, text: undefined, richText },
    { ...entry, text: '', richText: '{' },
  );
  expect(entries).toMatchObject([
    { title: 'A walk', text: 'In the rain.' },
    { title: '', text: '' },
  ]);
});

test('ids and tags are kept', () => {
  const { entries } = read({ ...entry, tags: ['Family', ' Church life '], starred: true });
  expect(entries).toMatchObject([
    { sourceId: entry.uuid, tags: ['Family', 'Church life'], number: 1 },
  ]);
});

test('what is no entry is reported with its position', () => {
  const { entries, problems } = read(null, entry, 'text', { text: 'no date' });
  expect(describeProblems(problems)).toEqual(['1: badEntry', '3: badEntry']);
  expect(
    entries.map(({ number, date, hasBadDate }) => [number, date === null, hasBadDate]),
  ).toEqual([
    [2, false, false],
    [4, true, false],
  ]);
});

test('an export is recognised by its entries', () => {
  expect(isDayOneExport({ metadata: { version: '1.0' }, entries: [entry] })).toBe(true);
  expect(isDayOneExport({ metadata: { version: '1.0' }, entries: [] })).toBe(true);
  expect(isDayOneExport({ entries: [{ title: 'x' }] })).toBe(false);
  expect(isDayOneExport([entry])).toBe(false);
});

test('a lone surrogate becomes the replacement character', () => {
  expect(readText('a\uD800b')?.text).toBe('a\u{FFFD}b');
});
