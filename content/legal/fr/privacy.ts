// The privacy policy in French.
import { type CollectedItems, legalFacts, legalDate, type LegalText } from '../legal-text.ts';

const collected: CollectedItems = {
  account:
    'Ton adresse e-mail, un nom (ce qui précède le @, et celui que tu choisis) et ton mot de passe. Seule une empreinte du mot de passe est enregistrée ; elle ne permet pas de le lire. Pour chaque clé d’accès, jusqu’à ce que tu la supprimes : identifiant, clé publique, nom, dates, nombre d’utilisations, mode de connexion, synchronisation, navigateur et système. Pour les textes privés : leurs clés chiffrées.',
  journal:
    'Tes prières, textes de gratitude et mots de grâce, avec ce que tu y ajoutes et les textes composés pour toi.',
  bible:
    'Tes notes, surlignages et signets dans la Bible, et les versets que tu mémorises, avec tes exercices.',
  progress:
    'Ta progression de lecture : les jours de tes plans et l’endroit de ta dernière lecture.',
  usage:
    'Des données d’utilisation : ta langue et tes réglages, la longueur de ta série, le nombre de tes prières, textes de gratitude et mots de grâce, et ton dernier jour d’activité.',
  logins:
    'Pour chaque connexion : ses dates, ton navigateur, ton système et le début de l’adresse réseau.',
  reminders:
    'Si tu actives des rappels : lesquels, leurs jours et heures, ton fuseau horaire, l’heure où ta journée commence, et l’adresse à laquelle cet appareil reçoit des notifications.',
};

export const text: LegalText = {
  title: 'Politique de confidentialité',
  date: legalDate,
  introduction: [
    'Ce que tu écris dans Selah t’appartient.',
    'Selah est un logiciel qu’une Église, une famille ou toute autre personne ou organisation peut installer sur un serveur. La personne ou l’organisation qui gère le serveur à cette adresse s’appelle ici le responsable du serveur, et répond de tes données. Les auteurs du logiciel n’en voient rien, sauf s’ils sont eux-mêmes responsables de ce serveur.',
    'Il n’y a ni publicité, ni mesure d’audience, ni pistage, et rien n’est vendu.',
  ],
  sections: [
    {
      key: 'collected',
      title: 'Ce qui est recueilli',
      paragraphs: [
        'Sans compte, ce que tu écris reste dans ce navigateur, sur cet appareil. Le serveur ne reçoit que tes requêtes, par exemple pour un chapitre de la Bible, et les messages que tu envoies au responsable.',
        'Certaines données restent sur l’appareil même avec un compte : les chapitres lus et leur date, les jours qui comptent pour ta série, les brouillons, tes questions et tes réponses enregistrées dans la Sagesse, les prières que tu as priées ou mises en pause, et ton choix au sujet de l’IA. Elles ne quittent l’appareil que dans un fichier que tu exportes.',
        'Selah ne dépose aucun cookie. L’application utilise le stockage de ton navigateur pour tes textes, tes réglages, ta connexion et ses propres fichiers. Les polices et les images viennent du même serveur que l’application.',
        'Avec un compte, voici ce qui est envoyé au serveur, pour y être en sécurité et disponible sur tes autres appareils :',
      ],
      list: Object.values(collected),
    },
    {
      key: 'use',
      title: 'À quoi cela sert, et ta foi',
      paragraphs: [
        'Tes données servent uniquement à enregistrer tes textes, à les afficher sur tes appareils, à montrer ton parcours, à te connecter, à te répondre et à protéger le serveur. Aucune décision automatisée n’est prise à ton sujet.',
        'Les prières et les notes révèlent ce que l’on croit. La loi protège particulièrement ces données, par exemple l’article 9 du RGPD en Europe et l’article 11 de la LGPD au Brésil. Elles ne sont donc utilisées qu’avec ton consentement. Tu le donnes au début, et en écrivant avec un compte. On te le demande à nouveau, pour chaque type de texte, avant tout envoi à un service d’IA.',
        'Tu peux retirer ton consentement à tout moment, aussi facilement que tu l’as donné. Ce qui a été fait avant reste licite. Ton adresse e-mail et ton mot de passe sont nécessaires pour fournir le compte. La protection contre les abus repose sur l’intérêt légitime du responsable à garder un serveur sûr.',
        'Une vérification se fait uniquement sur ton appareil : si ce que tu écris laisse penser que tu es en danger, l’application montre où trouver de l’aide. Elle ne prévient personne.',
      ],
    },
    {
      key: 'shared',
      title: 'Qui d’autre les reçoit',
      paragraphs: [
        'Les autres personnes qui utilisent l’application ne voient pas tes textes. Ces destinataires reçoivent la partie de tes données nécessaire au fonctionnement :',
      ],
      list: [
        'Un fournisseur d’IA : seulement si ce serveur utilise l’IA, si tu as ouvert une session et si tu as dit oui pour ce type de texte (mots de grâce, prières, gratitude ou Sagesse). Il reçoit le texte saisi, l’humeur, la catégorie ou le thème choisi, pour qui et pourquoi tu pries, et ta langue. Ton nom, ton adresse e-mail et tes autres textes ne sont pas transmis, sauf si tu les écris. La requête vient du serveur : le fournisseur ne voit pas ton adresse réseau.',
        'Un fournisseur de textes bibliques, si ce serveur en utilise un. Il voit le chapitre ou les mots recherchés, mais pas par qui : la requête vient du serveur, jamais de ton appareil.',
        'L’hébergeur du serveur, et le service de messagerie qui envoie ses e-mails, comme les codes. Ils travaillent pour le responsable. Comme tout site web, ils voient l’adresse réseau de ton appareil.',
        'L’éditeur de ton navigateur, si tu fais lire un texte par une voix qui a besoin d’une connexion. Les voix installées sur ton appareil n’envoient rien.',
        'Le service de notifications de l’éditeur de ton navigateur, si tu actives des rappels. Il transmet un message chiffré, qu’il ne peut pas lire et qui ne contient rien de ce que tu as écrit. Il en voit l’heure et la taille.',
        'Les personnes et services avec lesquels tu partages. WhatsApp, Facebook, X et les SMS ne s’ouvrent que si tu les touches, et leurs propres règles s’appliquent alors.',
      ],
    },
    {
      key: 'keeping',
      title: 'Combien de temps, et sous quelle protection',
      paragraphs: [
        'Si cette adresse commence par https, tout est chiffré pendant la transmission. Dans l’application, personne d’autre que toi n’ouvre ce que tu as écrit ; un administrateur voit les noms, les adresses e-mail, la dernière connexion et les chiffres de ton profil. Le responsable a les moyens techniques de lire tes textes. « Textes privés », dans « Ton compte », l’en empêche pour les prières, la gratitude, les mots de grâce et les notes, mais pas pour les sauvegardes antérieures, tes avis ni ce que tu envoies à l’IA. Choisis un serveur dont le responsable a ta confiance, et verrouille ton appareil.',
        'Les prestataires du responsable peuvent être dans un autre pays. Demande-lui lesquels, et avec quelles garanties.',
        'Durée de conservation des données :',
      ],
      list: [
        `Ce que tu écris : jusqu’à ce que tu le supprimes. Cela reste ensuite ${legalFacts.trashDays} jours dans la corbeille du serveur. Après, une trace sans texte reste au plus ${legalFacts.traceDays} jours, pour que tous tes appareils le suppriment.`,
        `Une connexion : ${legalFacts.loginDays} jours après sa dernière utilisation (${legalFacts.sessionDays} au plus). Un code envoyé par e-mail : ${legalFacts.codeMinutes} minutes ; un lien de mot de passe : ${legalFacts.linkMinutes} minutes.`,
        'Tes rappels et l’adresse de notification : jusqu’à ce que tu les désactives ou te déconnectes. Si tu es alors hors connexion, cet appareil ne reçoit plus rien, et le serveur efface l’adresse plus tard.',
        'Les compteurs contre les abus : environ un jour, et jamais sous un nom ou une adresse lisible.',
        'Le journal technique de Selah : l’heure, le type de requête, son résultat et le numéro de ton compte ou du texte, mais rien de ce que tu as écrit, ni adresse e-mail ou réseau. Le responsable décide de sa durée.',
        'Les sauvegardes et les e-mails envoyés : aussi longtemps que le responsable les garde. Ils peuvent encore contenir ce que tu as supprimé. Demande-lui combien de temps.',
        'Sur ton appareil : jusqu’à ta déconnexion, qui en retire tes textes. Ce que tu as écrit sans compte reste jusqu’à ce que tu le supprimes ou effaces les données de ton navigateur.',
      ],
    },
    {
      key: 'rights',
      title: 'Tes droits, ton âge et le contact',
      paragraphs: [
        `Selah s’adresse aux personnes de ${legalFacts.youngest} ans ou plus. Si la loi de ton pays exige un âge plus élevé ou l’accord de tes parents, elle s’applique. Si un enfant plus jeune a un compte, signale-le au responsable, pour que le compte soit supprimé.`,
        'Tu peux consulter, exporter, corriger et supprimer tes données, en limiter l’usage ou t’y opposer, et retirer ton consentement. Tu peux aussi t’adresser à l’autorité de protection des données de ton pays.',
        'Si l’application change sa façon d’utiliser tes données, ce texte et la date ci-dessus changent aussi.',
        'Tu peux exercer la plupart de ces droits toi-même :',
      ],
      list: [
        'Consulter : la page « Synchronisation et sauvegarde » montre ce qui est sur le serveur et ce qui n’est que sur cet appareil.',
        'Exporter : sur la même page, tu peux tout enregistrer dans un fichier, comme sauvegarde ou pour le lire.',
        'Corriger : tu peux modifier chaque texte, et ton nom dans « Ton compte ». Pour changer ton adresse e-mail, écris au responsable.',
        `Supprimer : tu peux supprimer chaque texte ou le compte entier. Le compte est supprimé aussitôt avec un code reçu par e-mail, si le serveur le permet, ou dans les ${legalFacts.deletionDays} jours après ta demande.`,
        'Retirer ton consentement : là où tu écris, choisis « Modifier » sous le texte qui parle de l’IA. Pour mettre fin à tout autre usage, supprime ton compte.',
      ],
      links: [
        { to: '/Sync', text: 'Voir et exporter tes textes' },
        { to: '/Account', text: 'Ton compte et ton mot de passe' },
        { to: '/DeleteAccount', text: 'Supprimer ton compte' },
      ],
    },
  ],
};
