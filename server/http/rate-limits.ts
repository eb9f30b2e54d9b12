// Rate limits: the rules for all limited actions, and their counters in the database, which several
// servers share. The keys are hashed so that names and addresses are not stored.
import { hashSecret } from '../auth/verification-codes.ts';
import { HttpError } from '../errors.ts';
import type { LimitStore, LimitResult } from '../store/limit-store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * A whole congregation may share one address, so an address may do much more than an account.
 */
export const limitRules = {
  /** Calls of the auth routes, per address. */
  auth: { max: 300, windowMillis: minute },
  /** Wrong passwords for one account from one address. */
  wrongPassword: { max: 10, windowMillis: 15 * minute },
  /**
   * Wrong passwords for one account from all addresses together. Beyond this limit, each address
   * has only `maxCodeTries` tries, so the owner can still log in from another address.
   */
  wrongPasswordAnywhere: { max: 50, windowMillis: 15 * minute },
  /** Wrong passwords for all accounts from one address. */
  wrongPasswordHere: { max: 100, windowMillis: 15 * minute },
  /** Refused log-ins with one passkey from one address. */
  wrongPasskey: { max: 10, windowMillis: 15 * minute },
  /** Refused log-ins with all passkeys from one address. */
  wrongPasskeyHere: { max: 100, windowMillis: 15 * minute },
  /** Log-ins with a passkey that are begun from one address; each stores a challenge. */
  passkeyChallenge: { max: 30, windowMillis: minute },
  /** Logins of one account; each login creates a session that is stored for a month. */
  login: { max: 100, windowMillis: 60 * minute },
  /** Wrong codes for one code from one address; from everywhere see `maxCodeTriesTotal`. */
  wrongCode: { max: 5, windowMillis: 10 * minute },
  /** Wrong codes for the deletion of an account, tried by its signed-in user. */
  wrongDeletionCode: { max: 20, windowMillis: day },
  /**
   * Remembers for a day that an account was deleted with this code, so that a client whose response
   * was lost gets the same answer. The window is a day, because counters with such long windows
   * survive a restart.
   */
  deletedWith: { max: 1, windowMillis: day },
  /** Requests for an e-mail to one user, from one address. */
  letterAskWait: { max: 1, windowMillis: minute },
  letterAsk: { max: 10, windowMillis: day },
  /** E-mails of one kind to one user, for all requesters together. */
  letterWait: { max: 1, windowMillis: minute },
  letterTo: { max: 20, windowMillis: day },
  /**
   * E-mails beyond that limit, for each requesting address, so that the owner of the mailbox still
   * gets an e-mail. A flooding stranger needs a new address for every two e-mails.
   */
  letterToBeyond: { max: 2, windowMillis: day },
  /** E-mails requested from one address. */
  letterFrom: { max: 500, windowMillis: day },
  /** E-mails "You already have an account" to one user. */
  addressTaken: { max: 1, windowMillis: day },
  /** Invitations by one admin. */
  invitation: { max: 500, windowMillis: day },
  /** Answers of the language model for one user, and messages to an agent. */
  answerInMinute: { max: 20, windowMillis: minute },
  answerInDay: { max: 200, windowMillis: day },
  /** Answers of the language model for all users together; the maximum comes from the settings. */
  answerForAll: { max: 0, windowMillis: day },
  /** Tables that one user extracts data from. */
  tableInMinute: { max: 30, windowMillis: minute },
  /** E-mails that one user sends to other users. */
  writtenInHour: { max: 10, windowMillis: 60 * minute },
  writtenInDay: { max: 50, windowMillis: day },
  /** E-mails that one user receives from other users. */
  writtenTo: { max: 20, windowMillis: day },
  /**
   * E-mails of one user to addresses without an account. Limited because the error reveals that the
   * account does not exist.
   */
  recipientUnknown: { max: 5, windowMillis: day },
  /**
   * An e-mail that was sent. A repeated request after a lost response does not send the e-mail
   * again.
   */
  letterSent: { max: 1, windowMillis: day },
  /** Feedback without signing in, from one address. */
  feedbackInHour: { max: 5, windowMillis: 60 * minute },
  feedbackInDay: { max: 20, windowMillis: day },
  /**
   * Requests to API.Bible with the owner's key, for one user or one visitor's address. A device
   * that downloads a whole Bible sends 1,189 requests, 150 a minute.
   */
  licensedInMinute: { max: 200, windowMillis: minute },
  licensedInDay: { max: 1_500, windowMillis: day },
  /**
   * The same for all clients of one address; the key of a small project allows 5,000 requests a
   * day.
   */
  licensedFrom: { max: 3_000, windowMillis: day },
  /** Reports of a user's devices about their reminders. */
  pushTold: { max: 30, windowMillis: 10 * minute },
  /**
   * A push address that the push service no longer accepts. A device that reports it again needs a
   * new push address.
   */
  pushGone: { max: 1, windowMillis: day },
  /** Test notifications that a user sends to the user's own devices. */
  pushTest: { max: 10, windowMillis: 10 * minute },
  /** Tests of all translations, from one address. */
  bibleTest: { max: 10, windowMillis: 60 * minute },
} as const satisfies Record<string, LimitRule>;

export const maxCodeTries = 3;

export interface LimitRule {
  max: number;
  windowMillis: number;
}

export type LimitName = keyof typeof limitRules;

export interface RateLimits {
  /** @param who the counted user or address; only a keyed hash of this text is stored */
  take(name: LimitName, who: string, most?: number): Promise<LimitResult>;
  /** @throws HttpError 429 with the seconds to wait */
  takeOrThrow(name: LimitName, who: string, most?: number): Promise<void>;
  /** Undoes a count, for a try that succeeded. */
  giveBack(name: LimitName, who: string): Promise<void>;
  /** Returns whether anything is counted, without counting. */
  isTaken(name: LimitName, who: string): Promise<boolean>;
}

export function createRateLimits(store: LimitStore, secret: string): RateLimits {
  const keyOf = (name: LimitName, who: string): string =>
    `${name}:${hashSecret(secret, 'limit', who).slice(0, 22)}`;

  function take(
    name: LimitName,
    who: string,
    max: number = limitRules[name].max,
    amount = 1,
  ): Promise<LimitResult> {
    return store.take(keyOf(name, who), { ...limitRules[name], max }, amount);
  }
  return {
    take,
    takeOrThrow: async (name, who, most) => {
      const result = await take(name, who, most);
      if (result.kind === 'over') throw tooManyRequestsError(result.retryAfterSeconds);
    },
    giveBack: async (name, who) => void (await take(name, who, limitRules[name].max, -1)),
    isTaken: async (name, who) => (await store.countUsed(keyOf(name, who))) > 0,
  };
}

export function tooManyRequestsError(seconds: number): HttpError {
  const wait = Math.max(1, Math.ceil(seconds));
  return new HttpError(
    429,
    'too_many_requests',
    `Too many attempts. Try again in ${wait} seconds.`,
    { retryAfter: wait },
  );
}
