// What a reminder says: a few wordings of each kind, that none wears out. An offer, never a
// reproach, and nothing that would shame somebody whose screen others read.
import type { ReminderKind } from '../../schemas/api/reminders.ts';

export interface NotificationText {
  /** Up to 40 characters: what a narrow screen shows. */
  title: string;
  /** Up to 90. */
  body: string;
}

export interface ReminderTexts {
  reminders: Readonly<Record<ReminderKind, readonly NotificationText[]>>;
  /** What somebody gets who tries out whether it works. */
  test: NotificationText;
}
