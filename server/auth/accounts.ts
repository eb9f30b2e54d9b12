// Signing up, proving an address, signing in.
import { verificationMail } from '../../content/mail.ts';
import { isLanguage } from '../../schemas/fields.ts';
import { checkNew } from '../check.ts';
import type { Clock } from '../clock.ts';
import { HttpError } from '../errors.ts';
import type { Mail } from '../mail/mail.ts';
import { isEmail, longestPassword, shortestPassword } from '../settings.ts';
import type { Store, StoredUser } from '../store/store.ts';
import { codeMinutes, codeTries, hashCode, isSameHash, newCode, secondsBetweenCodes } from './codes.ts';
import { hashPassword, isPasswordOf } from './password.ts';

export interface Accounts {
  /**
   * Mails a code. For an address that nobody has proven yet the newest password counts until `verify` says another: else whoever signs
   * up first with somebody's address would hold the password of the account that its owner later proves.
   */
  register(request: { email: string; password: string; language: string | undefined }): Promise<StoredUser>;
  /** Says nothing about whether there is such an account. */
  resendCode(email: string): Promise<void>;
  /** @param password our own app sends it: who holds the mailbox and the code chooses the password, whoever signed up with the address meanwhile */
  verify(email: string, code: string, password?: string): Promise<StoredUser>;
  logIn(email: string, password: string): Promise<StoredUser>;
  /** A verified admin, made when nobody has this address yet. */
  ensureAdmin(email: string, password: string): Promise<void>;
}

export function createAccounts({ store: { users }, clock, mail, secret }: { store: Store; clock: Clock; mail: Mail; secret: string }): Accounts {
  async function sendCode(user: StoredUser): Promise<void> {
    const code = newCode();
    const now = clock.now();
    await users.putCode(user.id, { hash: hashCode(secret, user.id, code), sentAt: now, expiresAt: now + codeMinutes * 60_000, triesLeft: codeTries });
    const { language } = user.settings;
    await mail.send({ to: user.email, ...verificationMail(isLanguage(language) ? language : 'en', { code, minutes: codeMinutes }) });
  }

  return {
    async register(request) {
      const email = mustBeEmail(request.email);
      mustBePassword(request.password);
      const known = await users.findByEmail(email);
      if (known?.isVerified) throw emailTaken();
      if (known) {
        await mustWaitForCode(known);
        await users.setPasswordHash(known.id, await hashPassword(request.password));
      }
      const user = known ?? (await addUser(email, request.password, request.language));
      await sendCode(user);
      return user;
    },

    async resendCode(address) {
      const user = await users.findByEmail(foldEmail(address));
      if (!user || user.isVerified) return;
      await mustWaitForCode(user);
      await sendCode(user);
    },

    async verify(address, code, password) {
      if (password !== undefined) mustBePassword(password);
      const user = await users.findByEmail(foldEmail(address));
      const kept = user && (await users.takeTry(user.id));
      if (!user || !kept) throw codeWrong();
      if (kept.triesLeft === 0 || kept.expiresAt <= clock.now()) throw new HttpError(400, 'code_expired', 'This code is no longer valid. Ask for a new one.');
      if (!isSameHash(kept.hash, hashCode(secret, user.id, code.trim()))) throw codeWrong();
      if (password !== undefined) await users.setPasswordHash(user.id, await hashPassword(password));
      await users.verify(user.id);
      return user;
    },

    async logIn(address, password) {
      const user = await users.findByEmail(foldEmail(address));
      // A longer one can't be anybody's, and is not worth hashing.
      const isRight = await isPasswordOf(user?.passwordHash, password.slice(0, longestPassword + 1));
      if (!user || !isRight) throw new HttpError(400, 'invalid_credentials', 'Invalid email or password');
      if (user.disabled) throw new HttpError(403, 'account_disabled', 'This account has been disabled.');
      if (!user.isVerified) throw new HttpError(403, 'email_not_verified', 'Please verify your email first.');
      return user;
    },

    async ensureAdmin(address, password) {
      const email = mustBeEmail(address);
      const known = await users.findByEmail(email);
      if (known?.role === 'admin' && known.isVerified) return;
      if (known?.isVerified) throw new Error(`ADMIN_EMAIL is the address of somebody who is no admin. Choose another address, or make them one in the database.`);
      // Whoever signed up with this address did not prove it.
      if (known) await users.makeAdmin(known.id, await hashPassword(password));
      else await users.add({ ...newcomer(email, await hashPassword(password)), role: 'admin', isVerified: true });
    },
  };

  /** Nobody's mailbox is filled by somebody else's haste. */
  async function mustWaitForCode({ id }: StoredUser): Promise<void> {
    const code = await users.code(id);
    const wait = code ? Math.ceil((code.sentAt + secondsBetweenCodes * 1_000 - clock.now()) / 1_000) : 0;
    if (wait > 0) throw new HttpError(429, 'too_soon', `A code was sent a moment ago. Ask again in ${wait} seconds.`, { retryAfter: wait });
  }

  async function addUser(email: string, password: string, language: string | undefined): Promise<StoredUser> {
    const settings = isLanguage(language) ? { language } : {};
    const added = await users.add(newcomer(email, await hashPassword(password), settings));
    // Somebody signed up with this address at the same moment.
    const user = added ?? (await users.findByEmail(email));
    if (!user || user.isVerified) throw emailTaken();
    return user;
  }
}

function newcomer(email: string, passwordHash: string, settings: Record<string, unknown> = {}) {
  const fullName = email.slice(0, email.lastIndexOf('@'));
  return { email, passwordHash, fullName, role: 'user', isVerified: false, disabled: false, settings: checkNew('User', settings) } as const;
}

function foldEmail(address: string): string {
  return address.trim().toLowerCase();
}

function mustBeEmail(address: string): string {
  const email = foldEmail(address);
  if (!isEmail(email)) throw new HttpError(400, 'email_invalid', 'This is not an e-mail address.');
  return email;
}

function mustBePassword(password: string): void {
  if (password.length < shortestPassword) throw new HttpError(400, 'password_too_short', `A password needs at least ${shortestPassword} characters.`);
  if (password.length > longestPassword) throw new HttpError(400, 'password_too_long', `A password may have at most ${longestPassword} characters.`);
}

function emailTaken(): HttpError {
  return new HttpError(400, 'email_taken', 'There is already an account with this e-mail address.');
}

function codeWrong(): HttpError {
  return new HttpError(400, 'code_wrong', 'This code is not right.');
}
