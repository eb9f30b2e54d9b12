// Builds the text of a calendar file (RFC 5545) from reminders, for browsers and backends without
// push, and for users who prefer their calendar.
import type { Reminder, ReminderKind } from '../../../schemas/api/reminders.ts';
import { deriveId } from '../../data/records/canonical-json.ts';

export interface ReminderCalendarInput {
  reminders: readonly Reminder[];
  /** `calendar` of `ReminderPreferences`: the same reminder has the same event id in each file. */
  calendar: string;
  /** Of `ReminderPreferences`. */
  changes: number;
  /** BCP 47 language of the texts. */
  language: string;
  words: Readonly<Record<ReminderKind, { title: string; about: string }>>;
  /** Absolute URL that each kind of reminder opens. */
  addresses: Readonly<Record<ReminderKind, string>>;
  now: Date;
}

/**
 * Builds the calendar file. Times have no time zone, so that a reminder keeps its local time when
 * the user travels.
 */
export function buildCalendarFile({ reminders, now, ...about }: ReminderCalendarInput): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Selah//Reminders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...reminders.flatMap((reminder) => buildEvent(reminder, about, now, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function buildEvent(
  { kind, time, days }: Reminder,
  {
    calendar,
    changes,
    language,
    words,
    addresses,
  }: Omit<ReminderCalendarInput, 'reminders' | 'now'>,
  now: Date,
  stamp: string,
): string[] {
  const { title, about } = words[kind];
  const spoken = (text: string) => `;LANGUAGE=${language}:${escapeText(text)}`;
  return [
    'BEGIN:VEVENT',
    `UID:${deriveId('reminder', calendar, kind)}`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${changes}`,
    `DTSTART:${findFirstDay(now, time, days)}T${time.replace(':', '')}00`,
    'DURATION:PT10M',
    days.length === 7
      ? 'RRULE:FREQ=DAILY'
      : `RRULE:FREQ=WEEKLY;BYDAY=${days
          .toSorted()
          .map((day) => dayNames[day - 1])
          .join(',')}`,
    `SUMMARY${spoken(title)}`,
    `DESCRIPTION${spoken(`${about}\n${addresses[kind]}`)}`,
    `URL:${addresses[kind]}`,
    // The event does not mark the time as busy.
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

/**
 * Returns the next day of the reminder as YYYYMMDD. The first event must match the recurrence rule;
 * otherwise calendars add it as an extra event.
 */
function findFirstDay(now: Date, time: string, days: readonly number[]): string {
  const clock = `${padTwo(now.getHours())}:${padTwo(now.getMinutes())}`;
  for (let ahead = time > clock ? 0 : 1; ; ahead += 1) {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead, 12);
    if (days.includes(day.getDay() || 7) || ahead > 7)
      return `${day.getFullYear()}${padTwo(day.getMonth() + 1)}${padTwo(day.getDate())}`;
  }
}

function padTwo(count: number): string {
  return String(count).padStart(2, '0');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n?|\n/g, String.raw`\n`);
}

/** Octets in a line, its end not counted. */
const maxLineBytes = 75;

/** Folds a line without splitting the UTF-8 bytes of a character. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let octets = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (octets + size > maxLineBytes) {
      text += '\r\n ';
      octets = 1;
    }
    text += sign;
    octets += size;
  }
  return text;
}
