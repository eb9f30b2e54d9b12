// Signing up, proving an address, signing in.
import {
  buildAddressTakenEmail,
  buildChoosePasswordEmail,
  buildVerificationEmail,
} from '../../content/emails/account-emails.ts';
import type { BackgroundTasks } from '../jobs/background-tasks.ts';
import type { Clock } from '../clock.ts';
import { HttpError } from '../errors.ts';
import { maxCodeTries, tooManyRequestsError, type RateLimits } from '../http/rate-limits.ts';
import type { MailSender } from '../mail/mail.ts';
import { maxPasswordLength } from '../settings.ts';
import type { Store, StoredUser } from '../store/store.ts';
import {
  expiredCodeError,
  codeMinutes,
  maxCodeTriesTotal,
  wrongCodeError,
  hashCode,
  isSameHash,
  createCode,
  resetMinutes,
} from './verification-codes.ts';
import type { EmailLinks } from './password-links.ts';
import { hashPassword, verifyPassword, noPassword } from './password-hash.ts';
import {
  emailTakenError,
  findUserByEmail,
  normalizeEmail,
  getUserLanguage,
  requireEmail,
  requireEnabled,
  requirePassword,
  buildNewUser,
} from './account-rules.ts';
import { requireMailPermit, sendWithinLimits, type MailLimits } from './mail-limits.ts';

export interface Accounts {
  /**
   * Mails a code. Two who sign up with one unproven address and different passwords make the
   * password contested: neither counts until whoever holds the mailbox has chosen one. Else a
   * stranger, before or after its owner, would hold the password of the account that the owner then
   * proves.
   */
  register(request: {
    email: string;
    password: string;
    language: string | undefined;
    address: string;
  }): Promise<StoredUser>;
  /**
   * Sends it after the answer, and none within a minute of the last one, which is still good:
   * neither the answer nor its time says whether there is such an account.
   */
  resendCode(email: string, address: string): Promise<void>;
  /**
   * @param password our own app sends it: who holds the mailbox and the code chooses the password.
   * Without one, and contested, a link to choose one is mailed.
   */
  verify(request: {
    email: string;
    code: string;
    password: string | undefined;
    address: string;
  }): Promise<StoredUser>;
  /** @param address of the network, here as above: for counting */
  logIn(email: string, password: string, address: string): Promise<StoredUser>;
  /** A verified admin, made when nobody has this address yet. */
  ensureAdmin(email: string, password: string): Promise<void>;
}

export interface AccountParts {
  store: Store;
  clock: Clock;
  mail: MailSender;
  limits: RateLimits;
  mailLimits: MailLimits;
  links: EmailLinks;
  background: BackgroundTasks;
  /** Hashes codes and the tokens of links. */
  secret: string;
  /** Where the app is, without a slash at its end: for links in letters. */
  publicUrl: string;
  /** Whoever signs up may use the app at once. */
  isOpenToAll: boolean;
}

export function createAccounts({
  store: { users },
  clock,
  mail,
  limits,
  mailLimits,
  links,
  background,
  secret,
  publicUrl,
  isOpenToAll,
}: AccountParts): Accounts {
  async function sendCode(user: StoredUser): Promise<void> {
    const code = createCode();
    const now = clock.now();
    await users.putCode(user.id, {
      hash: hashCode(secret, user.id, code),
      sentAt: now,
      expiresAt: now + codeMinutes * 60_000,
      triesLeft: maxCodeTriesTotal,
    });
    await mail.send({
      to: user.email,
      ...buildVerificationEmail(getUserLanguage(user), { code, minutes: codeMinutes }),
    });
  }

  async function sendChoice(user: StoredUser): Promise<void> {
    const link = await links.create(user.id, 'reset');
    await mail.send({
      to: user.email,
      ...buildChoosePasswordEmail(getUserLanguage(user), { link, minutes: resetMinutes }),
    });
  }

  async function resend(email: string, address: string): Promise<void> {
    const user = await findUserByEmail(users, email);
    if (!user || user.isVerified) return;
    const permit = await mailLimits.takeSend('code', user.email, address);
    // Not that of the asking: whether one has to wait again would say that there is such an
    // account.
    if (permit.kind === 'taken') await sendWithinLimits([permit], () => sendCode(user));
  }

  return {
    async register(request) {
      const email = requireEmail(request.email);
      requirePassword(request.password);
      const known = await users.findByEmail(email);
      if (known?.isVerified) {
        background.run(() => tellOwner(known));
        throw emailTakenError();
      }
      // Before anything is refused: a letter that came a moment ago can be used all the same.
      if (known) await contest(known, request.password);
      const asked = await mailLimits.takeRequest('register', email, request.address);
      requireMailPermit(asked);
      const permit = await mailLimits.takeSend('code', email, request.address);
      if (permit.kind === 'over') throw tooManyRequestsError(permit.retryAfterSeconds);
      const user = known ?? (await addUser(email, request.password, request.language));
      // Somebody elsewhere was a moment quicker: their code is in the same mailbox.
      if (permit.kind === 'taken') await sendWithinLimits([asked, permit], () => sendCode(user));
      return user;
    },

    async resendCode(email, address) {
      requireMailPermit(await mailLimits.takeRequest('resend', normalizeEmail(email), address));
      background.run(() => resend(email, address));
    },

    async verify({ email, code, password, address }) {
      if (password !== undefined) requirePassword(password);
      const user = await findUserByEmail(users, email);
      const sent = user && (await users.findCode(user.id));
      // What is mailed to somebody proven is another kind of code: nobody uses up its tries here.
      if (!user || !sent || user.isVerified) throw wrongCodeError();
      // A stranger's tries end with theirs: what is left of the code's own is not touched.
      if ((await limits.take('wrongCode', `${user.id} ${sent.hash} ${address}`)).kind === 'over')
        throw expiredCodeError();
      const kept = await users.takeCodeTry(user.id);
      if (!kept) throw wrongCodeError();
      if (kept.triesLeft === 0 || kept.expiresAt <= clock.now()) throw expiredCodeError();
      if (!isSameHash(kept.hash, hashCode(secret, user.id, code.trim()))) throw wrongCodeError();
      requireEnabled(user);
      // In one step with the proof: for no moment is it the proven account of whoever signed up
      // with another password.
      const proven = await users.verify(
        user.id,
        password === undefined ? undefined : await hashPassword(password),
      );
      if (!proven) throw wrongCodeError();
      if (proven.passwordHash === noPassword) background.run(() => sendChoice(proven));
      return proven;
    },

    async logIn(email, password, address) {
      const user = await findUserByEmail(users, email);
      // Counted for this password of the account: who chose a new one through their mailbox begins
      // anew, from every address.
      const giveBack = await takeLoginTry(
        `${normalizeEmail(email)} ${user?.passwordHash ?? ''}`,
        address,
      );
      // A longer one can't be anybody's, and is not worth hashing.
      const isRight = await verifyPassword(
        user?.passwordHash,
        password.slice(0, maxPasswordLength + 1),
      );
      if (!user || !isRight)
        throw new HttpError(400, 'invalid_credentials', 'Invalid email or password');
      await giveBack();
      requireEnabled(user);
      if (!user.isVerified)
        throw new HttpError(403, 'email_not_verified', 'Please verify your email first.');
      await limits.takeOrThrow('login', user.id);
      return user;
    },

    async ensureAdmin(address, password) {
      const email = requireEmail(address);
      const known = await users.findByEmail(email);
      if (known?.role === 'admin' && known.isVerified) return;
      if (known?.isVerified)
        throw new Error(
          `ADMIN_EMAIL is the address of somebody who is no admin. Choose another address, or make them one in the database.`,
        );
      // Whoever signed up with this address did not prove it.
      if (known) {
        await users.makeAdmin(known.id, await hashPassword(password));
        await users.change(known.id, { isAdmitted: true });
      } else
        await users.add({
          ...buildNewUser(email, await hashPassword(password), { isAdmitted: true }),
          role: 'admin',
          isVerified: true,
        });
    },
  };

  /**
   * Taken before the password is looked at, so that many tries at once are counted, too; what is
   * returned gives it back.
   */
  async function takeLoginTry(account: string, address: string): Promise<() => Promise<void>> {
    const here = `${account} ${address}`;
    const anywhere = await limits.take('wrongPasswordAnywhere', account);
    await limits.takeOrThrow(
      'wrongPassword',
      here,
      anywhere.kind === 'over' ? maxCodeTries : undefined,
    );
    await limits.takeOrThrow('wrongPasswordHere', address);
    return async () => {
      if (anywhere.kind === 'taken') await limits.giveBack('wrongPasswordAnywhere', account);
      await limits.giveBack('wrongPassword', here);
      await limits.giveBack('wrongPasswordHere', address);
    };
  }

  /** The contract answers 400 for an address that is taken; its owner hears of it, once a day. */
  async function tellOwner(user: StoredUser): Promise<void> {
    if (user.isService || (await limits.take('addressTaken', user.email)).kind === 'over') return;
    await mail.send({
      to: user.email,
      ...buildAddressTakenEmail(getUserLanguage(user), `${publicUrl}/login`),
    });
  }

  /** The same password again is no contest. */
  async function contest({ id, passwordHash }: StoredUser, password: string): Promise<void> {
    if (!(await verifyPassword(passwordHash, password)))
      await users.setUnprovenPasswordHash(id, noPassword);
  }

  async function addUser(
    email: string,
    password: string,
    language: string | undefined,
  ): Promise<StoredUser> {
    const added = await users.add(
      buildNewUser(email, await hashPassword(password), { isAdmitted: isOpenToAll, language }),
    );
    if (added) return added;
    // Somebody signed up with this address at the same moment.
    const user = await users.findByEmail(email);
    if (!user || user.isVerified) throw emailTakenError();
    await contest(user, password);
    return user;
  }
}
