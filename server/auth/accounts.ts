// Signing up, proving an address, signing in.
import { addressTakenMail, verificationMail } from '../../content/mail.ts';
import type { Background } from '../background.ts';
import type { Clock } from '../clock.ts';
import { HttpError } from '../errors.ts';
import { fewTries, type Limits } from '../limits.ts';
import type { Mail } from '../mail/mail.ts';
import { longestPassword } from '../settings.ts';
import type { Store, StoredUser } from '../store/store.ts';
import { codeMinutes, codeTries, hashCode, isSameHash, newCode, secondsBetweenCodes } from './codes.ts';
import { hashPassword, isPasswordOf } from './password.ts';
import { emailTaken, findPerson, foldEmail, languageOf, mustBeEmail, mustBeEnabled, mustBePassword, newcomer } from './people.ts';

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
  /** @param address of the network, for counting wrong tries */
  logIn(email: string, password: string, address: string): Promise<StoredUser>;
  /** A verified admin, made when nobody has this address yet. */
  ensureAdmin(email: string, password: string): Promise<void>;
}

export interface AccountParts {
  store: Store;
  clock: Clock;
  mail: Mail;
  limits: Limits;
  background: Background;
  /** Hashes codes and the tokens of links. */
  secret: string;
  /** Where the app is, without a slash at its end: for links in letters. */
  publicUrl: string;
  /** Whoever signs up may use the app at once. */
  admitsEverybody: boolean;
}

export function createAccounts({ store: { users }, clock, mail, limits, background, secret, publicUrl, admitsEverybody }: AccountParts): Accounts {
  async function sendCode(user: StoredUser): Promise<void> {
    const code = newCode();
    const now = clock.now();
    await users.putCode(user.id, { hash: hashCode(secret, user.id, code), sentAt: now, expiresAt: now + codeMinutes * 60_000, triesLeft: codeTries });
    await mail.send({ to: user.email, ...verificationMail(languageOf(user), { code, minutes: codeMinutes }) });
  }

  return {
    async register(request) {
      const email = mustBeEmail(request.email);
      mustBePassword(request.password);
      const known = await users.findByEmail(email);
      if (known?.isVerified) {
        background.run(() => tellOwner(known));
        throw emailTaken();
      }
      if (known) await mustWaitForCode(known);
      await limits.mustTake('letterTo', email);
      if (known) await users.setPasswordHash(known.id, await hashPassword(request.password));
      const user = known ?? (await addUser(email, request.password, request.language));
      await sendCode(user);
      return user;
    },

    async resendCode(address) {
      const user = await findPerson(users, address);
      if (!user || user.isVerified) return;
      await mustWaitForCode(user);
      await limits.mustTake('letterTo', user.email);
      await sendCode(user);
    },

    async verify(address, code, password) {
      if (password !== undefined) mustBePassword(password);
      const user = await findPerson(users, address);
      const kept = user && (await users.takeTry(user.id));
      if (!user || !kept) throw codeWrong();
      if (kept.triesLeft === 0 || kept.expiresAt <= clock.now()) throw new HttpError(400, 'code_expired', 'This code is no longer valid. Ask for a new one.');
      if (!isSameHash(kept.hash, hashCode(secret, user.id, code.trim()))) throw codeWrong();
      mustBeEnabled(user);
      if (password !== undefined) await users.setPasswordHash(user.id, await hashPassword(password));
      await users.verify(user.id);
      return user;
    },

    async logIn(email, password, address) {
      const giveBack = await takeLoginTry(foldEmail(email), address);
      const user = await findPerson(users, email);
      // A longer one can't be anybody's, and is not worth hashing.
      const isRight = await isPasswordOf(user?.passwordHash, password.slice(0, longestPassword + 1));
      if (!user || !isRight) throw new HttpError(400, 'invalid_credentials', 'Invalid email or password');
      await giveBack();
      mustBeEnabled(user);
      if (!user.isVerified) throw new HttpError(403, 'email_not_verified', 'Please verify your email first.');
      await limits.mustTake('login', user.id);
      return user;
    },

    async ensureAdmin(address, password) {
      const email = mustBeEmail(address);
      const known = await users.findByEmail(email);
      if (known?.role === 'admin' && known.isVerified) return;
      if (known?.isVerified) throw new Error(`ADMIN_EMAIL is the address of somebody who is no admin. Choose another address, or make them one in the database.`);
      // Whoever signed up with this address did not prove it.
      if (known) {
        await users.makeAdmin(known.id, await hashPassword(password));
        await users.change(known.id, { isAdmitted: true });
      } else await users.add({ ...newcomer(email, await hashPassword(password), { isAdmitted: true }), role: 'admin', isVerified: true });
    },
  };

  /** Taken before the password is looked at, so that many tries at once are counted, too; what is returned gives it back. */
  async function takeLoginTry(email: string, address: string): Promise<() => Promise<void>> {
    const account = `${email} ${address}`;
    const anywhere = await limits.take('wrongPasswordAnywhere', email);
    await limits.mustTake('wrongPassword', account, anywhere.kind === 'over' ? fewTries : undefined);
    await limits.mustTake('wrongPasswordHere', address);
    return async () => {
      if (anywhere.kind === 'taken') await limits.giveBack('wrongPasswordAnywhere', email);
      await limits.giveBack('wrongPassword', account);
      await limits.giveBack('wrongPasswordHere', address);
    };
  }

  /** The contract answers 400 for an address that is taken; its owner hears of it, once a day. */
  async function tellOwner(user: StoredUser): Promise<void> {
    if (user.isService || (await limits.take('addressTaken', user.email)).kind === 'over') return;
    await mail.send({ to: user.email, ...addressTakenMail(languageOf(user), `${publicUrl}/login`) });
  }

  /** Nobody's mailbox is filled by somebody else's haste. */
  async function mustWaitForCode({ id }: StoredUser): Promise<void> {
    const code = await users.code(id);
    const wait = code ? Math.ceil((code.sentAt + secondsBetweenCodes * 1_000 - clock.now()) / 1_000) : 0;
    if (wait > 0) throw new HttpError(429, 'too_soon', `A code was sent a moment ago. Ask again in ${wait} seconds.`, { retryAfter: wait });
  }

  async function addUser(email: string, password: string, language: string | undefined): Promise<StoredUser> {
    const added = await users.add(newcomer(email, await hashPassword(password), { isAdmitted: admitsEverybody, language }));
    // Somebody signed up with this address at the same moment.
    const user = added ?? (await users.findByEmail(email));
    if (!user || user.isVerified) throw emailTaken();
    return user;
  }
}

/**
 * 400 where the contract's platform says 500 ObjectNotFoundError: that is a slip of theirs, and clients treat every 5xx as a server that
 * is out of order, to be asked again.
 */
function codeWrong(): HttpError {
  return new HttpError(400, 'code_wrong', 'This code is not right.');
}
