// Tests of e-mails: their texts in each language, the outbox, and SMTP.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  buildAddressTakenEmail,
  buildAdmittedEmail,
  buildChoosePasswordEmail,
  buildInvitationEmail,
  buildPasskeyAddedEmail,
  buildPasswordChangedEmail,
  buildResetEmail,
  buildVerificationEmail,
} from '../../../content/emails/build-emails.ts';
import type { EmailText } from '../../../content/emails/email-texts.ts';
import { languages, type Language } from '../../../schemas/languages.ts';
import { MailFailedError } from '../../../server/mail/mail.ts';
import { createOutboxSender } from '../../../server/mail/outbox.ts';
import { createSmtpSender } from '../../../server/mail/smtp.ts';
import { createSmtpServer } from '../support/fake-smtp-server.ts';
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
  ['a new passkey', (language) => buildPasskeyAddedEmail(language, link), ''],
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
    buildPasskeyAddedEmail('fr', ''),
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

test('an e-mail is delivered over SMTP', async () => {
  const { url, receivedLines } = await createSmtpServer();
  await createSmtpSender({ url, from: 'selah@example.org' }).send({
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
  const { url, receivedLines } = await createSmtpServer();
  await createSmtpSender({ url, from: 'selah@example.org' }).send({
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

test.each([
  ['550 no such user', { code: 'EENVELOPE 550', isRefused: true }],
  ['451 greylisted', { code: 'EENVELOPE 451', isRefused: false }],
  // The login of the server: its operator can correct it.
  ['530 authentication required', { code: 'EENVELOPE 530', isRefused: false }],
])('the answer %s of the SMTP server is classified', async (answer, failure) => {
  const { url } = await createSmtpServer(answer);
  const sending = createSmtpSender({ url, from: 'selah@example.org' }).send({
    to: 'alice@example.org',
    subject: 'a',
    text: 'b',
  });
  await expect(sending).rejects.toBeInstanceOf(MailFailedError);
  await expect(sending).rejects.toMatchObject(failure);
  // The text of the answer may quote the address.
  await expect(sending).rejects.not.toThrow(answer.slice(4));
});

test('an SMTP server that cannot be reached is not a rejection for good', async () => {
  const mail = createSmtpSender({ url: 'smtp://127.0.0.1:1', from: 'selah@example.org' });
  const sending = mail.send({ to: 'alice@example.org', subject: 'a', text: 'b' });
  await expect(sending).rejects.toMatchObject({ isRefused: false });
  await expect(sending).rejects.toMatchObject({ code: expect.stringMatching(/^E[A-Z]+$/) });
});
