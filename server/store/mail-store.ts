// Interface of the store for e-mails that wait for the mail server, or that it refused.
import type { NewOperatorMessage } from './message-store.ts';

/**
 * `code`: a code to type in. `link`: a link with which a password is chosen. `notice`: about the
 * own account. `message`: of another user. `operator`: to the operator of the server.
 */
export type WaitingMailKind = 'code' | 'link' | 'notice' | 'message' | 'operator';

/** An e-mail that waits. Times are milliseconds since 1970. */
export interface NewMail {
  id: string;
  kind: WaitingMailKind;
  /** The e-mail is deleted together with this user. Null: it belongs to no user. */
  userId: string | null;
  to: string;
  /** Encrypted by the mail queue. Empty when the e-mail can no longer be sent. */
  content: string;
  /**
   * Hash of the code or of the link's token in the e-mail. The e-mail is not sent when the store no
   * longer holds a code or ticket with this hash.
   */
  codeHash: string | null;
  createdAt: number;
}

export interface ClaimedMail extends NewMail {
  /** Number of claims, including this one. */
  attempts: number;
}

export interface ListedMail extends Omit<NewMail, 'content'> {
  attempts: number;
  /** Null when the e-mail is not tried again. */
  nextAttemptAt: number | null;
  /** When it was given up. Null while it waits. */
  stoppedAt: number | null;
  /** Error codes of the last attempt; null before the first one and during each attempt. */
  lastError: string | null;
}

export interface MailStore {
  /** Stores an e-mail that is due at once. An e-mail whose id exists is not stored again. */
  add(mail: NewMail): Promise<void>;
  /**
   * Takes the e-mail that has been due for the longest time. No other caller gets it before the end
   * of the claim. A caller that crashes thus delays the e-mail, and does not lose it.
   * @param onlyIds takes one of these only
   */
  claim(
    now: number,
    claimEndsAt: number,
    onlyIds?: ReadonlySet<string>,
  ): Promise<ClaimedMail | undefined>;
  /** Returns whether the code or link in the e-mail still works. True for an e-mail without one. */
  hasValidCode(mail: NewMail, now: number): Promise<boolean>;
  /** Deletes an e-mail that was sent, or that is not worth sending any more. */
  remove(id: string): Promise<void>;
  /** Schedules the next attempt, unless another caller has claimed the e-mail meanwhile. */
  retryAt(mail: ClaimedMail, nextAttemptAt: number, error: string): Promise<void>;
  /**
   * Gives an e-mail up, unless another caller has claimed it meanwhile. It stays for a week. Codes
   * and links are deleted at once.
   */
  giveUp(mail: ClaimedMail, now: number, error: string): Promise<void>;
  /** Stores a message to the operator in place of an e-mail that was given up. */
  turnIntoMessage(mail: ClaimedMail, message: NewOperatorMessage): Promise<void>;
  /**
   * Lists waiting and given up e-mails, oldest first.
   * @param limit lists only that many
   */
  list(limit?: number): Promise<ListedMail[]>;
  /**
   * Makes an e-mail due at once. An e-mail whose claim runs is not changed: it is being sent. Returns
   * false if it does not exist, or if its content was deleted.
   */
  retryNow(id: string, now: number): Promise<boolean>;
  /** Returns the number of e-mails that will be tried, or are being tried now. */
  countWaiting(): Promise<number>;
  /** Returns the number of e-mails that were given up. */
  countGivenUp(): Promise<number>;
}
