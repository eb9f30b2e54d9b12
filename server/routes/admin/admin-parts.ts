// What the routes of the administration API share: their parts, their path, and checks.
import type { FastifyBaseLogger } from 'fastify';
import type { AccountDeletion } from '../../auth/account-deletion.ts';
import type { Authenticator, Caller } from '../../auth/callers.ts';
import type { BibleProvider } from '../../bible/provider.ts';
import type { Clock } from '../../clock.ts';
import { HttpError } from '../../errors.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { ChangePublisher } from '../../realtime/change-publisher.ts';
import type { Settings } from '../../settings.ts';
import type { Store, StoredUser } from '../../store/store.ts';
import { isStoredId } from '../account-changes.ts';

export interface AdminParts {
  store: Store;
  authenticator: Authenticator;
  publisher: ChangePublisher;
  deletion: Pick<AccountDeletion, 'deleteByAdmin'>;
  mails: Pick<MailQueue, 'deliver'>;
  /** The Bible texts on this server. */
  localBible: Pick<BibleProvider, 'translations'>;
  settings: Settings;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface ById {
  Params: { id: string };
}

export const adminPath = '/api/apps/:appId/admin';

/** Options of routes that accept a body. */
export const options = { bodyLimit: 16 * 1024 };

/** Maximum length of a list that has no pages. */
export const maxListed = 200;

/** @throws HttpError 404 for a text that cannot be an id */
export function requireStoredId(id: string, notFound: string): string {
  if (!isStoredId(id)) throw notFoundError(notFound);
  return id;
}

/** @param sentence one English sentence */
export function notFoundError(sentence: string): HttpError {
  return new HttpError(404, 'not_found', sentence);
}

/** @throws HttpError 409 `own_account` when the caller would delete the own account */
export function requireOtherAccount(caller: Caller, user: StoredUser): void {
  if (caller.user.id === user.id)
    throw new HttpError(
      409,
      'own_account',
      'This is your own account. Delete it on the page of your account.',
    );
}
