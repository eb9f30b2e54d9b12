// Account e-mails in French. As in the app, a narrow no-break space precedes ? ! ; and a wide
// no-break space precedes : and is used inside « ».
import type { EmailTexts } from '../email-texts.ts';

export const emails: EmailTexts = {
  verification: (code, minutes) => ({
    subject: `${code} est ton code Selah`,
    text: `Bienvenue sur Selah.

Ton code est ${code}

Saisis-le dans Selah dans les ${minutes} minutes pour confirmer ton adresse e-mail. Si tu n’as pas créé de compte, tu peux ignorer cet e-mail.

Grâce et paix,
Selah`,
  }),
  reset: (link, minutes) => ({
    subject: 'Choisis un nouveau mot de passe pour Selah',
    text: `Nous avons reçu une demande de nouveau mot de passe. Choisis-le ici :

${link}

Le lien fonctionne une seule fois, pendant ${minutes} minutes. Si cette demande ne vient pas de toi, tu peux ignorer cet e-mail. Ton mot de passe reste le même.

Grâce et paix,
Selah`,
  }),
  invitation: (link, days) => ({
    subject: 'Une invitation à découvrir Selah',
    text: `Nous avons la joie de t’inviter sur Selah, pour vivre chaque jour avec la Bible, la prière et le repos.

Choisis un mot de passe ici pour commencer :

${link}

Le lien fonctionne une seule fois, pendant ${days} jours. Si tu n’attendais pas cet e-mail, tu peux l’ignorer.

Grâce et paix,
Selah`,
  }),
  admitted: (link) => ({
    subject: 'Tu as maintenant accès à Selah',
    text: `Tu as reçu une invitation. Tu peux maintenant utiliser Selah avec ton compte :

${link}

Connecte-toi avec ton mot de passe habituel.

Grâce et paix,
Selah`,
  }),
  passwordChanged: (link) => ({
    subject: 'Ton mot de passe Selah a été modifié',
    text: `Ton mot de passe vient d’être modifié. Sur tes autres appareils, reconnecte-toi avec le nouveau. Rien de ce que tu y as écrit n’est perdu. Vérifie aussi tes clés d’accès dans ton compte.

Si cela ne vient pas de toi, choisis tout de suite un nouveau mot de passe avec « Mot de passe oublié ? » :

${link}

Grâce et paix,
Selah`,
  }),
  passkeyAdded: (link) => ({
    subject: 'Une clé d’accès a été ajoutée à Selah',
    text: `Tu peux maintenant te connecter à Selah avec la clé d’accès qui vient d’être ajoutée à ton compte.

Si cela ne vient pas de toi, supprime-la tout de suite dans ton compte, sous « Clés d’accès », et change ton mot de passe :

${link}

Grâce et paix,
Selah`,
  }),
  choosePassword: (link, minutes) => ({
    subject: 'Choisis ton mot de passe pour Selah',
    text: `Ton adresse e-mail est confirmée, et ta session est ouverte là où tu as saisi le code.

Pour protéger ton compte, les mots de passe choisis auparavant pour cette adresse ne fonctionnent plus. Choisis le tien ici :

${link}

Le lien fonctionne une seule fois, pendant ${minutes} minutes. Ensuite, tu pourras en demander un nouveau avec « Mot de passe oublié ? » sur la page de connexion.

Grâce et paix,
Selah`,
  }),
  addressTaken: (link) => ({
    subject: 'Tu as déjà un compte Selah',
    text: `Une personne a essayé de créer un compte avec cette adresse, mais tu en as déjà un. Si c’était toi, connecte-toi ici ou choisis un nouveau mot de passe :

${link}

Si ce n’était pas toi, tu peux ignorer cet e-mail. Ton compte n’a pas changé.

Grâce et paix,
Selah`,
  }),
  accountDeleted: {
    subject: 'Ton compte Selah a été supprimé',
    done: `Ton compte Selah et tout ce qu’il contenait ont été supprimés, comme tu l’as demandé : ton profil, tes prières, tes notes et tes textes de gratitude, tes conversations et tes fichiers.

Les données enregistrées sur tes appareils y restent jusqu’à ce que tu les effaces dans le navigateur.`,
    backups: (days) =>
      `Les sauvegardes peuvent encore contenir ton compte pendant ${days} jours au plus. Ensuite, il en est effacé aussi.`,
    end: `Merci pour le temps passé avec nous. Ceci est notre dernier e-mail à cette adresse.

Grâce et paix,
Selah`,
  },
  deletionCode: (code, minutes) => ({
    subject: `${code} supprime ton compte Selah`,
    text: `Nous avons reçu une demande de suppression immédiate de ton compte Selah, avec tout ce qu’il contient. Cette action est irréversible.

Ton code est ${code}

Saisis-le dans Selah dans les ${minutes} minutes si c’est bien ce que tu veux. Si cette demande ne vient pas de toi, ne communique ce code à personne et choisis un nouveau mot de passe. Sans le code, rien n’est supprimé.

Grâce et paix,
Selah`,
  }),
  forwardedNote:
    'Cet e-mail a été écrit par {sender} et envoyé par Selah. Selah ne demande jamais de mot de passe ni d’argent.',
  linkLabel: 'Ouvrir Selah',
};
