// How often somebody may try: counted in the database, so that several servers count as one, and never so that a name or address could be read there.
import { hashSecret } from './auth/codes.ts';
import { HttpError } from './errors.ts';
import type { LimitStore, Taken } from './store/limit-store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A whole congregation may sit behind one address, so an address may do much more than an account. */
export const limitRules = {
  /** Calls of the auth routes, per address. */
  auth: { most: 300, windowMillis: minute },
  /** Wrong passwords for one account from one address. */
  wrongPassword: { most: 10, windowMillis: 15 * minute },
  /** Wrong passwords for one account from everywhere: beyond, each address has only `fewTries`, so that its owner still gets in from elsewhere. */
  wrongPasswordAnywhere: { most: 50, windowMillis: 15 * minute },
  /** Wrong passwords for all accounts from one address. */
  wrongPasswordHere: { most: 100, windowMillis: 15 * minute },
  /** Logins of one account, each of which is kept for a month. */
  login: { most: 100, windowMillis: 60 * minute },
  /** Wrong codes for one code from one address; from everywhere see `codeTries`. */
  wrongCode: { most: 5, windowMillis: 10 * minute },
  /** Wrong codes for the end of an account, by whoever is signed in to it. */
  wrongDeletionCode: { most: 20, windowMillis: day },
  /** An account that was deleted with this code: said again to whoever did not hear the answer. A day, for so long ones outlive a restart. */
  deletedWith: { most: 1, windowMillis: day },
  /** Asking for a letter to one person, from one address. */
  letterAskWait: { most: 1, windowMillis: minute },
  letterAsk: { most: 10, windowMillis: day },
  /** Letters of one kind to one person, whoever sets them off. */
  letterWait: { most: 1, windowMillis: minute },
  letterTo: { most: 20, windowMillis: day },
  /** Beyond that, for each address that asks, so that its owner still gets one: a flood costs a stranger an address for two letters. */
  letterToBeyond: { most: 2, windowMillis: day },
  /** Letters set off from one address. */
  letterFrom: { most: 500, windowMillis: day },
  /** "You already have an account", to one person. */
  addressTaken: { most: 1, windowMillis: day },
  /** Invitations by one admin. */
  invitation: { most: 500, windowMillis: day },
  /** Answers of the language model for one person, and messages to an agent. */
  answerInMinute: { most: 20, windowMillis: minute },
  answerInDay: { most: 200, windowMillis: day },
  /** Answers of the language model for everybody together: the number is in the settings. */
  answerForAll: { most: 0, windowMillis: day },
  /** Letters that one person writes to others. */
  writtenInHour: { most: 10, windowMillis: 60 * minute },
  writtenInDay: { most: 50, windowMillis: day },
  /** Letters that one person gets from others. */
  writtenTo: { most: 20, windowMillis: day },
  /** Letters that one person wanted to write to somebody who has no account here: the refusal tells that. */
  recipientUnknown: { most: 5, windowMillis: day },
  /** A letter that was sent: handed in again, because the answer was lost, it does not go twice. */
  letterSent: { most: 1, windowMillis: day },
  /** Feedback without signing in, from one address. */
  feedbackInHour: { most: 5, windowMillis: 60 * minute },
  feedbackInDay: { most: 20, windowMillis: day },
  /** Questions to API.Bible by the owner's key, for one person or one visitor's address: a device that keeps a whole Bible asks 1,189 times, 150 a minute. */
  licensedInMinute: { most: 200, windowMillis: minute },
  licensedInDay: { most: 1_500, windowMillis: day },
  /** The same for everybody behind one address; the key of a small project opens 5,000 a day. */
  licensedFrom: { most: 3_000, windowMillis: day },
  /** What a person's devices tell of their reminders. */
  pushTold: { most: 30, windowMillis: 10 * minute },
  /** An address at which a push service took nothing any more: the device that tells of it again needs another one. */
  pushGone: { most: 1, windowMillis: day },
  /** Notifications that a person sends to their own devices to see whether they come. */
  pushTest: { most: 10, windowMillis: 10 * minute },
  /** Tests of all translations, from one address. */
  bibleTest: { most: 10, windowMillis: 60 * minute },
} as const satisfies Record<string, Rule>;

export const fewTries = 3;

export interface Rule {
  most: number;
  windowMillis: number;
}

export type LimitName = keyof typeof limitRules;

export interface Limits {
  /** @param who whom it is counted for: a text of which only the keyed hash is kept */
  take(name: LimitName, who: string, most?: number): Promise<Taken>;
  /** @throws HttpError 429 with the seconds to wait */
  mustTake(name: LimitName, who: string, most?: number): Promise<void>;
  /** What was taken for a try that turned out to be right. */
  giveBack(name: LimitName, who: string): Promise<void>;
  /** Whether anything of it is taken; takes nothing. */
  isTaken(name: LimitName, who: string): Promise<boolean>;
}

export function createLimits(store: LimitStore, secret: string): Limits {
  const keyOf = (name: LimitName, who: string): string => `${name}:${hashSecret(secret, 'limit', who).slice(0, 22)}`;

  function take(name: LimitName, who: string, most: number = limitRules[name].most, amount = 1): Promise<Taken> {
    return store.take(keyOf(name, who), { ...limitRules[name], most }, amount);
  }
  return {
    take,
    mustTake: async (name, who, most) => {
      const taken = await take(name, who, most);
      if (taken.kind === 'over') throw tooMany(taken.retryAfterSeconds);
    },
    giveBack: async (name, who) => void (await take(name, who, limitRules[name].most, -1)),
    isTaken: async (name, who) => (await store.used(keyOf(name, who))) > 0,
  };
}

export function tooMany(seconds: number): HttpError {
  const wait = Math.max(1, Math.ceil(seconds));
  return new HttpError(429, 'too_many_requests', `Too many attempts. Try again in ${wait} seconds.`, { retryAfter: wait });
}
