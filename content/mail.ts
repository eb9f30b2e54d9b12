// The letters that Selah sends about an account, in four languages: plain text, a few lines, one thing to do.
import type { Language } from '../schemas/fields.ts';
import { en } from './letters/en.ts';
import { es } from './letters/es.ts';
import { fr } from './letters/fr.ts';
import type { Letters, LetterText } from './letters/letter.ts';
import { pt } from './letters/pt.ts';

export function verificationMail(language: Language, { code, minutes }: { code: string; minutes: number }): LetterText {
  return lettersByLanguage[language].verification(code, minutes);
}

export function resetMail(language: Language, { link, minutes }: { link: string; minutes: number }): LetterText {
  return lettersByLanguage[language].reset(link, minutes);
}

export function invitationMail(language: Language, { link, days }: { link: string; days: number }): LetterText {
  return lettersByLanguage[language].invitation(link, days);
}

export function admittedMail(language: Language, link: string): LetterText {
  return lettersByLanguage[language].admitted(link);
}

export function passwordChangedMail(language: Language, link: string): LetterText {
  return lettersByLanguage[language].passwordChanged(link);
}

export function choosePasswordMail(language: Language, { link, minutes }: { link: string; minutes: number }): LetterText {
  return lettersByLanguage[language].choosePassword(link, minutes);
}

export function addressTakenMail(language: Language, link: string): LetterText {
  return lettersByLanguage[language].addressTaken(link);
}

const lettersByLanguage: Readonly<Record<Language, Letters>> = { en, fr, es, pt };
