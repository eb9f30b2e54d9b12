// Mail server that receives and parses e-mails. It requires STARTTLS and a login, and can refuse
// recipients for a while (greylisting) or for good.
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { RunningCaddy } from './caddy.ts';
import type { Cleanup } from './cleanup.ts';
import { waitUntil } from './wait-until.ts';

export interface ReceivedMail {
  /** Addresses of the SMTP envelope. */
  sender: string;
  recipients: readonly string[];
  /** The e-mail as transmitted. */
  source: string;
  parsed: ParsedMail;
  isEncrypted: boolean;
  isLoggedIn: boolean;
}

export interface RefusedRecipient {
  address: string;
  code: number;
  time: number;
}

export interface Mailbox {
  /** Value of SMTP_URL, with user and password. */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  readonly refusals: readonly RefusedRecipient[];
  /** The first attempt to send to this address is answered with 450. */
  greylist(address: string): void;
  /** Every attempt to send to this address is answered with 550. */
  refuse(address: string): void;
  listMails(address: string): ReceivedMail[];
  /** Waits for the next e-mail to the address after the first `count` e-mails. */
  waitForMail(address: string, count: number, limitMillis?: number): Promise<ReceivedMail>;
}

const login = { user: 'selah', password: 'a password with % and @' };

export async function startMailbox(
  { certFile, keyFile }: RunningCaddy['certificate'],
  cleanup: Cleanup,
): Promise<Mailbox> {
  const received: ReceivedMail[] = [];
  const refusals: RefusedRecipient[] = [];
  const greylisted = new Set<string>();
  const refused = new Set<string>();

  /** Returns the status code with which the recipient is refused now. */
  function getRefusal(address: string): number | undefined {
    if (refused.has(address)) return 550;
    return greylisted.delete(address) ? 450 : undefined;
  }

  const server = new SMTPServer({
    cert: readFileSync(certFile),
    key: readFileSync(keyFile),
    authMethods: ['PLAIN', 'LOGIN'],
    // The defaults: the server accepts a login after STARTTLS only, and an e-mail after a login only.
    allowInsecureAuth: false,
    authOptional: false,
    disableReverseLookup: true,
    onAuth({ username, password }, _session, callback) {
      if (username === login.user && password === login.password)
        callback(null, { user: username });
      else callback(Object.assign(new Error('Wrong login'), { responseCode: 535 }));
    },
    onRcptTo({ address }, _session, callback) {
      const code = getRefusal(address);
      if (code === undefined) return callback();
      refusals.push({ address, code, time: Date.now() });
      const sentence = code === 550 ? 'No such mailbox here' : 'Greylisted, try again later';
      callback(Object.assign(new Error(sentence), { responseCode: code }));
    },
    onData(stream, { envelope, secure, user }, callback) {
      void receive().then(
        () => callback(),
        (error: Error) => callback(error),
      );
      async function receive(): Promise<void> {
        const source = await text(stream);
        received.push({
          sender: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          recipients: envelope.rcptTo.map(({ address }) => address),
          source,
          parsed: await simpleParser(source),
          isEncrypted: secure,
          isLoggedIn: user === login.user,
        });
      }
    },
  });
  // A client that breaks a connection is no error of the run.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  cleanup.add(() => new Promise<void>((resolve) => void server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  const listMails = (address: string): ReceivedMail[] =>
    received.filter(({ recipients }) => recipients.includes(address));
  return {
    url: `smtp://${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@localhost:${port}`,
    received,
    refusals,
    greylist: (address) => void greylisted.add(address),
    refuse: (address) => void refused.add(address),
    listMails,
    waitForMail: (address, count, limitMillis = 20_000) =>
      waitUntil(
        `e-mail ${count + 1} to ${address}`,
        limitMillis,
        () => listMails(address)[count],
        20,
      ),
  };
}
