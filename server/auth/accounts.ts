// Signing up, proving an address, signing in.
import { addressTakenMail, choosePasswordMail, verificationMail } from '../../content/mail.ts';
import type { Background } from '../background.ts';
import type { Clock } from '../clock.ts';
import { HttpError } from '../errors.ts';
import { fewTries, tooMany, type Limits } from '../limits.ts';
import type { Mail } from '../mail/mail.ts';
import { longestPassword } from '../settings.ts';
import type { Store, StoredUser } from '../store/store.ts';
import { codeExpired, codeMinutes, codeTries, codeWrong, hashCode, isSameHash, newCode, resetMinutes } from './codes.ts';
import type { Links } from './links.ts';
import { hashPassword, isPasswordOf, noPassword } from './password.ts';
import { emailTaken, findPerson, foldEmail, languageOf, mustBeEmail, mustBeEnabled, mustBePassword, newcomer } from './people.ts';
import { mustBeStamped, sendStamped, type Postage } from './postage.ts';

export interface Accounts {
  /**
   * Mails a code. Two who sign up with one unproven address and different passwords make the password contested: neither counts until
   * whoever holds the mailbox has chosen one. Else a stranger, before or after its owner, would hold the password of the account that the
   * owner then proves.
   */
  register(request: { email: string; password: string; language: string | undefined; address: string }): Promise<StoredUser>;
  /**
   * Sends it after the answer, and none within a minute of the last one, which is still good: neither the answer nor its time says whether
   * there is such an account.
   */
  resendCode(email: string, address: string): Promise<void>;
  /** @param password our own app sends it: who holds the mailbox and the code chooses the password. Without one, and contested, a link to choose one is mailed. */
  verify(request: { email: string; code: string; password: string | undefined; address: string }): Promise<StoredUser>;
  /** @param address of the network, here as above: for counting */
  logIn(email: string, password: string, address: string): Promise<StoredUser>;
  /** A verified admin, made when nobody has this address yet. */
  ensureAdmin(email: string, password: string): Promise<void>;
}

export interface AccountParts {
  store: Store;
  clock: Clock;
  mail: Mail;
  limits: Limits;
  postage: Postage;
  links: Links;
  background: Background;
  /** Hashes codes and the tokens of links. */
  secret: string;
  /** Where the app is, without a slash at its end: for links in letters. */
  publicUrl: string;
  /** Whoever signs up may use the app at once. */
  admitsEverybody: boolean;
}

export function createAccounts({ store: { users }, clock, mail, limits, postage, links, background, secret, publicUrl, admitsEverybody }: AccountParts): Accounts {
  async function sendCode(user: StoredUser): Promise<void> {
    const code = newCode();
    const now = clock.now();
    await users.putCode(user.id, { hash: hashCode(secret, user.id, code), sentAt: now, expiresAt: now + codeMinutes * 60_000, triesLeft: codeTries });
    await mail.send({ to: user.email, ...verificationMail(languageOf(user), { code, minutes: codeMinutes }) });
  }

  async function sendChoice(user: StoredUser): Promise<void> {
    const link = await links.make(user.id, 'reset');
    await mail.send({ to: user.email, ...choosePasswordMail(languageOf(user), { link, minutes: resetMinutes }) });
  }

  async function resend(email: string, address: string): Promise<void> {
    const user = await findPerson(users, email);
    if (!user || user.isVerified) return;
    const stamp = await postage.take('code', user.email, address);
    // Not that of the asking: whether one has to wait again would say that there is such an account.
    if (stamp.kind === 'taken') await sendStamped([stamp], () => sendCode(user));
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
      // Before anything is refused: a letter that came a moment ago can be used all the same.
      if (known) await contest(known, request.password);
      const asked = await postage.ask('register', email, request.address);
      mustBeStamped(asked);
      const stamp = await postage.take('code', email, request.address);
      if (stamp.kind === 'over') throw tooMany(stamp.retryAfterSeconds);
      const user = known ?? (await addUser(email, request.password, request.language));
      // Somebody elsewhere was a moment quicker: their code is in the same mailbox.
      if (stamp.kind === 'taken') await sendStamped([asked, stamp], () => sendCode(user));
      return user;
    },

    async resendCode(email, address) {
      mustBeStamped(await postage.ask('resend', foldEmail(email), address));
      background.run(() => resend(email, address));
    },

    async verify({ email, code, password, address }) {
      if (password !== undefined) mustBePassword(password);
      const user = await findPerson(users, email);
      const sent = user && (await users.code(user.id));
      // What is mailed to somebody proven is another kind of code: nobody uses up its tries here.
      if (!user || !sent || user.isVerified) throw codeWrong();
      // A stranger's tries end with theirs: what is left of the code's own is not touched.
      if ((await limits.take('wrongCode', `${user.id} ${sent.hash} ${address}`)).kind === 'over') throw codeExpired();
      const kept = await users.takeTry(user.id);
      if (!kept) throw codeWrong();
      if (kept.triesLeft === 0 || kept.expiresAt <= clock.now()) throw codeExpired();
      if (!isSameHash(kept.hash, hashCode(secret, user.id, code.trim()))) throw codeWrong();
      mustBeEnabled(user);
      // In one step with the proof: for no moment is it the proven account of whoever signed up with another password.
      const proven = await users.verify(user.id, password === undefined ? undefined : await hashPassword(password));
      if (!proven) throw codeWrong();
      if (proven.passwordHash === noPassword) background.run(() => sendChoice(proven));
      return proven;
    },

    async logIn(email, password, address) {
      const user = await findPerson(users, email);
      // Counted for this password of the account: who chose a new one through their mailbox begins anew, from every address.
      const giveBack = await takeLoginTry(`${foldEmail(email)} ${user?.passwordHash ?? ''}`, address);
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
  async function takeLoginTry(account: string, address: string): Promise<() => Promise<void>> {
    const here = `${account} ${address}`;
    const anywhere = await limits.take('wrongPasswordAnywhere', account);
    await limits.mustTake('wrongPassword', here, anywhere.kind === 'over' ? fewTries : undefined);
    await limits.mustTake('wrongPasswordHere', address);
    return async () => {
      if (anywhere.kind === 'taken') await limits.giveBack('wrongPasswordAnywhere', account);
      await limits.giveBack('wrongPassword', here);
      await limits.giveBack('wrongPasswordHere', address);
    };
  }

  /** The contract answers 400 for an address that is taken; its owner hears of it, once a day. */
  async function tellOwner(user: StoredUser): Promise<void> {
    if (user.isService || (await limits.take('addressTaken', user.email)).kind === 'over') return;
    await mail.send({ to: user.email, ...addressTakenMail(languageOf(user), `${publicUrl}/login`) });
  }

  /** The same password again is no contest. */
  async function contest({ id, passwordHash }: StoredUser, password: string): Promise<void> {
    if (!(await isPasswordOf(passwordHash, password))) await users.setUnprovenPasswordHash(id, noPassword);
  }

  async function addUser(email: string, password: string, language: string | undefined): Promise<StoredUser> {
    const added = await users.add(newcomer(email, await hashPassword(password), { isAdmitted: admitsEverybody, language }));
    if (added) return added;
    // Somebody signed up with this address at the same moment.
    const user = await users.findByEmail(email);
    if (!user || user.isVerified) throw emailTaken();
    await contest(user, password);
    return user;
  }
}
