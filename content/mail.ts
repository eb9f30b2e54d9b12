// The letters that Selah sends to people, in four languages.
import type { Language } from '../schemas/fields.ts';

export interface LetterText {
  subject: string;
  text: string;
}

/** The code that proves an address at sign-up. */
export function verificationMail(language: Language, { code, minutes }: { code: string; minutes: number }): LetterText {
  return verificationMails[language](code, minutes);
}

const verificationMails: Readonly<Record<Language, (code: string, minutes: number) => LetterText>> = {
  en: (code, minutes) => ({
    subject: `${code} is your Selah code`,
    text: `Welcome to Selah.

Your code is ${code}

Enter it in Selah within ${minutes} minutes to confirm your e-mail address. If you did not sign up, you can ignore this letter.

Grace and peace,
Selah`,
  }),
  fr: (code, minutes) => ({
    subject: `${code} est votre code Selah`,
    text: `Bienvenue sur Selah.

Votre code est ${code}

Saisissez-le dans Selah dans les ${minutes} minutes pour confirmer votre adresse e-mail. Si cette inscription ne vient pas de vous, vous pouvez ignorer ce message.

Grâce et paix,
Selah`,
  }),
  es: (code, minutes) => ({
    subject: `${code} es tu código de Selah`,
    text: `Te damos la bienvenida a Selah.

Tu código es ${code}

Escríbelo en Selah en los próximos ${minutes} minutos para confirmar tu correo electrónico. Si este registro no es tuyo, puedes ignorar este mensaje.

Gracia y paz,
Selah`,
  }),
  pt: (code, minutes) => ({
    subject: `${code} é o seu código do Selah`,
    text: `Boas-vindas ao Selah.

O seu código é ${code}

Digite-o no Selah em até ${minutes} minutos para confirmar o seu e-mail. Se este cadastro não é seu, você pode ignorar esta mensagem.

Graça e paz,
Selah`,
  }),
};
