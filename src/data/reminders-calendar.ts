// Reminders as a calendar file (RFC 5545): for browsers and backends without pushes, and for whoever would rather have them there.
import type { Reminder, ReminderKind } from '../../schemas/reminders.ts';
import { derivedId } from './canonical.ts';

export interface ReminderCalendar {
  reminders: readonly Reminder[];
  /** Of `ReminderChoices`: the same reminder is the same event in each file. */
  calendar: string;
  /** Of `ReminderChoices`. */
  changes: number;
  /** Of the words, BCP 47. */
  language: string;
  words: Readonly<Record<ReminderKind, { title: string; about: string }>>;
  /** Where each of them leads to, whole. */
  addresses: Readonly<Record<ReminderKind, string>>;
  now: Date;
}

/** Each at the hour on the wall, wherever the person travels: a time without a zone. */
export function calendarFile({ reminders, now, ...about }: ReminderCalendar): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Selah//Reminders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...reminders.flatMap((reminder) => event(reminder, about, now, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function event({ kind, time, days }: Reminder, { calendar, changes, language, words, addresses }: Omit<ReminderCalendar, 'reminders' | 'now'>, now: Date, stamp: string): string[] {
  const { title, about } = words[kind];
  const spoken = (text: string) => `;LANGUAGE=${language}:${escaped(text)}`;
  return [
    'BEGIN:VEVENT',
    `UID:${derivedId('reminder', calendar, kind)}`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${changes}`,
    `DTSTART:${firstDay(now, time, days)}T${time.replace(':', '')}00`,
    'DURATION:PT10M',
    days.length === 7 ? 'RRULE:FREQ=DAILY' : `RRULE:FREQ=WEEKLY;BYDAY=${days.toSorted().map((day) => dayNames[day - 1]).join(',')}`,
    `SUMMARY${spoken(title)}`,
    `DESCRIPTION${spoken(`${about}\n${addresses[kind]}`)}`,
    `URL:${addresses[kind]}`,
    // It takes nobody's time.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION${spoken(title)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
  ];
}

const dayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** YYYYMMDD: the next day on which it comes. The first event must be one of the rule’s, or calendars count it besides. */
function firstDay(now: Date, time: string, days: readonly number[]): string {
  const clock = `${two(now.getHours())}:${two(now.getMinutes())}`;
  for (let ahead = time > clock ? 0 : 1; ; ahead += 1) {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead, 12);
    if (days.includes(day.getDay() || 7) || ahead > 7) return `${day.getFullYear()}${two(day.getMonth() + 1)}${two(day.getDate())}`;
  }
}

function two(count: number): string {
  return String(count).padStart(2, '0');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n?|\n/g, String.raw`\n`);
}

/** Octets in a line, its end not counted. */
const longestLine = 75;

/** Never within a sign: what a sign takes in UTF-8 stays together. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let octets = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (octets + size > longestLine) {
      text += '\r\n ';
      octets = 1;
    }
    text += sign;
    octets += size;
  }
  return text;
}
