// The privacy policy in French.
import { type CollectedItems, legalFacts, legalDate, type LegalText } from '../legal-text.ts';

const collected: CollectedItems = {
  account:
    'Ton adresse e-mail, un nom (au début, ce qui précède le @) et ton mot de passe. Du mot de passe, seule une empreinte est gardée, dans laquelle personne ne peut le lire.',
  journal:
    'Tes prières, tes gratitudes et tes mots de grâce, avec ce que tu y ajoutes et les textes composés pour toi.',
  bible: 'Tes notes, tes surlignages et tes signets dans la Bible.',
  progress:
    'Ta progression de lecture : les jours de tes plans et l’endroit de ta dernière lecture.',
  usage:
    'Des données d’utilisation : ta langue et tes réglages, la longueur de ta série, le nombre de tes prières, de tes gratitudes et de tes mots de grâce, et ton dernier jour d’activité.',
  logins:
    'De chaque connexion : ses dates, ton navigateur, ton système et le début de l’adresse réseau.',
  reminders:
    'Si tu actives des rappels : lesquels, leurs jours et leurs heures, ton fuseau horaire, l’heure où ta journée commence, et l’adresse sous laquelle cet appareil reçoit des notifications.',
};

export const text: LegalText = {
  title: 'Politique de confidentialité',
  date: legalDate,
  introduction: [
    'Ce que tu écris dans Selah t’appartient.',
    'Selah est un logiciel qu’une église, une famille ou n’importe qui d’autre peut installer sur un serveur. La personne ou l’organisation qui gère le serveur à cette adresse s’appelle ici le responsable du serveur et répond de tes données. Les auteurs du logiciel n’en voient rien, sauf s’ils sont eux-mêmes responsables de ce serveur.',
    'Il n’y a ni publicité, ni mesure d’audience, ni pistage, et rien n’est vendu.',
  ],
  sections: [
    {
      key: 'collected',
      title: 'Ce qui est recueilli',
      paragraphs: [
        'Sans compte, ce que tu écris reste dans ce navigateur, sur cet appareil. Le serveur n’apprend que ce que tu lui demandes, un chapitre de la Bible par exemple, et les messages que tu envoies au responsable du serveur.',
        'Certaines choses restent sur l’appareil même avec un compte : les chapitres lus et leur date, les jours qui comptent pour ta série, les brouillons, les questions et les réponses gardées de la Sagesse, les prières que tu as priées ou remises à plus tard, et ton choix au sujet du modèle de langage. Elles ne voyagent que dans un fichier que tu crées toi-même.',
        'Selah ne dépose aucun cookie. L’application utilise le stockage de ton navigateur pour tes textes, tes réglages, ta connexion et ses propres fichiers. Les polices et les images viennent du même serveur qu’elle.',
        'Avec un compte, voici ce qui va au serveur, pour y être en sûreté et arriver sur tes autres appareils :',
      ],
      list: Object.values(collected),
    },
    {
      key: 'use',
      title: 'À quoi cela sert, et ta foi',
      paragraphs: [
        'Tes données servent à ce que tu viens chercher : garder tes textes, les porter sur tes appareils, montrer ton parcours, ouvrir ton compte, te répondre et protéger le serveur. Elles ne servent à rien d’autre, et aucune machine ne décide rien à ton sujet.',
        'Des prières et des notes montrent ce que l’on croit. La loi protège ces données avec un soin particulier, par exemple l’article 9 du RGPD en Europe et l’article 11 de la LGPD au Brésil. Elles ne sont donc utilisées qu’avec ton consentement. Tu le donnes en écrivant dans un compte. On te le demande à nouveau, pour chaque sorte de textes, avant qu’un modèle de langage en reçoive quoi que ce soit.',
        'Tu peux retirer ton consentement à tout moment, aussi facilement que tu l’as donné. Ce qui a été fait avant reste licite. Ton adresse e-mail et ton mot de passe sont nécessaires pour fournir le compte ; la protection contre les abus repose sur l’intérêt légitime du responsable à garder un serveur sûr.',
        'Une vérification se fait sur ton appareil seulement : si tes mots laissent penser que tu es en danger, l’application montre où trouver de l’aide. Elle ne le dit à personne.',
      ],
    },
    {
      key: 'shared',
      title: 'Qui d’autre les reçoit',
      paragraphs: [
        'Les autres personnes qui utilisent l’application ne voient pas tes textes. Voici qui reçoit la partie de tes données dont elle a besoin pour fonctionner :',
      ],
      list: [
        'Un fournisseur d’intelligence artificielle : seulement si ce serveur travaille avec un modèle de langage, si un compte est ouvert et si tu as dit oui pour cette sorte de textes (mots de grâce, prières, gratitude ou Sagesse). Il reçoit les mots saisis à cet endroit, l’humeur, la catégorie ou le thème choisi, pour qui et pourquoi tu pries, et ta langue. Ton nom, ton adresse e-mail et tes autres textes ne sont pas transmis, sauf si tu les écris. Le serveur interroge : le fournisseur ne voit pas ton adresse réseau.',
        'Un fournisseur de textes bibliques, si ce serveur y fait appel. Il apprend quel chapitre ou quels mots sont cherchés, mais non par qui : c’est le serveur qui demande, jamais ton appareil.',
        'La plateforme qui héberge le serveur, et le service de courrier qui porte ses messages, comme les codes. Ils travaillent pour le responsable du serveur. Comme tout site web, ils voient l’adresse réseau de ton appareil.',
        'L’éditeur de ton navigateur, si tu fais lire un texte par une voix qui a besoin d’une connexion. Les voix présentes sur ton appareil n’envoient rien.',
        'Le service de notifications de l’éditeur de ton navigateur, si tu actives des rappels. Il transporte un message chiffré, qu’il ne peut pas lire et qui ne contient aucun de tes mots. Il voit quand ce message vient et quelle est sa taille.',
        'Les personnes avec qui tu partages. WhatsApp, Facebook, X et les SMS ne s’ouvrent que si tu les touches, et leurs propres règles s’appliquent alors.',
      ],
    },
    {
      key: 'keeping',
      title: 'Combien de temps, et sous quelle protection',
      paragraphs: [
        'Si cette adresse commence par https, tout voyage chiffré. Dans l’application, personne d’autre que toi ne peut ouvrir ce que tu as écrit ; un administrateur voit les noms, les adresses e-mail et les chiffres de ton profil. Mais tes textes ne sont pas chiffrés de bout en bout : le responsable a les moyens techniques de lire ce qui est sur le serveur. Choisis un serveur dont le responsable a ta confiance, et verrouille ton appareil.',
        'Les fournisseurs du responsable peuvent se trouver dans un autre pays. Demande-lui lesquels il a choisis, et avec quelles garanties.',
        'Durée de conservation de chaque chose :',
      ],
      list: [
        `Ce que tu écris : jusqu’à ce que tu le supprimes. La corbeille du serveur le garde encore ${legalFacts.trashDays} jours ; ensuite, une trace sans aucun mot reste au plus ${legalFacts.traceDays} jours, pour que tous tes appareils le suppriment aussi.`,
        `Une connexion : ${legalFacts.loginDays} jours après sa dernière utilisation (${legalFacts.sessionDays} au plus). Un code par e-mail : ${legalFacts.codeMinutes} minutes ; un lien de mot de passe : ${legalFacts.linkMinutes} minutes.`,
        'Tes rappels et cette adresse : jusqu’à ce que tu désactives les rappels ou te déconnectes. Sans connexion à ce moment-là, cet appareil ne reçoit plus rien, et le serveur efface l’adresse plus tard.',
        'Les compteurs contre les abus : environ un jour, et jamais sous un nom ou une adresse lisible.',
        'Le journal technique de Selah : l’heure, le genre d’appel, son résultat et le numéro de ton compte ou du texte, mais aucun mot, aucune adresse e-mail, aucune adresse réseau. Le responsable décide de sa durée.',
        'Les sauvegardes et les messages envoyés : tant que le responsable les garde. Ils peuvent encore contenir ce que tu as supprimé. Demande-lui combien de temps.',
        'Sur ton appareil : jusqu’à ta déconnexion, qui en retire tes textes. Ce que tu as écrit sans compte reste jusqu’à ce que tu le supprimes ou que tu effaces les données de ton navigateur.',
      ],
    },
    {
      key: 'rights',
      title: 'Tes droits, ton âge et le contact',
      paragraphs: [
        `Selah s’adresse aux personnes de ${legalFacts.youngest} ans ou plus. Si la loi de ton pays demande un âge plus élevé ou l’accord de tes parents, c’est elle qui compte. Si un enfant plus jeune a un compte, signale-le au responsable du serveur, pour que le compte soit supprimé.`,
        'Tu peux voir tes données, les emporter, les corriger et les supprimer, en limiter l’usage ou t’y opposer, et retirer ton consentement. Tu peux aussi t’adresser à l’autorité de protection des données de ton pays.',
        'Quand l’application change sa façon de traiter tes données, ce texte change, et la date au-dessus de lui aussi.',
        'La plupart de ces droits sont à portée de main, sans rien demander à personne :',
      ],
      list: [
        'Voir : la page « Tes écrits » montre ce qui est sur le serveur et ce qui n’est que sur cet appareil.',
        'Emporter : sur la même page, tu enregistres tout dans un fichier, à importer plus tard ou à lire.',
        'Corriger : chaque texte peut être modifié. Pour changer ton nom ou ton adresse e-mail, écris au responsable du serveur.',
        `Supprimer : chaque texte un par un, ou le compte entier : aussitôt avec un code reçu par e-mail si le serveur sait le faire, ou sur demande, dans les ${legalFacts.deletionDays} jours.`,
        'Retirer ton consentement : là où tu écris, choisis « Changer » sous les mots qui parlent du modèle de langage. Pour mettre fin à tout autre usage, supprime ton compte.',
      ],
      links: [
        { to: '/Sync', text: 'Voir tes écrits et les emporter' },
        { to: '/Account', text: 'Ton compte et ton mot de passe' },
        { to: '/DeleteAccount', text: 'Supprimer ton compte' },
      ],
    },
  ],
};
