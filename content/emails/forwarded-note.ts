// Builds the line below an e-mail that one person sends to another through Selah. The line names
// the true sender, whatever sender name the e-mail shows.
import type { Language } from '../../schemas/fields.ts';

/** @param sender e-mail address of the person who wrote the message */
export function buildForwardedNote(language: Language, sender: string): string {
  return notes[language].replace('{sender}', () => sender);
}

const notes: Readonly<Record<Language, string>> = {
  en: 'This letter was written by {sender} and sent through Selah. Selah never asks for a password or for money.',
  fr: 'Ce message a été écrit par {sender} et envoyé par Selah. Selah ne demande jamais de mot de passe ni d’argent.',
  es: 'Este mensaje fue escrito por {sender} y enviado a través de Selah. Selah nunca pide contraseñas ni dinero.',
  pt: 'Esta mensagem foi escrita por {sender} e enviada através do Selah. O Selah nunca pede senhas nem dinheiro.',
};
