// Rules for all accounts: e-mail address, password, language, and the initial values of a new user.
import { isLanguage, type Language } from '../../schemas/languages.ts';
import { validateNewRecord } from '../entities/validation.ts';
import { HttpError } from '../errors.ts';
import { isEmail, maxPasswordLength, minPasswordLength } from '../settings.ts';
import type { NewUser, StoredUser, UserStore } from '../store/store.ts';
import { findPasswordWeakness } from './password-weakness.ts';
import { isServiceEmail } from './service-account.ts';

/**
 * Returns the initial values of a new user. The name is the local part of the e-mail address until
 * the user changes it.
 */
export function buildNewUser(
  email: string,
  passwordHash: string,
  { isAdmitted, language }: { isAdmitted: boolean; language?: string | undefined },
): NewUser {
  const settings = validateNewRecord('User', isLanguage(language) ? { language } : {});
  const fullName = email.slice(0, email.lastIndexOf('@'));
  return {
    email,
    passwordHash,
    fullName,
    role: 'user',
    isVerified: false,
    isAdmitted,
    isService: false,
    disabled: false,
    settings,
  };
}

/**
 * Returns the user with this e-mail address, in upper or lower case. The service user is never
 * returned.
 */
export async function findUserByEmail(
  users: UserStore,
  address: string,
): Promise<StoredUser | undefined> {
  const user = await users.findByEmail(normalizeEmail(address));
  return user?.isService ? undefined : user;
}

export function normalizeEmail(address: string): string {
  return address.trim().toLowerCase();
}

/**
 * Returns the normalized address. An accepted address contains no line break, so it cannot inject a
 * header into an e-mail.
 * @throws HttpError 400
 */
export function requireEmail(address: string): string {
  const email = normalizeEmail(address);
  if (!isEmail(email) || isServiceEmail(email))
    throw new HttpError(400, 'email_invalid', 'This is not an e-mail address.');
  return email;
}

/**
 * @param email the address of the account, whose name is a bad password
 * @throws HttpError 400
 */
export function requirePassword(password: string, email: string): void {
  if (password.length < minPasswordLength)
    throw new HttpError(
      400,
      'password_too_short',
      `A password needs at least ${minPasswordLength} characters.`,
    );
  if (password.length > maxPasswordLength)
    throw new HttpError(
      400,
      'password_too_long',
      `A password may have at most ${maxPasswordLength} characters.`,
    );
  const weakness = findPasswordWeakness(password, email);
  if (weakness === 'common')
    throw new HttpError(
      400,
      'password_common',
      'This password is easy to guess, because it is common or follows a simple pattern. ' +
        'Choose another one.',
    );
  if (weakness === 'personal')
    throw new HttpError(
      400,
      'password_personal',
      'This password is easy to guess, because it is mainly the name in the e-mail address ' +
        'or the name of this app. Choose another one.',
    );
}

/**
 * Checks the password of the settings when it is about to be set, so that a server whose admin
 * exists starts with any password.
 * @throws Error that says which setting to change
 */
export function requireAdminPassword(password: string, email: string): void {
  if (findPasswordWeakness(password, email))
    throw new Error('ADMIN_PASSWORD is easy to guess. Choose another password for the admin.');
}

/** @throws HttpError 403 */
export function requireEnabled(user: StoredUser): void {
  if (user.disabled)
    throw new HttpError(403, 'account_disabled', 'This account has been disabled.');
}

/** Returns the language of the first user who has set one, or English. */
export function getUserLanguage(...people: readonly StoredUser[]): Language {
  return people.map(({ settings }) => settings['language']).find(isLanguage) ?? 'en';
}

export function emailTakenError(): HttpError {
  return new HttpError(400, 'email_taken', 'There is already an account with this e-mail address.');
}
