// Tests of the iCalendar file of reminders (RFC 5545): events with alarms, local times without a
// time zone, line folding, escaping and stable event ids.
import { expect, test } from 'vitest';
import type { Reminder } from '../../../schemas/api/reminders.ts';
import {
  buildCalendarFile,
  type ReminderCalendarInput,
} from '../../../src/features/reminders/calendar-file.ts';

const calendarTexts = {
  grace: {
    title: 'Mot de grâce',
    about: 'Un moment avec Selah : ton mot, à toi; ici\\là\net voilà',
  },
  plan: { title: 'Plan', about: 'Lire' },
  prayer: { title: 'Prière', about: 'Prier' },
  gratitude: { title: 'Gratitude', about: 'Merci' },
};
const addresses = {
  grace: 'https://selah.test/?shortcut=grace',
  plan: 'https://selah.test/Plans',
  prayer: 'https://selah.test/Prayer',
  gratitude: 'https://selah.test/Gratitude',
};
/** A Sunday, 9:30 local time. */
const now = new Date(2026, 10, 22, 9, 30);

function file(
  reminders: readonly Reminder[],
  changes: Partial<ReminderCalendarInput> = {},
): string {
  return buildCalendarFile({
    reminders,
    calendar: 'mine',
    changes: 3,
    language: 'fr',
    words: calendarTexts,
    addresses,
    now,
    ...changes,
  });
}

/** Unfolded content lines as name, parameters and value. */
function read(text: string): { name: string; parameters: string; value: string }[] {
  return text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) => {
      const [, name = '', parameters = '', value = ''] =
        /^([A-Z-]+)((?:;[A-Z]+=[^:;]+)*):(.*)$/s.exec(line) ?? [];
      return { name, parameters, value };
    });
}

const readValue = (text: string, name: string) =>
  read(text)
    .filter((line) => line.name === name)
    .map(({ value }) => value);
const daily: Reminder = { kind: 'grace', time: '08:00', days: [1, 2, 3, 4, 5, 6, 7] };

test('an event with an alarm for each reminder, and nothing that is not closed', () => {
  const text = file([daily, { kind: 'prayer', time: '12:15', days: [1, 3] }]);
  const event = [
    'BEGIN VEVENT',
    'UID',
    'DTSTAMP',
    'SEQUENCE',
    'DTSTART',
    'DURATION',
    'RRULE',
    'SUMMARY',
    'DESCRIPTION',
    'URL',
    'TRANSP',
  ];
  const alarm = ['BEGIN VALARM', 'ACTION', 'DESCRIPTION', 'TRIGGER', 'END VALARM'];
  expect(
    read(text).map(({ name, value }) =>
      name === 'BEGIN' || name === 'END' ? `${name} ${value}` : name,
    ),
  ).toEqual([
    'BEGIN VCALENDAR',
    'VERSION',
    'PRODID',
    'CALSCALE',
    'METHOD',
    ...[event, alarm, ['END VEVENT'], event, alarm, ['END VEVENT']].flat(),
    'END VCALENDAR',
  ]);
  expect(read(text).every(({ value }) => value !== '')).toBe(true);
  expect(readValue(text, 'RRULE')).toEqual(['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,WE']);
  expect(readValue(text, 'DTSTAMP')[0]).toMatch(/^\d{8}T\d{6}Z$/);
});

test('a calendar event starts on the next of its days, at a local time without a time zone', () => {
  const readStart = (time: string, days: readonly number[], moment = now) =>
    readValue(file([{ kind: 'grace', time, days }], { now: moment }), 'DTSTART')[0];
  expect(readStart('09:31', [1, 2, 3, 4, 5, 6, 7])).toBe('20261122T093100');
  expect(readStart('09:30', [1, 2, 3, 4, 5, 6, 7])).toBe('20261123T093000');
  expect(readStart('08:00', [7])).toBe('20261129T080000');
  expect(readStart('08:00', [6])).toBe('20261128T080000');
  // Across the end of a year, and across a night in which the clock goes back.
  expect(readStart('08:00', [2], new Date(2026, 11, 31, 23, 59))).toBe('20270105T080000');
  expect(readStart('02:30', [7], new Date(2026, 9, 24, 12))).toBe('20261025T023000');
});

test('lines end with CRLF and have at most 75 octets, with no character cut', () => {
  const long = { ...calendarTexts, grace: { title: 'é'.repeat(90), about: '🙏🏽 ñ…'.repeat(40) } };
  const text = file([daily], { words: long });
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const bytes = Buffer.from(text);
  let lineStart = 0;
  let foldCount = 0;
  for (let end = bytes.indexOf('\r\n'); end !== -1; end = bytes.indexOf('\r\n', lineStart)) {
    const line = bytes.subarray(lineStart, end);
    expect(line.length).toBeLessThanOrEqual(75);
    // Each line alone is valid UTF-8: a split character would decode differently.
    expect(Buffer.from(line.toString('utf8')).equals(line)).toBe(true);
    if (line[0] === 0x20) foldCount += 1;
    lineStart = end + 2;
  }
  expect(foldCount).toBeGreaterThan(5);
  expect(readValue(text, 'SUMMARY')[0]).toBe('é'.repeat(90));
});

test('special characters in calendar values are escaped, and texts have their language', () => {
  const line = read(file([daily])).find(({ name }) => name === 'DESCRIPTION');
  expect(line).toEqual({
    name: 'DESCRIPTION',
    parameters: ';LANGUAGE=fr',
    value: String.raw`Un moment avec Selah : ton mot\, à toi\; ici\\là\net voilà\nhttps://selah.test/?shortcut=grace`,
  });
});

test('a reminder is the same event in each file; another user’s reminder is another event', () => {
  const [calendarFile, two] = [
    file([daily]),
    file([{ ...daily, time: '10:00' }], { changes: 4, now: new Date(now.getTime() + 60_000) }),
  ];
  expect(readValue(two, 'UID')).toEqual(readValue(calendarFile, 'UID'));
  expect([readValue(calendarFile, 'SEQUENCE'), readValue(two, 'SEQUENCE')]).toEqual([['3'], ['4']]);
  expect(readValue(two, 'DTSTAMP')).not.toEqual(readValue(calendarFile, 'DTSTAMP'));
  expect(readValue(file([daily], { calendar: 'yours' }), 'UID')).not.toEqual(
    readValue(calendarFile, 'UID'),
  );
  expect(new Set(readValue(file([daily, { ...daily, kind: 'plan' }]), 'UID')).size).toBe(2);
});
