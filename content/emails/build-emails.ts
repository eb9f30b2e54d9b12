// Builds the e-mails of the server in the language of their reader. Each is plain text with a few
// lines and at most one action; the texts are in one file per language. The server makes an HTML
// part of the text.
import { type Language, languages } from '../../schemas/languages.ts';
import type { EmailTexts, EmailText } from './email-texts.ts';

/** An e-mail whose sender is the server. */
interface AccountEmail extends EmailText {
  language: Language;
}

export function buildVerificationEmail(
  language: Language,
  { code, minutes }: { code: string; minutes: number },
): AccountEmail {
  return { language, ...textsByLanguage[language].verification(code, minutes) };
}

export function buildResetEmail(
  language: Language,
  { link, minutes }: { link: string; minutes: number },
): AccountEmail {
  return { language, ...textsByLanguage[language].reset(link, minutes) };
}

export function buildInvitationEmail(
  language: Language,
  { link, days }: { link: string; days: number },
): AccountEmail {
  return { language, ...textsByLanguage[language].invitation(link, days) };
}

export function buildAdmittedEmail(language: Language, link: string): AccountEmail {
  return { language, ...textsByLanguage[language].admitted(link) };
}

export function buildPasswordChangedEmail(language: Language, link: string): AccountEmail {
  return { language, ...textsByLanguage[language].passwordChanged(link) };
}

export function buildPasskeyAddedEmail(language: Language, link: string): AccountEmail {
  return { language, ...textsByLanguage[language].passkeyAdded(link) };
}

export function buildChoosePasswordEmail(
  language: Language,
  { link, minutes }: { link: string; minutes: number },
): AccountEmail {
  return { language, ...textsByLanguage[language].choosePassword(link, minutes) };
}

export function buildAddressTakenEmail(language: Language, link: string): AccountEmail {
  return { language, ...textsByLanguage[language].addressTaken(link) };
}

/** Only the server imports this file, so the texts of all languages are loaded at its start. */
const textsByLanguage = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await loadEmails(language)])),
) as Readonly<Record<Language, EmailTexts>>;

async function loadEmails(language: Language): Promise<EmailTexts> {
  const module: { emails: EmailTexts } = await import(`./${language}/emails.ts`);
  return module.emails;
}

/**
 * @param details.backupDays number of days for which server backups may still hold the deleted
 *   data; 0: unknown, and the e-mail does not mention backups
 */
export function buildAccountDeletedEmail(
  language: Language,
  { backupDays }: { backupDays: number },
): AccountEmail {
  const { subject, done, backups, end } = textsByLanguage[language].accountDeleted;
  return {
    language,
    subject,
    text: [done, ...(backupDays > 0 ? [backups(backupDays)] : []), end].join('\n\n'),
  };
}

export function buildDeletionCodeEmail(
  language: Language,
  { code, minutes }: { code: string; minutes: number },
): AccountEmail {
  return { language, ...textsByLanguage[language].deletionCode(code, minutes) };
}

/** @param sender e-mail address of the person who wrote the message */
export function buildForwardedNote(language: Language, sender: string): string {
  return textsByLanguage[language].forwardedNote.replace('{sender}', () => sender);
}

/** Words of the button in the HTML part. */
export function getEmailLinkLabel(language: Language): string {
  return textsByLanguage[language].linkLabel;
}
