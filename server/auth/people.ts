// What is true of everybody with an account: their address, their password, their language, how they begin.
import { isLanguage, type Language } from '../../schemas/fields.ts';
import { checkNew } from '../check.ts';
import { HttpError } from '../errors.ts';
import { isEmail, longestPassword, shortestPassword } from '../settings.ts';
import type { NewUser, StoredUser, UserStore } from '../store/store.ts';
import { isServiceEmail } from './service.ts';

/** What is kept of somebody new; their name is the local part of their address until they say another. */
export function newcomer(email: string, passwordHash: string, { isAdmitted, language }: { isAdmitted: boolean; language?: string | undefined }): NewUser {
  const settings = checkNew('User', isLanguage(language) ? { language } : {});
  const fullName = email.slice(0, email.lastIndexOf('@'));
  return { email, passwordHash, fullName, role: 'user', isVerified: false, isAdmitted, isService: false, disabled: false, settings };
}

/** The person with this address, in whatever capitals; the service user is nobody. */
export async function findPerson(users: UserStore, address: string): Promise<StoredUser | undefined> {
  const user = await users.findByEmail(foldEmail(address));
  return user?.isService ? undefined : user;
}

export function foldEmail(address: string): string {
  return address.trim().toLowerCase();
}

/** @throws HttpError 400; what passes holds no line break, so no letter gets a header from it */
export function mustBeEmail(address: string): string {
  const email = foldEmail(address);
  if (!isEmail(email) || isServiceEmail(email)) throw new HttpError(400, 'email_invalid', 'This is not an e-mail address.');
  return email;
}

/** @throws HttpError 400 */
export function mustBePassword(password: string): void {
  if (password.length < shortestPassword) throw new HttpError(400, 'password_too_short', `A password needs at least ${shortestPassword} characters.`);
  if (password.length > longestPassword) throw new HttpError(400, 'password_too_long', `A password may have at most ${longestPassword} characters.`);
}

/** @throws HttpError 403 */
export function mustBeEnabled(user: StoredUser): void {
  if (user.disabled) throw new HttpError(403, 'account_disabled', 'This account has been disabled.');
}

/** English where nobody has said another. */
export function languageOf(...people: readonly StoredUser[]): Language {
  return people.map(({ settings }) => settings['language']).find(isLanguage) ?? 'en';
}

export function emailTaken(): HttpError {
  return new HttpError(400, 'email_taken', 'There is already an account with this e-mail address.');
}
