// Part `mail`: sends each account e-mail in four languages through a real SMTP connection and
// compares what arrived with what was written; tries greylisting and a refused address.
import {
  buildAccountDeletedEmail,
  buildAddressTakenEmail,
  buildDeletionCodeEmail,
  buildPasswordChangedEmail,
  buildResetEmail,
  buildVerificationEmail,
} from '../../content/emails/build-emails.ts';
import type { EmailText } from '../../content/emails/email-texts.ts';
import { languages, type Language } from '../../schemas/languages.ts';
import { codeMinutes, resetMinutes } from '../../server/auth/verification-codes.ts';
import { listMailFaults } from './mail-faults.ts';
import { runAdminProgram, type Installation } from './installation.ts';
import type { ReceivedMail } from './mailbox.ts';
import type { Results } from './results.ts';
import { waitUntil } from './wait-until.ts';

const part = 'mail';
/** The first pause of the mail queue, plus the interval at which the queue is read. */
const retryLimitMillis = 60_000 + 15_000 + 10_000;

interface ApiAnswer {
  status: number;
  body: Record<string, unknown>;
}

export async function tryMail(installation: Installation, results: Results): Promise<void> {
  const { mailbox, servers } = installation;
  const api = `${servers[0].url}/api/apps/selah`;
  const greylisted = 'greylisted@example.org';
  const refused = 'refused@example.org';
  mailbox.greylist(greylisted);
  mailbox.refuse(refused);
  const began = Date.now();
  for (const email of [greylisted, refused])
    await call(api, '/auth/register', { email, password: passwords.first, language: 'en' });

  const faults = (
    await Promise.all(languages.map((language) => tryLanguage(installation, api, language)))
  ).flat();
  const count = mailbox.received.length;
  results.check({
    part,
    what: 'E-mails in four languages, received over STARTTLS after a login',
    value: `${count}, ${faults.length} faults`,
    limit: 'no fault',
    isMet: faults.length === 0,
    failure: `E-mails arrived broken: ${faults.join('; ')}.`,
  });
  results.check({
    part,
    what: 'Parts of each e-mail',
    value: describeParts(mailbox.received),
    limit: 'plain text and HTML',
    isMet: mailbox.received.every(({ parsed }) => Boolean(parsed.text) && Boolean(parsed.html)),
    failure: 'An account e-mail has no plain text or no HTML.',
  });
  await checkGreylisting(installation, results, greylisted, began);
  await checkRefusal(installation, results, refused);
}

const passwords = {
  first: 'a lantern over still water',
  second: 'bread and salt for the road',
};

/** Causes each e-mail of one account. Returns the faults of the e-mails. */
async function tryLanguage(
  { mailbox, caddy, environment }: Installation,
  api: string,
  language: Language,
): Promise<string[]> {
  const email = `reader.${language}+mail@example.org`;
  const faults: string[] = [];
  let count = 0;

  async function receive(
    name: string,
    build: (mail: ReceivedMail) => EmailText,
  ): Promise<ReceivedMail> {
    const mail = await mailbox.waitForMail(email, count);
    count += 1;
    const expected = build(mail);
    const found = listMailFaults(mail, {
      ...expected,
      to: email,
      from: environment['SUPPORT_EMAIL'] ?? '',
      publicUrl: caddy.url,
    });
    faults.push(...found.map((fault) => `${name} in ${language}: ${fault}`));
    return mail;
  }

  await mustSucceed(
    call(api, '/auth/register', { email, password: passwords.first, language }),
    'the sign-up',
  );
  const verification = await receive('verification', (mail) =>
    buildVerificationEmail(language, { code: readCode(mail), minutes: codeMinutes }),
  );
  await mustSucceed(
    call(api, '/auth/verify-otp', {
      email,
      otp_code: readCode(verification),
      password: passwords.first,
    }),
    'the code of the e-mail',
  );
  await mustSucceed(call(api, '/auth/reset-password-request', { email }), 'the reset request');
  const reset = await receive('reset', (mail) =>
    buildResetEmail(language, { link: readLink(mail), minutes: resetMinutes }),
  );
  // The token of the received link is used: a link that a line break damaged does not work.
  await mustSucceed(
    call(api, '/auth/reset-password', {
      reset_token: new URL(readLink(reset)).searchParams.get('token'),
      new_password: passwords.second,
    }),
    'the link of the e-mail',
  );
  await receive('password changed', (mail) => buildPasswordChangedEmail(language, readLink(mail)));
  const { body } = await mustSucceed(
    call(api, '/auth/login', { email, password: passwords.second }),
    'the log-in with the new password',
  );
  const token = String(body['access_token']);
  // Answered with 400 or 200; the e-mail tells the owner.
  await call(api, '/auth/register', { email, password: passwords.first, language });
  await receive('address taken', (mail) => buildAddressTakenEmail(language, readLink(mail)));
  await mustSucceed(call(api, '/auth/delete-account-code', {}, token), 'the deletion request');
  const deletion = await receive('deletion code', (mail) =>
    buildDeletionCodeEmail(language, { code: readCode(mail), minutes: codeMinutes }),
  );
  await mustSucceed(
    call(api, '/auth/delete-account', { otp_code: readCode(deletion) }, token),
    'the code of the deletion',
  );
  await receive('account deleted', () => buildAccountDeletedEmail(language, { backupDays: 0 }));
  if (mailbox.listMails(email).length !== count)
    faults.push(`${mailbox.listMails(email).length} e-mails in ${language}, not ${count}`);
  return faults;
}

async function checkGreylisting(
  { mailbox }: Installation,
  results: Results,
  address: string,
  began: number,
): Promise<void> {
  const mail = await mailbox
    .waitForMail(address, 0, Math.max(0, began + retryLimitMillis - Date.now()))
    .catch(() => undefined);
  const refusal = mailbox.refusals.find((one) => one.address === address);
  const seconds = refusal ? Math.round((Date.now() - refusal.time) / 1_000) : Number.NaN;
  results.check({
    part,
    what: 'Greylisting: 450 at the first attempt, then accepted',
    value: mail ? `after ${seconds} s` : 'never',
    limit: 'within 85 s',
    isMet: mail !== undefined && refusal?.code === 450,
    failure: 'An e-mail that the mail server greylisted was not sent again.',
  });
}

async function checkRefusal(
  installation: Installation,
  results: Results,
  address: string,
): Promise<void> {
  const listed = await waitUntil(
    'the refused e-mail in the list of the admin',
    20_000,
    async () => {
      const { code, output } = await runAdminProgram(installation, 'admin', 'mail');
      if (code !== 0) throw new Error(`npm run admin -- mail ended with ${code}: ${output}`);
      return output.split('\n').find((line) => line.includes(address) && line.includes('refused'));
    },
  ).catch(() => undefined);
  const attempts = installation.mailbox.refusals.filter((one) => one.address === address).length;
  results.check({
    part,
    what: 'Refused address (550): listed by `npm run admin -- mail`',
    value: `${listed === undefined ? 'not listed' : 'listed'}, ${attempts} attempt(s)`,
    limit: 'listed, 1 attempt',
    isMet: listed !== undefined && listed.includes('550') && attempts === 1,
    failure: 'The admin does not learn of an e-mail that the mail server refused.',
  });
}

function describeParts(mails: readonly ReceivedMail[]): string {
  const textCount = mails.filter(({ parsed }) => Boolean(parsed.text)).length;
  const htmlCount = mails.filter(({ parsed }) => Boolean(parsed.html)).length;
  return `${textCount} with plain text, ${htmlCount} with HTML`;
}

/** The six digits of a subject; the subject was decoded by the parser. */
function readCode({ parsed }: ReceivedMail): string {
  return /\b\d{6}\b/.exec(parsed.subject ?? '')?.[0] ?? 'no code';
}

function readLink({ parsed }: ReceivedMail): string {
  return /https:\S+/.exec(parsed.text ?? '')?.[0] ?? 'https://no-link.invalid';
}

async function call(api: string, path: string, body: unknown, token = ''): Promise<ApiAnswer> {
  const response = await fetch(`${api}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function mustSucceed(answer: Promise<ApiAnswer>, what: string): Promise<ApiAnswer> {
  const { status, body } = await answer;
  if (status >= 300)
    throw new Error(`The server refused ${what}: ${status} ${JSON.stringify(body)}`);
  return { status, body };
}
