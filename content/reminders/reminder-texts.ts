// Types of the reminder texts, with a few variants of each kind to avoid repetition. A reminder
// offers and never blames, and contains nothing embarrassing for a user whose screen other people
// can see.
import type { ReminderKind } from '../../schemas/api/reminders.ts';

export interface NotificationText {
  /** At most 40 characters, which is what a narrow screen shows. */
  title: string;
  /** Up to 90. */
  body: string;
}

export interface ReminderTexts {
  reminders: Readonly<Record<ReminderKind, readonly NotificationText[]>>;
  /** Text of the notification that a user sends to test the reminders. */
  test: NotificationText;
}
