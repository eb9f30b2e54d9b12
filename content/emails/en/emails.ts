// Account emails in English.
import type { EmailTexts } from '../email-texts.ts';

export const emails: EmailTexts = {
  verification: (code, minutes) => ({
    subject: `${code} is your Selah code`,
    text: `Welcome to Selah.

Your code is ${code}

Enter it in Selah within ${minutes} minutes to confirm your email address. If you did not sign up, you can ignore this email.

Grace and peace,
Selah`,
  }),
  reset: (link, minutes) => ({
    subject: 'Choose a new password for Selah',
    text: `We received a request for a new password. Choose one here:

${link}

The link works once, for the next ${minutes} minutes. If it was not you, you can ignore this email. Your password stays the same.

Grace and peace,
Selah`,
  }),
  invitation: (link, days) => ({
    subject: 'You are invited to Selah',
    text: `You are warmly invited to Selah, a daily companion with the Bible, prayer and rest.

Choose a password here to get started:

${link}

The link works once, for the next ${days} days. If you did not expect this email, you can ignore it.

Grace and peace,
Selah`,
  }),
  admitted: (link) => ({
    subject: 'Selah is open to you',
    text: `You have been invited. You can now use Selah with your account:

${link}

Log in with your usual password.

Grace and peace,
Selah`,
  }),
  passwordChanged: (link) => ({
    subject: 'Your Selah password was changed',
    text: `Your password was just changed. On your other devices, log in again with the new one. Nothing you wrote there is lost. Check your passkeys in your account, too.

If it was not you, choose a new password now, through “Forgot password?”:

${link}

Grace and peace,
Selah`,
  }),
  passkeyAdded: (link) => ({
    subject: 'A passkey was added to Selah',
    text: `You can now log in to Selah with a passkey that was just added to your account.

If it was not you, remove the passkey now under “Passkeys” in your account, and change your password:

${link}

Grace and peace,
Selah`,
  }),
  choosePassword: (link, minutes) => ({
    subject: 'Choose your password for Selah',
    text: `Your email address is confirmed, and you are logged in where you entered the code.

To keep your account secure, earlier passwords for this address no longer work. Choose yours here:

${link}

The link works once, for the next ${minutes} minutes. After that, you can get a new one with “Forgot password?” on the login page.

Grace and peace,
Selah`,
  }),
  addressTaken: (link) => ({
    subject: 'You already have a Selah account',
    text: `Someone tried to sign up with this address, but you already have an account. If it was you, log in here or choose a new password:

${link}

If it was not you, you can ignore this email. Your account has not changed.

Grace and peace,
Selah`,
  }),
  accountDeleted: {
    subject: 'Your Selah account has been deleted',
    done: `Your Selah account and everything in it have been deleted, as you asked: your profile, your prayers, notes and gratitude entries, your conversations and your files.

Data on your own devices stays there until you clear it in the browser.`,
    backups: (days) =>
      `Backups may contain it for up to ${days} more days. After that, it is gone there too.`,
    end: `Thank you for the time you spent with us. This is our last email to this address.

Grace and peace,
Selah`,
  },
  deletionCode: (code, minutes) => ({
    subject: `${code} deletes your Selah account`,
    text: `We received a request to delete your Selah account now, with everything in it. This cannot be undone.

Your code is ${code}

Enter it in Selah within ${minutes} minutes if that is what you want. If it was not you, do not share the code, and choose a new password. Without the code, nothing is deleted.

Grace and peace,
Selah`,
  }),
  forwardedNote:
    'This email was written by {sender} and sent through Selah. Selah never asks for a password or for money.',
  linkLabel: 'Open Selah',
};
