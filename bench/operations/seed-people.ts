// Creates people with sessions in the store, as sign-ups would.
import { createSessions } from '../../server/auth/sessions.ts';
import { createTokens } from '../../server/auth/tokens.ts';
import { systemClock as clock } from '../../server/clock.ts';
import type { Store } from '../../server/store/store.ts';

export interface SeededPerson {
  id: string;
  email: string;
}

export async function addPerson(store: Pick<Store, 'users'>, email: string): Promise<SeededPerson> {
  const user = await store.users.add({
    email,
    passwordHash: 'no password has this hash',
    fullName: email,
    role: 'user',
    isVerified: true,
    isAdmitted: true,
    isService: false,
    disabled: false,
    settings: {},
  });
  if (!user) throw new Error(`${email} is taken.`);
  return { id: user.id, email };
}

/** Returns a function that signs a person in and returns the token. */
export function createSignIn(
  store: Pick<Store, 'sessions'>,
  secret: string,
): (person: SeededPerson) => Promise<string> {
  const sessions = createSessions({
    sessions: store.sessions,
    tokens: createTokens({ secret, appId: 'selah', clock }),
    clock,
  });
  return ({ id }) => sessions.start(id);
}
