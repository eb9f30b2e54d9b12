// E-mail that confirms that an account was deleted at its owner's request.
import type { Language } from '../../schemas/fields.ts';
import type { EmailText } from './email-texts.ts';

/**
 * @param details.backupDays number of days for which server backups may still hold the deleted
 *   data; 0: unknown, and the e-mail does not mention backups
 */
export function buildAccountDeletedEmail(
  language: Language,
  { backupDays }: { backupDays: number },
): EmailText {
  const { subject, done, backups, end } = textsByLanguage[language];
  return {
    subject,
    text: [done, ...(backupDays > 0 ? [backups(backupDays)] : []), end].join('\n\n'),
  };
}

interface AccountDeletedText {
  subject: string;
  done: string;
  backups: (days: number) => string;
  end: string;
}

const textsByLanguage: Readonly<Record<Language, AccountDeletedText>> = {
  en: {
    subject: 'Your Selah account has been deleted',
    done: `Your Selah account and everything in it have been deleted, as you asked: your profile, your prayers, notes and gratitude entries, your conversations and your files.

What lies on your own devices stays there until you clear it in the browser.`,
    backups: (days) =>
      `Backups of the server may still hold it for up to ${days} days; after that it is gone there, too.`,
    end: `Thank you for the time you spent with us. This is our last letter to this address.

Grace and peace,
Selah`,
  },
  fr: {
    subject: 'Ton compte Selah a été supprimé',
    done: `Ton compte Selah et tout ce qu’il contenait ont été supprimés, comme tu l’as demandé : ton profil, tes prières, tes notes et tes gratitudes, tes conversations et tes fichiers.

Ce qui se trouve sur tes propres appareils y reste jusqu’à ce que tu l’effaces dans le navigateur.`,
    backups: (days) =>
      `Les sauvegardes du serveur peuvent encore le contenir pendant ${days} jours au plus ; ensuite, il en disparaît aussi.`,
    end: `Merci pour le temps passé avec nous. Ceci est notre dernier message à cette adresse.

Grâce et paix,
Selah`,
  },
  es: {
    subject: 'Tu cuenta de Selah se ha eliminado',
    done: `Tu cuenta de Selah y todo lo que contenía se han eliminado, como pediste: tu perfil, tus oraciones, notas y gratitudes, tus conversaciones y tus archivos.

Lo que está en tus propios dispositivos sigue allí hasta que lo borres en el navegador.`,
    backups: (days) =>
      `Las copias de seguridad del servidor aún pueden contenerlo durante ${days} días como máximo; después desaparece también de ellas.`,
    end: `Gracias por el tiempo que has pasado con nosotros. Esta es nuestra última carta a esta dirección.

Gracia y paz,
Selah`,
  },
  pt: {
    subject: 'A sua conta do Selah foi excluída',
    done: `A sua conta do Selah e tudo o que havia nela foram excluídos, como você pediu: o seu perfil, as suas orações, notas e gratidões, as suas conversas e os seus arquivos.

O que está nos seus próprios dispositivos continua lá até que você o apague no navegador.`,
    backups: (days) =>
      `Os backups do servidor ainda podem contê-lo por até ${days} dias; depois disso, some deles também.`,
    end: `Agradecemos o tempo que você passou conosco. Esta é a nossa última mensagem para este endereço.

Graça e paz,
Selah`,
  },
};
