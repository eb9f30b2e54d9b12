// Tests of the reminder texts in every language: length for a locked screen, daily variation,
// typography, and no reproach.
import { describe, expect, test } from 'vitest';
import { getNotificationText } from '../../../content/reminders/daily-notification.ts';
import { languages } from '../../../schemas/languages.ts';
import { reminderKinds } from '../../../schemas/api/reminders.ts';

const kinds = [...reminderKinds, 'test'] as const;
const days = Array.from({ length: 60 }, (_, day) => day - 30);

describe.each(languages)('reminders in %s', (language) => {
  const all = kinds.flatMap((kind) => days.map((day) => getNotificationText(kind, language, day)));

  test('reminder texts fit on a locked screen', () => {
    for (const { title, body } of all) {
      expect(title.length, title).toBeLessThanOrEqual(40);
      expect(body.length, body).toBeLessThanOrEqual(90);
      expect(body).toMatch(/[.?]$/);
      expect(title).not.toMatch(/\.$/);
    }
  });

  test.each(reminderKinds)('texts of %s alternate between four wordings or more', (kind) => {
    const titles = days.map((day) => getNotificationText(kind, language, day).title);
    expect(new Set(titles).size).toBeGreaterThanOrEqual(4);
    for (const [index, title] of titles.entries()) expect(title).not.toBe(titles[index + 1]);
  });

  test('reminder texts contain no reproach and no exclamation mark', () => {
    const reproach =
      /!|\b(?:miss(?:ed)?|forg[eo]t|don.t|must|should|streak|again|still|late|raté|oubli|manqu|dois|devrais|série|encore|olvid|perdi|debes|deberías|racha|todavía|esquec|perdeu|deve|sequência|ainda)\b/i;
    for (const { title, body } of all)
      expect(`${title} ${body}`.replace(/^Be still\b/, '')).not.toMatch(reproach);
  });

  test('reminder texts have the punctuation of the language', () => {
    const text = all.map(({ title, body }) => `${title} ${body}`).join('\n');
    expect(text).not.toMatch(/[a-zà-ÿ]'[a-zà-ÿ]/i);
    if (language === 'fr') expect(text).not.toMatch(/[^\u{202f}][!?;]/u);
    if (language === 'es')
      expect(text.match(/\?/g)?.length ?? 0).toBe(text.match(/¿/g)?.length ?? 0);
  });
});

test('reminder texts differ in every language', () => {
  for (const kind of kinds)
    expect(
      new Set(languages.map((language) => getNotificationText(kind, language, 1).body)).size,
    ).toBe(languages.length);
});
