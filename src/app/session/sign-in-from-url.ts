// Part of the front door: a token of unknown owner came with the address or lies in the storage.
// The server says whose it is; a guest who only opened a link is asked.
import { BehaviorSubject, filter, firstValueFrom, skip } from 'rxjs';
import type { StartParameters } from '../../backend/start-parameters.ts';
import type { DataContext } from '../../data/data-context.ts';
import { signInWithToken } from '../../features/account/authentication.ts';
import { removeToken, storeUnclaimedToken, readUnclaimedToken } from './stored-session.ts';

/** A question that stands before the page; null for none. */
export const signInConfirmation = new BehaviorSubject<{
  email: string;
  answer: (yes: boolean) => void;
} | null>(null);

/** The page does not wait for it. @param isSignedIn by now */
export async function signInWithUnknownToken(
  data: DataContext,
  { accessToken, isLoginAwaited }: Pick<StartParameters, 'accessToken' | 'isLoginAwaited'>,
  isSignedIn: () => boolean,
): Promise<void> {
  const isFromLink = accessToken !== null && !isLoginAwaited;
  const token = accessToken ?? readUnclaimedToken();
  if (token === null) return;
  // A guest may be without a network now; whoever is signed in keeps their own token until this one
  // is proven.
  if (!data.account && !isFromLink) storeUnclaimedToken(token);
  const answer = isFromLink
    ? await signInFromLink(data, token, isSignedIn)
    : await signInWithToken(data, token);
  if (answer !== 'done' && answer !== 'not now' && readUnclaimedToken() === token) removeToken();
}

/** Nothing is kept before the person has said yes: without a network, the page waits for one. */
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
