// How often somebody may try: counted in the database, so that several servers count as one, and
// never so that a name or address could be read there.
import { hashSecret } from '../auth/verification-codes.ts';
import { HttpError } from '../errors.ts';
import type { LimitStore, LimitResult } from '../store/limit-store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * A whole congregation may sit behind one address, so an address may do much more than an account.
 */
export const limitRules = {
  /** Calls of the auth routes, per address. */
  auth: { max: 300, windowMillis: minute },
  /** Wrong passwords for one account from one address. */
  wrongPassword: { max: 10, windowMillis: 15 * minute },
  /**
   * Wrong passwords for one account from everywhere: beyond, each address has only `maxCodeTries`,
   * so that its owner still gets in from elsewhere.
   */
  wrongPasswordAnywhere: { max: 50, windowMillis: 15 * minute },
  /** Wrong passwords for all accounts from one address. */
  wrongPasswordHere: { max: 100, windowMillis: 15 * minute },
  /** Logins of one account, each of which is kept for a month. */
  login: { max: 100, windowMillis: 60 * minute },
  /** Wrong codes for one code from one address; from everywhere see `maxCodeTriesTotal`. */
  wrongCode: { max: 5, windowMillis: 10 * minute },
  /** Wrong codes for the end of an account, by whoever is signed in to it. */
  wrongDeletionCode: { max: 20, windowMillis: day },
  /**
   * An account that was deleted with this code: said again to whoever did not hear the answer. A
   * day, for so long ones outlive a restart.
   */
  deletedWith: { max: 1, windowMillis: day },
  /** Asking for a letter to one person, from one address. */
  letterAskWait: { max: 1, windowMillis: minute },
  letterAsk: { max: 10, windowMillis: day },
  /** Letters of one kind to one person, whoever sets them off. */
  letterWait: { max: 1, windowMillis: minute },
  letterTo: { max: 20, windowMillis: day },
  /**
   * Beyond that, for each address that asks, so that its owner still gets one: a flood costs a
   * stranger an address for two letters.
   */
  letterToBeyond: { max: 2, windowMillis: day },
  /** Letters set off from one address. */
  letterFrom: { max: 500, windowMillis: day },
  /** "You already have an account", to one person. */
  addressTaken: { max: 1, windowMillis: day },
  /** Invitations by one admin. */
  invitation: { max: 500, windowMillis: day },
  /** Answers of the language model for one person, and messages to an agent. */
  answerInMinute: { max: 20, windowMillis: minute },
  answerInDay: { max: 200, windowMillis: day },
  /** Answers of the language model for everybody together: the number is in the settings. */
  answerForAll: { max: 0, windowMillis: day },
  /** Letters that one person writes to others. */
  writtenInHour: { max: 10, windowMillis: 60 * minute },
  writtenInDay: { max: 50, windowMillis: day },
  /** Letters that one person gets from others. */
  writtenTo: { max: 20, windowMillis: day },
  /**
   * Letters that one person wanted to write to somebody who has no account here: the refusal tells
   * that.
   */
  recipientUnknown: { max: 5, windowMillis: day },
  /** A letter that was sent: handed in again, because the answer was lost, it does not go twice. */
  letterSent: { max: 1, windowMillis: day },
  /** Feedback without signing in, from one address. */
  feedbackInHour: { max: 5, windowMillis: 60 * minute },
  feedbackInDay: { max: 20, windowMillis: day },
  /**
   * Questions to API.Bible by the owner's key, for one person or one visitor's address: a device
   * that keeps a whole Bible asks 1,189 times, 150 a minute.
   */
  licensedInMinute: { max: 200, windowMillis: minute },
  licensedInDay: { max: 1_500, windowMillis: day },
  /** The same for everybody behind one address; the key of a small project opens 5,000 a day. */
  licensedFrom: { max: 3_000, windowMillis: day },
  /** What a person's devices tell of their reminders. */
  pushTold: { max: 30, windowMillis: 10 * minute },
  /**
   * An address at which a push service took nothing any more: the device that tells of it again
   * needs another one.
   */
  pushGone: { max: 1, windowMillis: day },
  /** Notifications that a person sends to their own devices to see whether they come. */
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
  /** @param who whom it is counted for: a text of which only the keyed hash is kept */
  take(name: LimitName, who: string, most?: number): Promise<LimitResult>;
  /** @throws HttpError 429 with the seconds to wait */
  takeOrThrow(name: LimitName, who: string, most?: number): Promise<void>;
  /** What was taken for a try that turned out to be right. */
  giveBack(name: LimitName, who: string): Promise<void>;
  /** Whether anything of it is taken; takes nothing. */
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
      const taken = await take(name, who, most);
      if (taken.kind === 'over') throw tooManyRequestsError(taken.retryAfterSeconds);
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
