// Builds the account e-mails in four languages: verification, password reset, invitation,
// admission, changed password, choice of a password, and address already in use. Each is plain text
// with a few lines and one action; the texts are in one file per language.
import type { Language } from '../../schemas/fields.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { EmailTexts, EmailText } from './email-texts.ts';
import { pt } from './pt.ts';

export function buildVerificationEmail(
  language: Language,
  { code, minutes }: { code: string; minutes: number },
): EmailText {
  return textsByLanguage[language].verification(code, minutes);
}

export function buildResetEmail(
  language: Language,
  { link, minutes }: { link: string; minutes: number },
): EmailText {
  return textsByLanguage[language].reset(link, minutes);
}

export function buildInvitationEmail(
  language: Language,
  { link, days }: { link: string; days: number },
): EmailText {
  return textsByLanguage[language].invitation(link, days);
}

export function buildAdmittedEmail(language: Language, link: string): EmailText {
  return textsByLanguage[language].admitted(link);
}

export function buildPasswordChangedEmail(language: Language, link: string): EmailText {
  return textsByLanguage[language].passwordChanged(link);
}

export function buildChoosePasswordEmail(
  language: Language,
  { link, minutes }: { link: string; minutes: number },
): EmailText {
  return textsByLanguage[language].choosePassword(link, minutes);
}

export function buildAddressTakenEmail(language: Language, link: string): EmailText {
  return textsByLanguage[language].addressTaken(link);
}

const textsByLanguage: Readonly<Record<Language, EmailTexts>> = { en, fr, es, pt };
