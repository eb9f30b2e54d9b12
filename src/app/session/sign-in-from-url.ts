// Sign-in with a token from the URL, or with a stored token without an account. The server
// identifies the account; a guest who only opened a link must confirm.
import { BehaviorSubject, filter, firstValueFrom, skip } from 'rxjs';
import type { StartParameters } from '../../backend/start-parameters.ts';
import type { DataContext } from '../../data/data-context.ts';
import { signInWithToken } from '../../features/account/sign-in-with-token.ts';
import { removeToken, storeUnclaimedToken, readUnclaimedToken } from './stored-session.ts';

/** Confirmation dialog that is open in front of the page; null for none. */
export const signInConfirmation = new BehaviorSubject<{
  email: string;
  answer: (yes: boolean) => void;
} | null>(null);

/**
 * Signs in with a token whose account is unknown. The page is shown meanwhile.
 * @param isSignedIn returns whether a user is signed in now
 */
export async function signInWithUnknownToken(
  data: DataContext,
  { accessToken, isLoginAwaited }: Pick<StartParameters, 'accessToken' | 'isLoginAwaited'>,
  isSignedIn: () => boolean,
): Promise<void> {
  const isFromLink = accessToken !== null && !isLoginAwaited;
  const token = accessToken ?? readUnclaimedToken();
  if (token === null) return;
  // A guest may be offline now. A signed-in user keeps the current token until the server has
  // verified the new token.
  if (!data.account && !isFromLink) storeUnclaimedToken(token);
  const answer = isFromLink
    ? await signInFromLink(data, token, isSignedIn)
    : await signInWithToken(data, token);
  if (answer !== 'done' && answer !== 'not now' && readUnclaimedToken() === token) removeToken();
}

/**
 * Stores nothing before the user has confirmed. Without a network, the page waits for the
 * connection.
 */
async function signInFromLink(
  data: DataContext,
  token: string,
  isSignedIn: () => boolean,
): ReturnType<typeof signInWithToken> {
  const answer = await signInWithToken(
    data,
    token,
    async (email) => !isSignedIn() && confirmSignIn(email),
  );
  if (answer !== 'not now') return answer;
  await firstValueFrom(data.online.pipe(skip(1), filter(Boolean)));
  return signInFromLink(data, token, isSignedIn);
}

function confirmSignIn(email: string): Promise<boolean> {
  return new Promise((resolve) => {
    signInConfirmation.next({
      email,
      answer(yes) {
        signInConfirmation.next(null);
        resolve(yes);
      },
    });
  });
}
