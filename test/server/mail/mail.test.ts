// Tests of e-mails: their texts in each language, the outbox, and SMTP.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  buildAddressTakenEmail,
  buildAdmittedEmail,
  buildChoosePasswordEmail,
  buildInvitationEmail,
  buildPasswordChangedEmail,
  buildResetEmail,
  buildVerificationEmail,
} from '../../../content/emails/account-emails.ts';
import type { EmailText } from '../../../content/emails/email-texts.ts';
import { languages, type Language } from '../../../schemas/fields.ts';
import { MailRejectedError } from '../../../server/mail/mail.ts';
import { createOutboxSender } from '../../../server/mail/outbox.ts';
import { createSmtpSender } from '../../../server/mail/smtp.ts';
import { createTestClock, makeTempFolder } from '../support/test-server.ts';

test('the e-mail with the code exists in each language and says how long the code is valid', () => {
  const emails = languages.map((language) =>
    buildVerificationEmail(language, { code: '012345', minutes: 10 }),
  );
  expect(new Set(emails.map(({ text }) => text)).size).toBe(4);
  for (const { subject, text } of emails) {
    expect(subject).toContain('012345');
    expect(text).toMatch(/012345[^]*10/);
  }
});

const link = 'https://selah.example.org/reset-password?token=abc';

test.each([
  ['a new password', (language) => buildResetEmail(language, { link, minutes: 60 }), '60'],
  ['an invitation', (language) => buildInvitationEmail(language, { link, days: 7 }), '7'],
  ['being let in', (language) => buildAdmittedEmail(language, link), ''],
  ['a changed password', (language) => buildPasswordChangedEmail(language, link), ''],
  [
    'a password to be chosen',
    (language) => buildChoosePasswordEmail(language, { link, minutes: 60 }),
    '60',
  ],
  ['an address that is taken', (language) => buildAddressTakenEmail(language, link), ''],
] satisfies [string, (language: Language) => EmailText, string][])(
  'the e-mail about %s exists in each language, with its link on a separate line',
  (_what, write, number) => {
    const emails = languages.map(write);
    expect(new Set(emails.map(({ subject }) => subject)).size).toBe(4);
    expect(new Set(emails.map(({ text }) => text)).size).toBe(4);
    for (const { subject, text } of emails) {
      expect(text.split('\n')).toContain(link);
      expect(text).toContain(number);
      expect(subject).not.toMatch(/[\n\r]/);
      expect(subject.length).toBeLessThan(60);
      expect(text).toMatch(/\n\n[^\n]+,\nSelah$/);
      expect(`${subject} ${text}`).not.toMatch(/undefined|  |['"]/);
    }
  },
);

test('punctuation in French e-mails has the right non-breaking spaces', () => {
  const texts = [
    buildResetEmail('fr', { link: '', minutes: 60 }),
    buildInvitationEmail('fr', { link: '', days: 7 }),
    buildAdmittedEmail('fr', ''),
    buildPasswordChangedEmail('fr', ''),
    buildChoosePasswordEmail('fr', { link: '', minutes: 60 }),
    buildAddressTakenEmail('fr', ''),
    buildVerificationEmail('fr', { code: '1', minutes: 10 }),
  ].map(({ subject, text }) => `${subject}\n${text}`);
  for (const text of texts)
    expect(text).not.toMatch(/[^\u202f][!?;]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»/);
  expect(texts.join('')).toMatch(/\u202f\?/);
});

test('the outbox stores each e-mail as a readable file with a recognizable name', async () => {
  const folder = join(makeTempFolder(), 'outbox');
  const clock = createTestClock();
  const written: string[] = [];
  const mail = createOutboxSender({ folder, clock, written: (file) => void written.push(file) });
  const email = { to: 'alice@example.org', subject: 'Hello', text: 'Grüße' };
  await Promise.all([mail.send(email), mail.send(email)]);
  clock.advance(1);
  await mail.send({ ...email, to: '../../etc/x@y.org' });
  const names = readdirSync(folder).toSorted();
  // The file names go into the log, so they contain no e-mail address.
  expect(names.map((name) => name.replace(/_[0-9a-f]{6}\.txt$/, ''))).toEqual([
    '2026-01-01T12-00-00-000Z',
    '2026-01-01T12-00-00-000Z',
    '2026-01-01T12-00-00-001Z',
  ]);
  expect(written.toSorted()).toEqual(names.map((name) => join(folder, name)));
  const file = join(folder, names[0] ?? '');
  expect(readFileSync(file, 'utf8')).toBe(
    'To: alice@example.org\nSubject: Hello\nDate: 2026-01-01T12:00:00.000Z\n\nGrüße\n',
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

/** Starts a server with just enough SMTP to accept one e-mail or to refuse its recipient. */
async function createSmtpServer(
  acceptsEmails: boolean,
): Promise<{ url: string; receivedLines: string[] }> {
  const receivedLines: string[] = [];
  const server = createServer((socket) => {
    let isInEmail = false;
    socket.write('220 office\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').slice(0, -1)) {
        receivedLines.push(line);
        if (isInEmail && line !== '.') continue;
        isInEmail = line === 'DATA';
        socket.write(
          line === 'DATA'
            ? '354 go on\r\n'
            : line.startsWith('RCPT') && !acceptsEmails
              ? '550 no\r\n'
              : line === 'QUIT'
                ? '221 bye\r\n'
                : '250 ok\r\n',
        );
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, receivedLines };
}

test('an e-mail is delivered over SMTP', async () => {
  const { url, receivedLines } = await createSmtpServer(true);
  await createSmtpSender({ url, from: 'selah@example.org', failed: () => undefined }).send({
    to: 'alice@example.org',
    subject: 'Hello',
    text: 'Words',
  });
  expect(receivedLines).toContain('MAIL FROM:<selah@example.org>');
  expect(receivedLines).toContain('RCPT TO:<alice@example.org>');
  expect(receivedLines).toContain('Subject: Hello');
  expect(receivedLines).toContain('Words');
});

test('a sender name is added to the server address and never replaces the address', async () => {
  const { url, receivedLines } = await createSmtpServer(true);
  await createSmtpSender({ url, from: 'selah@example.org', failed: () => undefined }).send({
    to: 'alice@example.org',
    subject: 'Hello',
    text: 'Words',
    fromName: 'Bob',
    messageId: '<1@example.org>',
  });
  expect(receivedLines).toContain('MAIL FROM:<selah@example.org>');
  expect(receivedLines).toContain('From: Bob <selah@example.org>');
  expect(receivedLines).toContain('Message-ID: <1@example.org>');
});

test('an e-mail refused by the SMTP server answers 503 with a time for a retry', async () => {
  const { url } = await createSmtpServer(false);
  const failures: unknown[] = [];
  const mail = createSmtpSender({
    url,
    from: 'selah@example.org',
    failed: (error) => void failures.push(error),
  });
  await expect(
    mail.send({ to: 'alice@example.org', subject: 'a', text: 'b' }),
  ).rejects.toMatchObject({ status: 503, code: 'mail_failed', retryAfter: 60 });
  await expect(
    mail.send({ to: 'alice@example.org', subject: 'a', text: 'b' }),
  ).rejects.toBeInstanceOf(MailRejectedError);
  expect(failures).toHaveLength(2);
});

test('an SMTP server that cannot be reached is not a rejection for good', async () => {
  const mail = createSmtpSender({
    url: 'smtp://127.0.0.1:1',
    from: 'selah@example.org',
    failed: () => undefined,
  });
  const sending = mail.send({ to: 'alice@example.org', subject: 'a', text: 'b' });
  await expect(sending).rejects.toMatchObject({ status: 503, code: 'mail_failed' });
  await expect(sending).rejects.not.toBeInstanceOf(MailRejectedError);
});
