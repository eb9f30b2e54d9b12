// Compares a received e-mail with what was written, and with the rules of mail servers.
import type { ReceivedMail } from './mailbox.ts';

export interface ExpectedMail {
  subject: string;
  text: string;
  to: string;
  from: string;
  /** Each link of the e-mail begins with this address. */
  publicUrl: string;
}

/** RFC 5322, section 2.1.1: the longest line in bytes, without its end. */
const maxLineBytes = 998;

/** Returns what is wrong with the e-mail; empty when nothing is. */
export function listMailFaults(mail: ReceivedMail, expected: ExpectedMail): string[] {
  const { parsed, source } = mail;
  const headers = source.slice(0, source.indexOf('\r\n\r\n'));
  const toAddresses = [parsed.to ?? []]
    .flat()
    .flatMap(({ value }) => value.map(({ address }) => address));
  const htmlText = parsed.html || '';
  const checks: readonly [isMet: boolean, fault: string][] = [
    [mail.isEncrypted, 'it was not encrypted'],
    [mail.isLoggedIn, 'it was sent without a login'],
    [mail.sender === expected.from, `the envelope names the sender ${mail.sender}`],
    [mail.recipients.join() === expected.to, `the envelope names ${mail.recipients.join()}`],
    [toAddresses.join() === expected.to, `the header names ${toAddresses.join()}`],
    [
      parsed.from?.value.map(({ address }) => address).join() === expected.from,
      `it comes from ${parsed.from?.text ?? 'no address'}`,
    ],
    [parsed.subject === expected.subject, `the subject is "${parsed.subject}"`],
    [
      normalize(parsed.text) === normalize(expected.text),
      `the text is ${JSON.stringify(parsed.text)}`,
    ],
    [
      listLinks(parsed.text ?? '').every((link) => link.startsWith(`${expected.publicUrl}/`)),
      `it has the links ${listLinks(parsed.text ?? '').join(' ')}`,
    ],
    [
      htmlText === '' ||
        listLinks(expected.text).every((link) => htmlText.includes(link.replaceAll('&', '&amp;'))),
      'its HTML lacks a link of its text',
    ],
    [parsed.messageId !== undefined, 'it has no Message-ID'],
    [parsed.date !== undefined, 'it has no date'],
    // Header fields of other alphabets are encoded (RFC 2047): some mail servers damage other bytes.
    [/^[\t\r\n\x20-\x7e]*$/.test(headers), 'its header has bytes outside ASCII'],
    [
      source.split('\r\n').every((line) => Buffer.byteLength(line) <= maxLineBytes),
      'a line is too long',
    ],
  ];
  return checks.flatMap(([isMet, fault]) => (isMet ? [] : [fault]));
}

/** A mail parser may add a line break at the end. */
function normalize(text: string | undefined): string {
  return (text ?? '').replaceAll('\r\n', '\n').trimEnd();
}

function listLinks(text: string): string[] {
  return text.match(/https?:\S+/g) ?? [];
}
