// Account e-mails in French. As in the app, a narrow no-break space precedes ? ! ; and a wide
// no-break space precedes : and is used inside « ».
import type { EmailTexts } from './email-texts.ts';

export const fr: EmailTexts = {
  verification: (code, minutes) => ({
    subject: `${code} est ton code Selah`,
    text: `Bienvenue sur Selah.

Ton code est ${code}

Saisis-le dans Selah dans les ${minutes} minutes pour confirmer ton adresse e-mail. Si cette inscription ne vient pas de toi, tu peux ignorer ce message.

Grâce et paix,
Selah`,
  }),
  reset: (link, minutes) => ({
    subject: 'Choisis un nouveau mot de passe pour Selah',
    text: `Quelqu’un, toi sans doute, a demandé un nouveau mot de passe. Choisis-le ici :

${link}

Le lien sert une seule fois, pendant les ${minutes} prochaines minutes. Si cela ne vient pas de toi, ne fais rien : ton mot de passe reste le même.

Grâce et paix,
Selah`,
  }),
  invitation: (link, days) => ({
    subject: 'Une invitation à Selah',
    text: `Nous avons la joie de t’inviter à Selah, une compagnie de chaque jour avec la Bible, la prière et le repos.

Choisis ici un mot de passe, et tu pourras entrer :

${link}

Le lien sert une seule fois, pendant les ${days} prochains jours. Si tu n’attendais pas ce message, tu peux l’ignorer.

Grâce et paix,
Selah`,
  }),
  admitted: (link) => ({
    subject: 'Selah s’ouvre à toi',
    text: `Une invitation t’a été faite, et ton compte peut désormais utiliser Selah :

${link}

Connecte-toi avec ton mot de passe habituel.

Grâce et paix,
Selah`,
  }),
  passwordChanged: (link) => ({
    subject: 'Ton mot de passe Selah a changé',
    text: `Ton mot de passe vient de changer. Sur tes autres appareils, reconnecte-toi avec le nouveau ; ce que tu y as écrit est conservé.

Si cela ne vient pas de toi, choisis tout de suite un nouveau mot de passe avec « Mot de passe oublié ? » :

${link}

Grâce et paix,
Selah`,
  }),
  choosePassword: (link, minutes) => ({
    subject: 'Choisis ton mot de passe pour Selah',
    text: `Ton adresse e-mail est confirmée, et ta session est ouverte là où tu as saisi le code.

Auparavant, quelqu’un d’autre a pu donner un mot de passe pour cette adresse. Afin que le compte ne soit qu’à toi, aucun mot de passe donné jusqu’ici n’est valable. Choisis le tien ici :

${link}

Le lien sert une seule fois, pendant les ${minutes} prochaines minutes. Ensuite, « Mot de passe oublié ? », sur la page de connexion, t’en envoie un nouveau.

Grâce et paix,
Selah`,
  }),
  addressTaken: (link) => ({
    subject: 'Tu as déjà un compte Selah',
    text: `Quelqu’un vient d’essayer de s’inscrire avec cette adresse, et tu as déjà un compte. Si c’était toi, connecte-toi ici, ou choisis un nouveau mot de passe :

${link}

Si ce n’était pas toi, ne fais rien : ton compte est intact.

Grâce et paix,
Selah`,
  }),
};
