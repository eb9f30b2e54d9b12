// The holder of the service token: acts for the owner of the server, without any access rule.
import { randomBytes } from 'node:crypto';
import { validateNewRecord } from '../entities/validation.ts';
import type { StoredUser, UserStore } from '../store/store.ts';
import { hashSecret, isSameHash } from './verification-codes.ts';
import { hashPassword } from './password-hash.ts';

export interface ServiceAccount {
  /** Compared in constant time. False when no service token is configured. */
  isToken(token: string): boolean;
  /** Owns what the service makes for nobody in particular; made when it is first needed. */
  user(): Promise<StoredUser>;
}

export function createServiceAccount({
  users,
  token,
  secret,
}: {
  users: UserStore;
  token: string | undefined;
  secret: string;
}): ServiceAccount {
  const expected = token === undefined ? undefined : hashSecret(secret, 'service', token);
  let made: Promise<StoredUser> | undefined;
  return {
    isToken: (given) =>
      expected !== undefined && isSameHash(expected, hashSecret(secret, 'service', given)),
    user: () => {
      made ??= requireServiceUser(users).catch((error: unknown) => {
        // The next call tries again.
        made = undefined;
        throw error;
      });
      return made;
    },
  };
}

/** No mail reaches this domain (RFC 2606), and nobody can sign up with it: see `isServiceEmail`. */
const serviceEmail = 'service@selah.invalid';

/** The address of the service user is nobody's. */
export function isServiceEmail(email: string): boolean {
  return email === serviceEmail;
}

async function requireServiceUser(users: UserStore): Promise<StoredUser> {
  const known = await users.findByEmail(serviceEmail);
  if (known) return known;
  const added = await users.add({
    email: serviceEmail,
    // Of a password that nobody has ever seen.
    passwordHash: await hashPassword(randomBytes(32).toString('base64')),
    fullName: 'service',
    // What it may do follows from its token, not from a role: it must not count as an admin who is
    // left.
    role: 'user',
    isVerified: false,
    isAdmitted: true,
    isService: true,
    disabled: false,
    settings: validateNewRecord('User', {}),
  });
  // Another server made it at the same moment.
  const user = added ?? (await users.findByEmail(serviceEmail));
  if (!user) throw new Error('The service user could be neither made nor found.');
  return user;
}
