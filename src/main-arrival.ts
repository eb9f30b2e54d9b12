// Part of the front door: a token of unknown owner came with the address or lies in the storage. The server says whose it is; a guest who only opened a link is asked.
import { BehaviorSubject, filter, firstValueFrom, skip } from 'rxjs';
import type { StartUp } from './backend/start-up.ts';
import type { Data } from './data/data.ts';
import { signInWithToken } from './data/session.ts';
import { forgetToken, keepStrayToken, strayToken } from './main-session.ts';

/** A question that stands before the page; null for none. */
export const arrival = new BehaviorSubject<{ email: string; answer: (yes: boolean) => void } | null>(null);

/** The page does not wait for it. @param isSomebodyIn by now */
export async function proveToken(data: Data, { accessToken, loginAwaited }: Pick<StartUp, 'accessToken' | 'loginAwaited'>, isSomebodyIn: () => boolean): Promise<void> {
  const isFromLink = accessToken !== null && !loginAwaited;
  const token = accessToken ?? strayToken();
  if (token === null) return;
  // A guest may be without a network now; whoever is signed in keeps their own token until this one is proven.
  if (!data.account && !isFromLink) keepStrayToken(token);
  const answer = isFromLink ? await signInFromLink(data, token, isSomebodyIn) : await signInWithToken(data, token);
  if (answer !== 'done' && answer !== 'not now' && strayToken() === token) forgetToken();
}

/** Nothing is kept before the person has said yes: without a network, the page waits for one. */
async function signInFromLink(data: Data, token: string, isSomebodyIn: () => boolean): ReturnType<typeof signInWithToken> {
  const answer = await signInWithToken(data, token, async (email) => !isSomebodyIn() && ask(email));
  if (answer !== 'not now') return answer;
  await firstValueFrom(data.online.pipe(skip(1), filter(Boolean)));
  return signInFromLink(data, token, isSomebodyIn);
}

function ask(email: string): Promise<boolean> {
  return new Promise((resolve) => {
    arrival.next({
      email,
      answer(yes) {
        arrival.next(null);
        resolve(yes);
      },
    });
  });
}
