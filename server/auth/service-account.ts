// Checks the service token and provides the service user, which acts for the owner of the server
// without access rules.
import { randomBytes } from 'node:crypto';
import pMemoize from 'p-memoize';
import { validateNewRecord } from '../entities/validation.ts';
import type { StoredUser, UserStore } from '../store/store.ts';
import { hashSecret, isSameHash } from './verification-codes.ts';
import { hashPassword } from './password-hash.ts';

export interface ServiceAccount {
  /** Compared in constant time. False when no service token is configured. */
  isToken(token: string): boolean;
  /**
   * Returns the service user, who owns records that the service creates without a named user. The
   * user is created on first use.
   */
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
  return {
    isToken: (candidate) =>
      expected !== undefined && isSameHash(expected, hashSecret(secret, 'service', candidate)),
    // After a failure, the next call tries again.
    user: pMemoize(() => requireServiceUser(users)),
  };
}

/**
 * No e-mail reaches this domain (RFC 2606), and no visitor can sign up with this address: see
 * `isServiceEmail`.
 */
const serviceEmail = 'service@selah.invalid';

/** Returns whether the address is reserved for the service user. */
export function isServiceEmail(email: string): boolean {
  return email === serviceEmail;
}

async function requireServiceUser(users: UserStore): Promise<StoredUser> {
  const known = await users.findByEmail(serviceEmail);
  if (known) return known;
  const added = await users.add({
    email: serviceEmail,
    // The hash of a random password that is not stored anywhere.
    passwordHash: await hashPassword(randomBytes(32).toString('base64')),
    fullName: 'service',
    // The token gives the service user its rights, not a role. With the role admin, it would count
    // as a remaining admin.
    role: 'user',
    isVerified: false,
    isAdmitted: true,
    isService: true,
    disabled: false,
    settings: validateNewRecord('User', {}),
  });
  // Another server created the user at the same moment.
  const user = added ?? (await users.findByEmail(serviceEmail));
  if (!user) throw new Error('The service user could neither be created nor found.');
  return user;
}
