// React hooks for the profile of the user and for the name by which the app addresses the user.
import type { Profile } from '../../../schemas/entities/user.ts';
import type { Account } from '../data-context.ts';
import { useData, useLiveQuery } from '../data-provider.tsx';
import { lazyQuery } from '../lazy-query.ts';

const watchProfile = lazyQuery(async () => (await import('./profile.ts')).watchProfile);

/** Returns the profile on this device; null for a guest, undefined until it is read. */
export function useProfile(): Profile | null | undefined {
  return useLiveQuery('profile', watchProfile);
}

/** Returns the name; empty for a guest and when no name is known. */
export function useDisplayName(): string {
  const { account } = useData();
  const profile = useProfile() ?? null;
  return account ? getDisplayName(account, profile) : '';
}

/**
 * Returns the name by which the user is addressed: the name that the user chose, otherwise the
 * account's name. Backends name a new account after its e-mail address, which is not a person's
 * name: the result is empty then.
 */
export function getDisplayName(
  { email, full_name: accountName }: Account,
  profile: Pick<Profile, 'display_name' | 'full_name'> | null,
): string {
  const chosenName = profile?.display_name?.trim();
  if (chosenName) return chosenName;
  const name = (profile?.full_name ?? accountName ?? '').trim();
  const mailbox = email.slice(0, Math.max(0, email.lastIndexOf('@')));
  const ofAddress = [email, mailbox].flatMap((one) => [one, one.toLowerCase()]);
  return ofAddress.includes(name) ? '' : name;
}
