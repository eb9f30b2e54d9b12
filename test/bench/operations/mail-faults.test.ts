// Tests of the check of received e-mails in `npm run ops:try`.
import { simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import { listMailFaults } from '../../../bench/operations/mail-faults.ts';
import type { ReceivedMail } from '../../../bench/operations/mailbox.ts';

const link = 'https://selah.example.org/reset-password?token=abc-DEF_123';
const expected = {
  subject: 'Ton code est arrivé',
  text: `Choisis-le ici :\n\n${link}`,
  to: 'reader@example.org',
  from: 'support@example.org',
  publicUrl: 'https://selah.example.org',
};

async function receive(
  body: string,
  changes: Partial<ReceivedMail> = {},
  subject = '=?UTF-8?Q?Ton_code_est_arriv=C3=A9?=',
): Promise<ReceivedMail> {
  const source = [
    'From: support@example.org',
    'To: reader@example.org',
    `Subject: ${subject}`,
    'Message-ID: <1@selah.example.org>',
    'Date: Fri, 27 Nov 2026 08:00:00 +0000',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    body,
  ].join('\r\n');
  return {
    sender: expected.from,
    recipients: [expected.to],
    source,
    parsed: await simpleParser(source),
    isEncrypted: true,
    isLoggedIn: true,
    ...changes,
  };
}

const encoded = link.replace('=', '=3D');

test('an e-mail that arrives as it was written has no fault', async () => {
  const mail = await receive(`Choisis-le ici=C2=A0:\r\n\r\n${encoded}`);
  expect(
    listMailFaults(mail, { ...expected, text: expected.text.replace(' :', '\u00a0:') }),
  ).toEqual([]);
});

test('a link that a line break cut is a fault', async () => {
  const mail = await receive(`Choisis-le ici :\r\n\r\n${encoded.replace('token', 'to\r\nken')}`);
  expect(listMailFaults(mail, expected).join()).toContain('the text is');
});

test('an unencrypted e-mail to another address is a fault', async () => {
  const mail = await receive(`Choisis-le ici :\r\n\r\n${encoded}`, {
    isEncrypted: false,
    recipients: ['other@example.org'],
  });
  expect(listMailFaults(mail, expected)).toEqual([
    'it was not encrypted',
    'the envelope names other@example.org',
  ]);
});

test('a subject with bytes outside ASCII is a fault', async () => {
  const mail = await receive(`Choisis-le ici :\r\n\r\n${encoded}`, {}, 'Ton code est arrivé');
  expect(listMailFaults(mail, expected)).toContain('its header has bytes outside ASCII');
});
