// Tests of the dates in imported files: ISO 8601, names of months in four languages, and the order
// of numbers that a whole column decides.
import { describe, expect, test } from 'vitest';
import {
  decideDateOrder,
  parseDate,
  resolveDate,
} from '../../../src/data/journal-import/parse-date.ts';
import type { DateOrder } from '../../../src/data/journal-import/import-types.ts';

function readDay(text: string, order: DateOrder = 'dmy'): string | null {
  const date = parseDate(text);
  return (date && resolveDate(date, order)?.day) ?? null;
}

test.each([
  ['2024-05-01', '2024-05-01'],
  [' 2024/5/1 ', '2024-05-01'],
  ['2024.05.01', '2024-05-01'],
  ['20240501', '2024-05-01'],
  ['2024-05-01 08:30', '2024-05-01'],
  ['2024-05-01T23:30:00+14:00', '2024-05-01'],
  ['2024-05-01T00:30:00.123-0500', '2024-05-01'],
])('the year-first date %s is read', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test('a time in UTC has the day of this device, and the time itself as key', () => {
  const local = new Date(2024, 4, 1, 0, 30);
  expect(parseDate(local.toISOString())).toEqual({
    kind: 'day',
    day: '2024-05-01',
    time: local.toISOString(),
    key: local.toISOString(),
  });
});

test('a time with an offset keeps its own day and its moment', () => {
  expect(parseDate('2024-05-01T23:30:00+02:00')).toMatchObject({
    day: '2024-05-01',
    time: '2024-05-01T21:30:00.000Z',
    key: '2024-05-01',
  });
});

test('a time of day without a zone is a time of this device', () => {
  expect(parseDate('2024-05-01 8:05 PM')).toMatchObject({
    time: new Date(2024, 4, 1, 20, 5).toISOString(),
  });
  expect(parseDate('2024-05-01 12:05 am')).toMatchObject({
    time: new Date(2024, 4, 1, 0, 5).toISOString(),
  });
});

test.each([
  ['1 May 2024'],
  ['May 1, 2024'],
  ['May 1st, 2024 at 8:30 PM'],
  ['Wednesday, 1 May 2024'],
  ['mercredi 1er mai 2024'],
  ['mer. 1 mai 2024'],
  ['1 de mayo de 2024'],
  ['miércoles, 1 de mayo de 2024'],
  ['1 de maio de 2024'],
  ['quarta-feira, 1 de maio de 2024'],
])('the date %s with the name of a month is read', (text) => {
  expect(readDay(text)).toBe('2024-05-01');
});

test.each([
  ['15 août 2023', '2023-08-15'],
  ['15 févr. 2023', '2023-02-15'],
  ['15 de septiembre de 2023', '2023-09-15'],
  ['15 de março de 2023', '2023-03-15'],
  ['Sept 15, 2023', '2023-09-15'],
])('%s is %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each([
  [''],
  ['yesterday'],
  ['2024-02-30'],
  ['2024-13-01'],
  ['13/13/2024'],
  ['2024-05-01 and more'],
  ['31 June 2024'],
  ['12'],
  ['2024'],
  [`2024-05-01${' '.repeat(100)}x`],
])('“%s” is no date', (text) => {
  expect(parseDate(text)).toBeNull();
});

test('two digits of a year are from 1970 to 2069', () => {
  expect(readDay('1/5/69')).toBe('2069-05-01');
  expect(readDay('1/5/70')).toBe('1970-05-01');
});

test('the order of the numbers is applied, and the time of day is kept', () => {
  expect(readDay('3/4/2024', 'dmy')).toBe('2024-04-03');
  expect(readDay('3/4/2024', 'mdy')).toBe('2024-03-04');
  expect(readDay('31/4/2024', 'dmy')).toBeNull();
  const date = parseDate('3.4.2024 7:15');
  expect(date && resolveDate(date, 'dmy')?.time).toBe(new Date(2024, 3, 3, 7, 15).toISOString());
});

describe('the order of a column', () => {
  const decide = (...texts: string[]) => decideDateOrder(texts.map(parseDate));

  test('is the only one in which all dates exist', () => {
    expect(decide('3/4/2024', '25/4/2024')).toBe('dmy');
    expect(decide('3/4/2024', '4/25/2024')).toBe('mdy');
  });

  test('is asked for if all dates exist in both orders', () => {
    expect(decide('3/4/2024', '5/6/2024')).toBe('ask');
    expect(decide('25/4/2024', '4/25/2024')).toBe('ask');
  });

  test('is that of most dates if no order fits all', () => {
    expect(decide('25/4/2024', '26/4/2024', '4/25/2024')).toBe('dmy');
  });

  test('is not needed for dates that are the same in both orders', () => {
    expect(decide('2024-05-01', '5/5/2024', 'no date')).toBeNull();
  });
});
