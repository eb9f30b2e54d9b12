// Tests of the HTML part of account e-mails.
import { expect, test } from 'vitest';
import {
  buildAccountDeletedEmail,
  buildAddressTakenEmail,
  buildDeletionCodeEmail,
  buildResetEmail,
  buildVerificationEmail,
} from '../../../content/emails/build-emails.ts';
import { languages } from '../../../schemas/languages.ts';
import { buildHtmlPart } from '../../../server/mail/html-part.ts';
import { createSmtpSender } from '../../../server/mail/smtp.ts';
import { createSmtpServer } from '../support/fake-smtp-server.ts';

const link = 'https://selah.example.org/reset-password?token=a"b<c&d=1';

/** The words that a person sees. */
function readWords(html: string): string {
  return html
    .replace(/^[^]*<body>/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test.each(languages)(
  'in %s the HTML part has the words of the plain text, and no others',
  (language) => {
    for (const email of [
      buildVerificationEmail(language, { code: '012345', minutes: 10 }),
      buildDeletionCodeEmail(language, { code: '678901', minutes: 10 }),
      buildResetEmail(language, { link, minutes: 60 }),
      buildAddressTakenEmail(language, link),
      buildAccountDeletedEmail(language, { backupDays: 30 }),
    ]) {
      const html = buildHtmlPart(email);
      const [, label = ''] = /class="button"[^>]*>([^<]+)</.exec(html) ?? [];
      expect(label !== '').toBe(email.text.includes(link));
      const words = readWords(html).replace(/^Selah /, '');
      expect(label === '' ? words : words.replace(`${label} `, '')).toBe(
        email.text.replaceAll(/\s+/g, ' '),
      );
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).not.toMatch(/src=|url\(|@import|<script|undefined/);
    }
  },
);

test('a code is large, and a link is a button and an address', () => {
  const code = buildHtmlPart(buildVerificationEmail('en', { code: '012345', minutes: 10 }));
  expect(code).toContain('<p class="code">012345</p>');
  const reset = buildHtmlPart(buildResetEmail('en', { link, minutes: 60 }));
  const escaped = 'https://selah.example.org/reset-password?token=a&quot;b&lt;c&amp;d=1';
  expect(reset).toContain(`<a class="button" href="${escaped}">Open Selah</a>`);
  expect(reset).toContain(`<a href="${escaped}">${escaped}</a>`);
});

test('an account e-mail has both parts over SMTP, and any other only plain text', async () => {
  const { url, receivedLines } = await createSmtpServer();
  const sender = createSmtpSender({ url, from: 'selah@example.org' });
  const to = 'alice@example.org';
  await sender.send({ to, subject: 'From a user', text: 'https://example.com' });
  expect(receivedLines.join('\n')).not.toContain('text/html');
  await sender.send({ to, ...buildVerificationEmail('fr', { code: '012345', minutes: 10 }) });
  const received = receivedLines.join('\n');
  expect(received).toContain('multipart/alternative');
  expect(received.indexOf('text/plain; charset=utf-8')).toBeLessThan(received.indexOf('text/html'));
});
