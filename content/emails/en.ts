// Account e-mails in English.
import type { EmailTexts } from './email-texts.ts';

export const en: EmailTexts = {
  verification: (code, minutes) => ({
    subject: `${code} is your Selah code`,
    text: `Welcome to Selah.

Your code is ${code}

Enter it in Selah within ${minutes} minutes to confirm your e-mail address. If you did not sign up, you can ignore this letter.

Grace and peace,
Selah`,
  }),
  reset: (link, minutes) => ({
    subject: 'Choose a new password for Selah',
    text: `Somebody, hopefully you, asked for a new password. Choose one here:

${link}

The link works once, for the next ${minutes} minutes. If it was not you, do nothing: your password stays as it is.

Grace and peace,
Selah`,
  }),
  invitation: (link, days) => ({
    subject: 'You are invited to Selah',
    text: `You are warmly invited to Selah, a daily companion with the Bible, prayer and rest.

Choose a password here, and you are in:

${link}

The link works once, for the next ${days} days. If you did not expect this letter, you can ignore it.

Grace and peace,
Selah`,
  }),
  admitted: (link) => ({
    subject: 'Selah is open to you',
    text: `You have been invited, and your account can use Selah from now on:

${link}

Sign in with the password you have.

Grace and peace,
Selah`,
  }),
  passwordChanged: (link) => ({
    subject: 'Your Selah password was changed',
    text: `Your password was just changed. Other devices sign in again with the new one; what was written on them is kept.

If it was not you, choose a new password now, through “Forgot your password?”:

${link}

Grace and peace,
Selah`,
  }),
  choosePassword: (link, minutes) => ({
    subject: 'Choose your password for Selah',
    text: `Your e-mail address is confirmed, and you are signed in where you entered the code.

Before that, somebody else may have given a password for this address. So that the account is yours alone, no password given so far counts. Choose yours here:

${link}

The link works once, for the next ${minutes} minutes. After that, “Forgot your password?” at the login sends you a new one.

Grace and peace,
Selah`,
  }),
  addressTaken: (link) => ({
    subject: 'You already have a Selah account',
    text: `Somebody just tried to sign up with this address, and you already have an account. If it was you, sign in here, or choose a new password:

${link}

If it was not you, do nothing: your account is untouched.

Grace and peace,
Selah`,
  }),
};
