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
import { findPerson, languageOf, mustBeEnabled, mustBePassword } from './people.ts';

export interface Passwords {
  /** Mails a link, at most one a minute. Returns at once and says nothing about whether there is such an account. */
  askForReset(email: string): void;
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
  background: Background;
  announcer: Pick<Announcer, 'signOut'>;
  publicUrl: string;
}

export function createPasswords({ store: { users, sessions }, mail, links, limits, background, announcer, publicUrl }: PasswordParts): Passwords {
  async function sendLink(email: string): Promise<void> {
    const user = await findPerson(users, email);
    if (!user || user.disabled || (await links.wait(user.id, 'reset')) > 0) return;
    if ((await limits.take('letterTo', user.email)).kind === 'over') return;
    const link = await links.make(user.id, 'reset');
    await mail.send({ to: user.email, ...resetMail(languageOf(user), { link, minutes: resetMinutes }) });
  }

  async function put(user: StoredUser, password: string, keptSession?: string): Promise<void> {
    await users.setPasswordHash(user.id, await hashPassword(password));
    await links.drop(user.id);
    announcer.signOut(await sessions.endAll(user.id, keptSession));
    background.run(() => mail.send({ to: user.email, ...passwordChangedMail(languageOf(user), `${publicUrl}/login`) }));
  }

  return {
    askForReset: (email) => background.run(() => sendLink(email)),

    async reset(token, password) {
      // First, so that a password that will not do leaves the link as it is.
      mustBePassword(password);
      const user = await links.take(token);
      if (!user) throw new HttpError(400, 'link_expired', 'This link is no longer valid. Ask for a new one.');
      mustBeEnabled(user);
      if (!user.isVerified) await users.verify(user.id);
      await put(user, password);
      return (await users.find(user.id)) ?? user;
    },

    async change({ user, sessionId }, current, password) {
      mustBePassword(password);
      await limits.mustTake('wrongPassword', user.id);
      if (!(await isPasswordOf(user.passwordHash, current.slice(0, longestPassword + 1)))) throw new HttpError(400, 'password_wrong', 'The current password is not right.');
      await limits.giveBack('wrongPassword', user.id);
      await put(user, password, sessionId ?? undefined);
    },
  };
}
