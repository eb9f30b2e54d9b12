// E-mail with the code that deletes an account at once.
import type { Language } from '../../schemas/fields.ts';
import type { EmailText } from './email-texts.ts';

export function buildDeletionCodeEmail(
  language: Language,
  { code, minutes }: { code: string; minutes: number },
): EmailText {
  return textsByLanguage[language](code, minutes);
}

const textsByLanguage: Readonly<Record<Language, (code: string, minutes: number) => EmailText>> = {
  en: (code, minutes) => ({
    subject: `${code} deletes your Selah account`,
    text: `Somebody, hopefully you, asked to delete your Selah account now, with everything in it. This cannot be undone.

The code for it is ${code}

Enter it in Selah within ${minutes} minutes if that is what you want. If it was not you, enter it nowhere and choose a new password: without the code nothing is deleted.

Grace and peace,
Selah`,
  }),
  fr: (code, minutes) => ({
    subject: `${code} supprime ton compte Selah`,
    text: `Quelqu’un, toi sans doute, a demandé de supprimer dès maintenant ton compte Selah, avec tout ce qu’il contient. Cela ne peut pas être annulé.

Le code pour le faire est ${code}

Saisis-le dans Selah dans les ${minutes} minutes si c’est bien ce que tu veux. Si cela ne vient pas de toi, ne le saisis nulle part et choisis un nouveau mot de passe : sans le code, rien n’est supprimé.

Grâce et paix,
Selah`,
  }),
  es: (code, minutes) => ({
    subject: `${code} elimina tu cuenta de Selah`,
    text: `Alguien, esperamos que tú, ha pedido eliminar ahora tu cuenta de Selah, con todo lo que contiene. No se puede deshacer.

El código para hacerlo es ${code}

Escríbelo en Selah en los próximos ${minutes} minutos si es lo que quieres. Si no has sido tú, no lo escribas en ningún sitio y elige una nueva contraseña: sin el código no se elimina nada.

Gracia y paz,
Selah`,
  }),
  pt: (code, minutes) => ({
    subject: `${code} exclui a sua conta do Selah`,
    text: `Alguém, esperamos que você, pediu para excluir agora a sua conta do Selah, com tudo o que há nela. Isso não pode ser desfeito.

O código para isso é ${code}

Digite-o no Selah em até ${minutes} minutos se é isso que você quer. Se não foi você, não o digite em lugar nenhum e escolha uma nova senha: sem o código, nada é excluído.

Graça e paz,
Selah`,
  }),
};
