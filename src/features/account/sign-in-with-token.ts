// Signs in with a token that is already there. This code is in the first load, so it does not use
// the records.
import { toOutcome } from '../../backend/outcome.ts';
import type { User } from '../../../schemas/entities/user.ts';
import type { Account, DataContext } from '../../data/data-context.ts';

/**
 * Signs in with a token from the URL after a login on another page, or with a token stored by an
 * interrupted login. A signed-in user is not replaced by another user, because a link could contain
 * a stranger's token.
 * @param confirm asks a guest before anything is stored; a guest who opened a stranger's link would
 *   otherwise write into the stranger's account
 * @returns `refused` if the token is invalid
 */
export async function signInWithToken(
  data: DataContext,
  token: string,
  confirm?: (email: string) => Promise<boolean>,
): Promise<'done' | 'not now' | 'refused' | 'other user' | 'declined'> {
  const me = await toOutcome(data.backend.auth.me({ token }));
  if (me.kind === 'offline') return 'not now';
  if (me.kind === 'refused') return me.status === 401 || me.status === 403 ? 'refused' : 'not now';
  if (data.account && data.account.id !== me.value.id) return 'other user';
  if (!data.account && confirm && !(await confirm(me.value.email))) return 'declined';
  await data.startSession({ account: toAccount(me.value), user: me.value, token });
  return 'done';
}

export function toAccount({ id, email, full_name: name }: User): Account {
  return { id, email, full_name: name };
}
