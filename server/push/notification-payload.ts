// Builds the text and the target URL of a push notification. The payload never contains user
// content, because other people can see a locked screen.
import { getNotificationText } from '../../content/reminders/daily-notification.ts';
import type { Language } from '../../schemas/languages.ts';
import type { ReminderKind } from '../../schemas/api/reminders.ts';

/** The worker reads it as `PushNews` of sw/messages.ts. */
interface PushNews {
  v: 1;
  kind: ReminderKind | 'test';
  title: string;
  body: string;
  lang: Language;
  /** App path that opens when the user taps the notification. */
  url: string;
  /** A newer notification with the same tag replaces the older one on the screen. */
  tag: string;
}

const urlByKind = {
  grace: '/?shortcut=grace',
  plan: '/Plans',
  prayer: '/Prayer',
  gratitude: '/Gratitude',
  test: '/Settings#reminders',
} as const;

/** @param day YYYY-MM-DD: each day has its wording */
export function buildPayload(kind: ReminderKind | 'test', lang: Language, day: string): string {
  const { title, body } = getNotificationText(
    kind,
    lang,
    Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000),
  );
  const news: PushNews = { v: 1, kind, title, body, lang, url: urlByKind[kind], tag: kind };
  return JSON.stringify(news);
}
