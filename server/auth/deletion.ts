// An account that its owner deletes at once: proven by a code in their mailbox, for a session alone may be anybody's who found the device open.
import { deletedMail } from '../../content/mail-deleted.ts';
import { deletionCodeMail } from '../../content/mail-deletion-code.ts';
import type { Announcer } from '../announcer.ts';
import type { Background } from '../background.ts';
import type { Catalog } from '../catalog.ts';
import type { Clock } from '../clock.ts';
import { HttpError, lastAdmin } from '../errors.ts';
import { tooMany, type Limits } from '../limits.ts';
import type { Mail } from '../mail/mail.ts';
import type { Bequest, Store, StoredUser } from '../store/store.ts';
import { codeExpired, codeMinutes, codeWrong, hashSecret, isSameHash, newCode } from './codes.ts';
import { findOtherInCharge } from './in-charge.ts';
import { languageOf } from './people.ts';
import { mustBeStamped, sendStamped, type Postage } from './postage.ts';

/** Only whoever is signed in tries, so nobody else uses these up. */
const tries = 5;

export interface Deletion {
  /**
   * Mails a code, none within a minute of the last one, which is still good.
   * @param address of the network, for counting
   * @throws HttpError 409 to the last admin, 429, or 503 when the letter could not be handed over
   */
  sendCode(user: StoredUser, address: string): Promise<void>;
  /**
   * Everything of this person is gone in one step, and their devices are signed out. A last letter says so.
   * @throws HttpError 400 for a code that is wrong or old, 409 to the last admin, 429
   */
  carryOut(user: StoredUser, code: string): Promise<void>;
  /** Whether this person's account was deleted with this code within the last day: for whoever asks again because the answer was lost. */
  isDone(userId: string, code: string): Promise<boolean>;
}

export interface DeletionParts {
  store: Pick<Store, 'users'>;
  clock: Clock;
  mail: Mail;
  limits: Limits;
  postage: Postage;
  background: Background;
  announcer: Pick<Announcer, 'signOutPerson'>;
  catalog: Pick<Catalog, 'all'>;
  /** For how long backups hold what was deleted; 0: nothing is said of them. */
  backupDays: number;
  /** Hashes codes. */
  secret: string;
}

export function createDeletion({ store: { users }, clock, mail, limits, postage, background, announcer, catalog, backupDays, secret }: DeletionParts): Deletion {
  const content = catalog.all().flatMap(({ name, access }) => (access === 'content' ? [name] : []));

  function hashOf({ id }: StoredUser, code: string): string {
    return hashSecret(secret, 'deletion', `${id}:${code}`);
  }

  async function mustBeCode(user: StoredUser, code: string): Promise<void> {
    await limits.mustTake('wrongDeletionCode', user.id);
    const kept = await users.takeTry(user.id);
    if (!kept) throw codeWrong();
    if (kept.triesLeft === 0 || kept.expiresAt <= clock.now()) throw codeExpired();
    if (!isSameHash(kept.hash, hashOf(user, code.trim()))) throw codeWrong();
    await limits.giveBack('wrongDeletionCode', user.id);
  }

  /** What they wrote for everybody stays, and passes to another admin. @throws HttpError 409 when nobody could look after the app any more */
  async function bequestOf(user: StoredUser): Promise<Bequest | undefined> {
    const heir = await findOtherInCharge(users, user);
    if (!heir && user.role === 'admin') throw lastAdmin();
    return heir && { entities: content, heirId: heir.id, keeps: true, mustBeInCharge: true };
  }

  return {
    async sendCode(user, address) {
      await bequestOf(user);
      const asked = await postage.ask('deletion', user.email, address);
      mustBeStamped(asked);
      const stamp = await postage.take('deletion', user.email, address);
      if (stamp.kind === 'over') throw tooMany(stamp.retryAfterSeconds);
      // Another device of theirs was a moment quicker: its letter is in the same mailbox.
      if (stamp.kind === 'soon') return;
      const code = newCode();
      const now = clock.now();
      await sendStamped([asked, stamp], async () => {
        await users.putCode(user.id, { hash: hashOf(user, code), sentAt: now, expiresAt: now + codeMinutes * 60_000, triesLeft: tries });
        await mail.send({ to: user.email, ...deletionCodeMail(languageOf(user), { code, minutes: codeMinutes }) });
      });
    },

    async carryOut(user, code) {
      await mustBeCode(user, code);
      if (!(await users.remove(user.id, await bequestOf(user)))) throw new HttpError(401, 'unauthorized', 'This account is gone already.');
      await limits.take('deletedWith', deletedWith(user.id, code));
      announcer.signOutPerson(user.id);
      background.run(() => mail.send({ to: user.email, ...deletedMail(languageOf(user), { backupDays }) }));
    },

    isDone: (userId, code) => limits.isTaken('deletedWith', deletedWith(userId, code)),
  };
}

function deletedWith(userId: string, code: string): string {
  return `${userId} ${code.trim()}`;
}
