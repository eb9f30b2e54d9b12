// A new password: by a mailed link for whoever forgot the old one or was invited, or with the old one.
import { passwordChangedMail, resetMail } from '../../content/mail.ts';
import type { Announcer } from '../announcer.ts';
import type { Background } from '../background.ts';
import { HttpError } from '../errors.ts';
import type { Limits } from '../limits.ts';
import type { Mail } from '../mail/mail.ts';
import { longestPassword } from '../settings.ts';
import type { Store, StoredUser } from '../store/store.ts';
import type { Caller } from './callers.ts';
import { resetMinutes } from './codes.ts';
import type { Links } from './links.ts';
import { hashPassword, isPasswordOf } from './password.ts';
import { findPerson, foldEmail, languageOf, mustBeEnabled, mustBePassword } from './people.ts';
import { type Postage, sendStamped } from './postage.ts';

export interface Passwords {
  /**
   * Mails a link, at most one a minute. Returns at once and says nothing about whether there is such an account.
   * @param address of the network, for counting
   */
  askForReset(email: string, address: string): void;
  /** @throws HttpError 400. Everybody who was signed in as this person is signed out. */
  reset(token: string, password: string): Promise<StoredUser>;
  /** @throws HttpError 400 or 429. Every other device of this person is signed out. */
  change(caller: Caller, current: string, password: string): Promise<void>;
}

export interface PasswordParts {
  store: Store;
  mail: Mail;
  links: Links;
  limits: Limits;
  postage: Postage;
  background: Background;
  announcer: Pick<Announcer, 'signOut'>;
  publicUrl: string;
}

export function createPasswords({ store: { users, sessions }, mail, links, limits, postage, background, announcer, publicUrl }: PasswordParts): Passwords {
  async function sendLink(email: string, address: string): Promise<void> {
    const asked = await postage.ask('reset', foldEmail(email), address);
    if (asked.kind !== 'taken') return;
    const user = await findPerson(users, email);
    if (!user || user.disabled) return;
    const stamp = await postage.take('reset', user.email, address);
    if (stamp.kind !== 'taken') return;
    await sendStamped([asked, stamp], async () => {
      const link = await links.make(user.id, 'reset');
      await mail.send({ to: user.email, ...resetMail(languageOf(user), { link, minutes: resetMinutes }) });
    });
  }

  async function put(user: StoredUser, password: string, keptSession?: string): Promise<void> {
    const passwordHash = await hashPassword(password);
    // The link proves the address, in one step with the new password: with the old one, whosever it was, nobody gets in any more.
    if (user.isVerified) await users.setPasswordHash(user.id, passwordHash);
    else await users.verify(user.id, passwordHash);
    await links.drop(user.id);
    announcer.signOut(await sessions.endAll(user.id, keptSession));
    background.run(() => mail.send({ to: user.email, ...passwordChangedMail(languageOf(user), `${publicUrl}/login`) }));
  }

  return {
    askForReset: (email, address) => background.run(() => sendLink(email, address)),

    async reset(token, password) {
      // First, so that a password that will not do leaves the link as it is.
      mustBePassword(password);
      const user = await links.take(token);
      if (!user) throw new HttpError(400, 'link_expired', 'This link is no longer valid. Ask for a new one.');
      mustBeEnabled(user);
      await put(user, password);
      return (await users.find(user.id)) ?? user;
    },

    async change({ user, sessionId }, current, password) {
      mustBePassword(password);
      const tries = `${user.id} ${user.passwordHash}`;
      await limits.mustTake('wrongPassword', tries);
      if (!(await isPasswordOf(user.passwordHash, current.slice(0, longestPassword + 1)))) throw new HttpError(400, 'password_wrong', 'The current password is not right.');
      await limits.giveBack('wrongPassword', tries);
      await put(user, password, sessionId ?? undefined);
    },
  };
}
