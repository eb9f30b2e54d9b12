// The calls of the backend contract that the app makes, each a typed function.
import type { Chapter } from '../../schemas/chapter.ts';
import type { Language } from '../../schemas/fields.ts';
import type { Translation } from '../../schemas/translations.ts';
import type { User } from '../../schemas/user.ts';
import { type Address, type Outcome, request } from './request.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface Backend {
  readonly address: Address;
  /** Mails a code of six digits. */
  register(credentials: Credentials, language: Language): Promise<Outcome<unknown>>;
  resendCode(email: string): Promise<Outcome<unknown>>;
  /** @param password becomes the account's: whoever has the code chose it */
  verifyCode(email: string, code: string, password: string): Promise<Outcome<{ access_token: string }>>;
  login(credentials: Credentials): Promise<Outcome<{ access_token: string; user: User }>>;
  me(token: string): Promise<Outcome<User>>;
  fetchChapter(place: { translation: string; book: string; chapter: number }, signal?: AbortSignal): Promise<Outcome<Chapter>>;
  listTranslations(): Promise<Outcome<{ translations: Translation[] }>>;
}

export function createBackend(address: Address): Backend {
  const app = `apps/${encodeURIComponent(address.appId)}`;
  const post = <T>(path: string, body: unknown, signal?: AbortSignal) => request<T>(address, `${app}/${path}`, { method: 'POST', body, ...(signal && { signal }) });
  return {
    address,
    register: (credentials, language) => post('auth/register', { ...credentials, language }),
    resendCode: (email) => post('auth/resend-otp', { email }),
    verifyCode: (email, code, password) => post('auth/verify-otp', { email, otp_code: code, password }),
    login: (credentials) => post('auth/login', credentials),
    me: (token) => request(address, `${app}/entities/User/me`, { token }),
    fetchChapter: ({ translation, book, chapter }, signal) =>
      post('functions/fetchBibleChapter', { book, chapter, translationCode: translation }, signal),
    listTranslations: () => post('functions/listTranslations', {}),
  };
}
