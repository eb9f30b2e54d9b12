// The letters in French. Before ? ! ; stands a narrow no-break space, before : and inside « » a wide one, as in the app.
import type { Letters } from './letter.ts';

export const fr: Letters = {
  verification: (code, minutes) => ({
    subject: `${code} est votre code Selah`,
    text: `Bienvenue sur Selah.

Votre code est ${code}

Saisissez-le dans Selah dans les ${minutes} minutes pour confirmer votre adresse e-mail. Si cette inscription ne vient pas de vous, vous pouvez ignorer ce message.

Grâce et paix,
Selah`,
  }),
  reset: (link, minutes) => ({
    subject: 'Choisissez un nouveau mot de passe pour Selah',
    text: `Quelqu’un, vous sans doute, a demandé un nouveau mot de passe. Choisissez-le ici :

${link}

Le lien sert une seule fois, pendant les ${minutes} prochaines minutes. Si cela ne vient pas de vous, ne faites rien : votre mot de passe reste le même.

Grâce et paix,
Selah`,
  }),
  invitation: (link, days) => ({
    subject: 'Une invitation à Selah',
    text: `Nous avons la joie de vous inviter à Selah, une compagnie de chaque jour avec la Bible, la prière et le repos.

Choisissez ici un mot de passe, et vous pourrez entrer :

${link}

Le lien sert une seule fois, pendant les ${days} prochains jours. Si vous n’attendiez pas ce message, vous pouvez l’ignorer.

Grâce et paix,
Selah`,
  }),
  admitted: (link) => ({
    subject: 'Selah vous est ouvert',
    text: `Une invitation vous a été faite, et votre compte peut désormais utiliser Selah :

${link}

Connectez-vous avec votre mot de passe habituel.

Grâce et paix,
Selah`,
  }),
  passwordChanged: (link) => ({
    subject: 'Votre mot de passe Selah a changé',
    text: `Votre mot de passe vient de changer. Sur vos autres appareils, reconnectez-vous avec le nouveau ; ce que vous y avez écrit est conservé.

Si cela ne vient pas de vous, choisissez tout de suite un nouveau mot de passe avec « Mot de passe oublié ? » :

${link}

Grâce et paix,
Selah`,
  }),
  choosePassword: (link, minutes) => ({
    subject: 'Choisissez votre mot de passe pour Selah',
    text: `Votre adresse e-mail est confirmée, et votre session est ouverte là où vous avez saisi le code.

Auparavant, quelqu’un d’autre a pu donner un mot de passe pour cette adresse. Afin que le compte ne soit qu’à vous, aucun mot de passe donné jusqu’ici n’est valable. Choisissez le vôtre ici :

${link}

Le lien sert une seule fois, pendant les ${minutes} prochaines minutes. Ensuite, « Mot de passe oublié ? », sur la page de connexion, vous en envoie un nouveau.

Grâce et paix,
Selah`,
  }),
  addressTaken: (link) => ({
    subject: 'Vous avez déjà un compte Selah',
    text: `Quelqu’un vient d’essayer de s’inscrire avec cette adresse, et vous avez déjà un compte. Si c’était vous, connectez-vous ici, ou choisissez un nouveau mot de passe :

${link}

Si ce n’était pas vous, ne faites rien : votre compte est intact.

Grâce et paix,
Selah`,
  }),
};
