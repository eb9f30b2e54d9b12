// Queue of outgoing e-mails in the database: sends each e-mail at once, and again with growing
// pauses while the mail server does not accept it. Several servers may share the queue.
import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { ClaimedMail, MailStore, NewMail, WaitingMailKind } from '../store/mail-store.ts';
import { toMailFailure, type Email, type MailSender } from './mail.ts';
import { createContentSeal, type MailContent } from './sealed-content.ts';

export interface QueuedEmail extends Omit<Email, 'messageId'> {
  /** Defaults to a random id. An e-mail with the id of a waiting e-mail is not sent again. */
  id?: string;
  kind: WaitingMailKind;
  /** The e-mail is deleted together with this user. */
  userId: string | null;
  /** Hash of the code or of the link's token in the e-mail. */
  codeHash?: string;
}

export interface MailQueue {
  /** Prepares an e-mail for the write that causes it. After the write, call `deliver`. */
  prepare(email: QueuedEmail): NewMail;
  /** Starts to send the e-mails that are due. The caller does not wait for a mail server. */
  deliver(): Promise<void>;
  /** Stores an e-mail that no other write causes, and starts to send it. */
  add(email: QueuedEmail): Promise<void>;
  /** Sends the e-mails that are due. Never rejects. */
  run(): Promise<void>;
  getMessageId(id: string): string;
  /**
   * Starts no further attempts, and waits for the current attempts, at most a few seconds. The
   * claim of an unfinished attempt expires.
   */
  stop(): Promise<void>;
}

/** Callbacks for log entries. They receive no address and no content. */
export interface MailQueueEvents {
  /** The e-mail is tried again later. */
  postponed(mail: ClaimedMail, code: string, nextAttemptAt: number): void;
  /** The e-mail was refused, or not accepted for a day. */
  givenUp(mail: ClaimedMail, code: string): void;
  /** The e-mail is not worth sending any more. */
  dropped(mail: ClaimedMail, reason: string): void;
  /** The database failed. */
  failed(error: unknown): void;
}

interface MailQueueParts {
  mails: MailStore;
  sender: MailSender;
  clock: Clock;
  /** Encrypts the content in the database. */
  secret: string;
  publicUrl: string;
  events: MailQueueEvents;
  /** Sends only e-mails of this queue: a command line may have another mail server. */
  ownOnly?: boolean;
}

const minute = 60_000;
const pauses = [1, 2, 5, 15, 60].map((minutes) => minutes * minute);
/** The last attempt starts at most this long after the e-mail was written. */
const maxAge = 24 * 60 * minute;
/** Longer than an attempt takes, see the timeouts in smtp.ts. */
const claimMillis = 3 * minute;
const maxParallel = 4;
const stopMillis = 5_000;

export function createMailQueue({
  mails,
  sender,
  clock,
  secret,
  publicUrl,
  events,
  ownOnly = false,
}: MailQueueParts): MailQueue {
  const seal = createContentSeal(secret);
  const host = new URL(publicUrl).hostname;
  const ownIds = new Set<string>();
  /** E-mails that were sent, but that the database could not delete yet. */
  const sentIds = new Set<string>();
  const workers = new Set<Promise<void>>();
  let activeCount = 0;
  let isAsked = false;
  let isStopped = false;

  function prepare({ id = randomUUID(), kind, userId, to, codeHash, ...content }: QueuedEmail) {
    if (ownOnly) ownIds.add(id);
    const { subject, text, language, fromName } = content;
    return {
      id,
      kind,
      userId,
      to,
      content: seal.close(id, {
        subject,
        text,
        ...(language !== undefined && { language }),
        ...(fromName !== undefined && { fromName }),
      }),
      codeHash: codeHash ?? null,
      createdAt: clock.now(),
    };
  }

  async function run(): Promise<void> {
    // A worker that has just found no due e-mail checks again.
    isAsked = true;
    if (!isStopped && activeCount < maxParallel) {
      const worker: Promise<void> = work().finally(() => workers.delete(worker));
      workers.add(worker);
    }
    while (workers.size > 0) await Promise.all(workers);
  }

  async function work(): Promise<void> {
    activeCount += 1;
    try {
      while (isAsked) {
        isAsked = false;
        while (await sendNext());
      }
    } catch (error) {
      events.failed(error);
    } finally {
      activeCount -= 1;
    }
  }

  /** Returns false when no e-mail is due, or when the queue ends. */
  async function sendNext(): Promise<boolean> {
    if (isStopped) return false;
    const now = clock.now();
    const mail = await mails.claim(now, now + claimMillis, ownOnly ? ownIds : undefined);
    if (mail) await send(mail);
    return mail !== undefined;
  }

  async function send(mail: ClaimedMail): Promise<void> {
    if (sentIds.has(mail.id)) return removeSent(mail);
    const content = openContent(mail);
    if (!content) return drop(mail, 'another token secret encrypted it');
    if (!(await mails.hasValidCode(mail, clock.now())))
      return drop(mail, 'its code or link is no longer valid');
    try {
      // The id stays the same in all attempts, so that mailboxes recognize an e-mail that arrives
      // twice after a crash.
      await sender.send({ to: mail.to, ...content, messageId: getMessageId(mail.id) });
    } catch (error) {
      return postpone(mail, content, error);
    }
    sentIds.add(mail.id);
    await removeSent(mail);
  }

  async function removeSent({ id }: ClaimedMail): Promise<void> {
    await mails.remove(id);
    sentIds.delete(id);
  }

  function openContent(mail: ClaimedMail): MailContent | undefined {
    try {
      return seal.open(mail.id, mail.content);
    } catch {
      return undefined;
    }
  }

  async function drop(mail: ClaimedMail, reason: string): Promise<void> {
    await mails.remove(mail.id);
    events.dropped(mail, reason);
  }

  async function postpone(
    mail: ClaimedMail,
    { subject, text }: MailContent,
    error: unknown,
  ): Promise<void> {
    const { code, isRefused } = toMailFailure(error);
    const now = clock.now();
    const next = now + (pauses[mail.attempts - 1] ?? 60 * minute);
    if (!isRefused && next <= mail.createdAt + maxAge) {
      await mails.retryAt(mail, next, code);
      return events.postponed(mail, code, next);
    }
    const { id, userId, kind, createdAt } = mail;
    if (kind === 'operator')
      await mails.turnIntoMessage(mail, { id, userId, subject, body: text, createdAt });
    // The last e-mail to a deleted user: nothing of this user is kept.
    else if (userId === null) await mails.remove(id);
    else await mails.giveUp(mail, now, code);
    events.givenUp(mail, code);
  }

  function getMessageId(id: string): string {
    return `<${id}@${host}>`;
  }

  async function deliver(): Promise<void> {
    const sent = run();
    if (sender.isLocal) await sent;
  }

  return {
    prepare,
    deliver,
    run,
    getMessageId,
    async add(email) {
      await mails.add(prepare(email));
      await deliver();
    },
    async stop() {
      isStopped = true;
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, stopMillis);
      await Promise.race([Promise.all(workers), late]);
      clearTimeout(timer);
    },
  };
}
