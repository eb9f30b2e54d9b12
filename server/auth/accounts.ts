// Accounts: sign-up, verification of the e-mail address by code, login, and creation of the admin
// that the settings name.
import {
  buildAddressTakenEmail,
  buildChoosePasswordEmail,
  buildVerificationEmail,
} from '../../content/emails/build-emails.ts';
import type { BackgroundTasks } from '../jobs/background-tasks.ts';
import type { Clock } from '../clock.ts';
import { HttpError } from '../errors.ts';
import { tooManyRequestsError, type RateLimits } from '../http/rate-limits.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
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
  requireAdminPassword,
  requirePassword,
  buildNewUser,
} from './account-rules.ts';
import { requireLoginAllowed, takeLoginTry } from './login-limits.ts';
import { requireMailPermit, sendWithinLimits, type MailLimits } from './mail-limits.ts';

export interface Accounts {
  /**
   * Sends a verification code by e-mail, and does not wait for the mail server.
   *
   * Two sign-ups with the same unverified address and different passwords make the password
   * contested. Neither password is valid until the owner of the mailbox chooses one. Otherwise a
   * stranger could know the password of the account that the owner later verifies.
   */
  register(request: {
    email: string;
    password: string;
    language: string | undefined;
    address: string;
  }): Promise<StoredUser>;
  /**
   * Sends a new code after the response. Within a minute of the last code it sends none, and the
   * last code stays valid. Neither the response nor its duration reveals whether the account
   * exists.
   */
  resendCode(email: string, address: string): Promise<void>;
  /**
   * @param password sent by Selah's own client: the person with the mailbox and the code chooses
   *   the password. Without this parameter, and with a contested password, a link to choose a
   *   password is sent by e-mail.
   */
  verify(request: {
    email: string;
    code: string;
    password: string | undefined;
    address: string;
  }): Promise<StoredUser>;
  /** @param address the network address, as in the methods above, for rate limits */
  logIn(email: string, password: string, address: string): Promise<StoredUser>;
  /**
   * Ensures that a verified admin with this address exists; creates the account when the address is
   * free.
   */
  ensureAdmin(email: string, password: string): Promise<void>;
}

export interface AccountParts {
  store: Store;
  clock: Clock;
  mails: MailQueue;
  limits: RateLimits;
  mailLimits: MailLimits;
  links: EmailLinks;
  background: BackgroundTasks;
  /** Hashes codes and the tokens of links. */
  secret: string;
  /** The URL of the app without a slash at the end, for links in e-mails. */
  publicUrl: string;
  /** Whether a new user may use the app immediately after sign-up. */
  isOpenToAll: boolean;
}

export function createAccounts({
  store: { users },
  clock,
  mails,
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
    const hash = hashCode(secret, user.id, code);
    await users.putCode(
      user.id,
      {
        hash,
        sentAt: now,
        expiresAt: now + codeMinutes * 60_000,
        triesLeft: maxCodeTriesTotal,
      },
      mails.prepare({
        kind: 'code',
        userId: user.id,
        codeHash: hash,
        to: user.email,
        ...buildVerificationEmail(getUserLanguage(user), { code, minutes: codeMinutes }),
      }),
    );
    await mails.deliver();
  }

  async function sendChoice(user: StoredUser): Promise<void> {
    await links.send(user, 'reset', (link) =>
      buildChoosePasswordEmail(getUserLanguage(user), { link, minutes: resetMinutes }),
    );
  }

  async function resend(email: string, address: string): Promise<void> {
    const user = await findUserByEmail(users, email);
    if (!user || user.isVerified) return;
    const permit = await mailLimits.takeSend('code', user.email, address);
    // The wait time of the send limit is not reported to the caller, because it would reveal that
    // the account exists.
    if (permit.kind === 'taken') await sendWithinLimits([permit], () => sendCode(user));
  }

  return {
    async register(request) {
      const email = requireEmail(request.email);
      requirePassword(request.password, email);
      const known = await users.findByEmail(email);
      if (known?.isVerified) {
        background.run(() => notifyOwner(known));
        throw emailTakenError();
      }
      // Runs before the limits may reject the request, because a code that was sent a moment ago is
      // still valid.
      if (known) await discardUnverifiedPassword(known, request.password);
      const requestPermit = await mailLimits.takeRequest('register', email, request.address);
      requireMailPermit(requestPermit);
      const permit = await mailLimits.takeSend('code', email, request.address);
      if (permit.kind === 'over') throw tooManyRequestsError(permit.retryAfterSeconds);
      const user = known ?? (await addUser(email, request.password, request.language));
      // Without a permit, a parallel sign-up sent a code a moment ago; that code is in the same
      // mailbox.
      if (permit.kind === 'taken')
        await sendWithinLimits([requestPermit, permit], () => sendCode(user));
      return user;
    },

    async resendCode(email, address) {
      requireMailPermit(await mailLimits.takeRequest('resend', normalizeEmail(email), address));
      background.run(() => resend(email, address));
    },

    async verify({ email, code, password, address }) {
      if (password !== undefined) requirePassword(password, email);
      const user = await findUserByEmail(users, email);
      const sent = user && (await users.findCode(user.id));
      // A verified user can only have a code for another purpose; requests here must not use up its
      // tries.
      if (!user || !sent || user.isVerified) throw wrongCodeError();
      // Each network address has its own limit of tries, so a stranger cannot use up the remaining
      // tries of the code.
      if ((await limits.take('wrongCode', `${user.id} ${sent.hash} ${address}`)).kind === 'over')
        throw expiredCodeError();
      const storedCode = await users.takeCodeTry(user.id);
      if (!storedCode) throw wrongCodeError();
      if (storedCode.triesLeft === 0 || storedCode.expiresAt <= clock.now())
        throw expiredCodeError();
      if (!isSameHash(storedCode.hash, hashCode(secret, user.id, code.trim())))
        throw wrongCodeError();
      requireEnabled(user);
      // The verification and the new password are stored in one step. So an account is never
      // verified with the password of another person who signed up.
      const verifiedUser = await users.verify(
        user.id,
        password === undefined ? undefined : await hashPassword(password),
        { codeHash: storedCode.hash },
      );
      if (!verifiedUser) throw wrongCodeError();
      if (verifiedUser.passwordHash === noPassword) background.run(() => sendChoice(verifiedUser));
      return verifiedUser;
    },

    async logIn(email, password, address) {
      const user = await findUserByEmail(users, email);
      // The key contains the hash of the current password. After a password reset by e-mail, the
      // count starts at zero for every network address.
      const giveBack = await takeLoginTry(
        limits,
        `${normalizeEmail(email)} ${user?.passwordHash ?? ''}`,
        address,
      );
      // Cut because no valid password is longer, and hashing a longer text wastes time.
      const isRight = await verifyPassword(
        user?.passwordHash,
        password.slice(0, maxPasswordLength + 1),
      );
      if (!user || !isRight)
        throw new HttpError(400, 'invalid_credentials', 'Invalid email or password');
      await giveBack();
      await requireLoginAllowed(limits, user);
      return user;
    },

    async ensureAdmin(address, password) {
      const email = requireEmail(address);
      const known = await users.findByEmail(email);
      if (known?.role === 'admin' && known.isVerified) return;
      if (known?.isVerified)
        throw new Error(
          `ADMIN_EMAIL is the address of an account that is not an admin. Choose another address, or make this account an admin in the database.`,
        );
      requireAdminPassword(password, email);
      // The earlier sign-up did not verify this address, so its password is replaced.
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
   * Informs the owner of an address, at most once a day, that another sign-up used this address.
   * The contract requires status 400 for such a sign-up.
   */
  async function notifyOwner(user: StoredUser): Promise<void> {
    if (user.isService || (await limits.take('addressTaken', user.email)).kind === 'over') return;
    await mails.add({
      kind: 'notice',
      userId: user.id,
      to: user.email,
      ...buildAddressTakenEmail(getUserLanguage(user), `${publicUrl}/login`),
    });
  }

  /** Keeps the stored password if the same password is sent again. */
  async function discardUnverifiedPassword(
    { id, passwordHash }: StoredUser,
    password: string,
  ): Promise<void> {
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
    // A parallel request signed up with this address at the same moment.
    const user = await users.findByEmail(email);
    if (!user || user.isVerified) throw emailTakenError();
    await discardUnverifiedPassword(user, password);
    return user;
  }
}
