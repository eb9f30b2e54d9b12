// French guide: publishing Selah in app stores.
import {
  checks,
  guideFacts,
  type GuideText,
  heading,
  link,
  list,
  note,
  rows,
  steps,
  text,
} from '../guide.ts';
import type { StoreTexts } from '../app-store-texts.ts';

export const guide: GuideText<'store'> = {
  intro:
    'Ce guide s’adresse à toi si tu veux proposer ta version de Selah dans une boutique d’applications : ce que chaque boutique demande, des réponses exactes sur les données, et des textes à copier. Les exigences ont été vérifiées le 22 novembre 2026 ; vérifie-les encore avant de payer.',
  tabs: {
    play: [
      rows(
        ['Frais', `${guideFacts.playFee} $ US, une fois`],
        [
          'Examen',
          `le plus souvent de ${guideFacts.playReview[0]} à ${guideFacts.playReview[1]} jours, plus avec un compte récent`,
        ],
        [
          'Test fermé',
          `${guideFacts.playTest[0]} testeurs pendant ${guideFacts.playTest[1]} jours de suite, pour les comptes personnels créés après le 13 novembre 2023`,
        ],
        ['Identifiant', `\`${guideFacts.appId}\``],
        ['Cible', `niveau d’API ${guideFacts.playTarget} ou plus`],
        ['Nom', `${guideFacts.nameLimit} caractères au plus`],
        ['Description courte', `${guideFacts.shortLimit} caractères au plus`],
        ['Description complète', `${guideFacts.fullLimit} caractères au plus`],
        ['Captures d’écran', `${guideFacts.screenshots} au moins`],
        [
          'Icône',
          `${guideFacts.icon} × ${guideFacts.icon} pixels, PNG : \`icon-512.png\` dans \`public/\``,
        ],
        [
          'Image de présentation',
          `${guideFacts.featureGraphic[0]} × ${guideFacts.featureGraphic[1]} pixels, PNG ou JPEG`,
        ],
      ),
      link('/AndroidPackaging', 'Créer le paquet'),
      heading('Sécurité des données'),
      text(
        'Ces réponses sont exactes pour Selah tel que nous le publions. Si tu le modifies, vérifie tes propres réponses.',
      ),
      rows(
        [
          'Recueilli, avec un compte',
          'Nom et adresse e-mail ; prières, gratitude, notes et surlignages (contenu de l’utilisateur) ; progression de lecture et chiffres d’utilisation (activité dans l’application). Les textes révèlent ce que l’on croit : déclare aussi les convictions religieuses.',
        ],
        [
          'Recueilli, avec des rappels',
          'L’adresse du service push du navigateur pour cet appareil, les heures et le fuseau horaire.',
        ],
        [
          'Recueilli, avec un avis',
          'Les messages envoyés au responsable du serveur et la langue, même sans compte (autres messages dans l’application). Avec un compte, l’adresse e-mail est incluse ; avec un rapport d’erreur, aussi la page, la version et ce qui a échoué. La demande de supprimer un compte est envoyée de la même façon.',
        ],
        [
          'Sans compte',
          'Rien ne quitte l’appareil, sauf les requêtes pour les textes de la Bible et des contenus semblables, et l’avis que l’on envoie.',
        ],
        [
          'Partagé',
          'Rien n’est partagé pour la publicité. Les textes ne sont envoyés à un service d’IA que si ton serveur en utilise un et que la personne a accepté.',
        ],
        [
          'Non recueilli',
          'Position, contacts, photos, paiements, identifiants publicitaires. Il n’y a ni publicité ni mesure d’audience.',
        ],
        [
          'Chiffré pendant la transmission',
          'Oui, en HTTPS. De bout en bout seulement pour ceux qui activent les textes privés.',
        ],
        [
          'Suppression',
          'Dans l’application et sur le web, à `https://{host}/DeleteAccount`. Google demande cette adresse.',
        ],
        ['Politique de confidentialité', '`https://{host}/PrivacyPolicy`'],
        ['Âge', '13 ans et plus ; pas destiné aux enfants'],
      ),
      note(
        'Si ton serveur utilise l’IA, les règles de Google sur les contenus générés par IA s’appliquent : on doit pouvoir les signaler dans l’application. Le formulaire d’avis de Selah le permet, à condition que tu lises les messages.',
      ),
    ],
    apple: [
      text(
        'Nous déconseillons de commencer par là. Sur un iPhone, Selah s’installe depuis Safari, avec des rappels et sans boutique.',
      ),
      link('/PWASetupGuide', 'Installer Selah'),
      rows(
        ['Frais', `${guideFacts.appleFee} $ US par an`],
        ['Outils', 'Un Mac avec Xcode'],
        [
          'Nom, sous-titre',
          `${guideFacts.nameLimit} et ${guideFacts.subtitleLimit} caractères au plus`,
        ],
        ['Mots-clés', `${guideFacts.keywordsLimit} caractères au plus, avec des virgules`],
        ['Description', `${guideFacts.fullLimit} caractères au plus`],
      ),
      note(
        'La règle 4.2 d’Apple refuse les applications qui ne sont guère plus qu’un site web. La lecture hors connexion et les rappels sont des atouts de Selah, mais une simple enveloppe peut être refusée, et les frais ne sont pas remboursés.',
      ),
      list(
        'PWABuilder crée un projet Xcode qui ouvre l’adresse de ton serveur. Les service workers n’y fonctionnent que pour les adresses inscrites dans `WKAppBoundDomains`.',
        'Sur iOS, Capacitor avec les fichiers dans le paquet ne peut pas atteindre le serveur de Selah, car son origine n’est pas une adresse web.',
        'On doit pouvoir supprimer son compte dans l’application. Selah le permet.',
        'Le web push ne fonctionne pas dans une telle enveloppe ; les rappels demanderaient du code natif.',
      ),
    ],
    microsoft: [
      text('La boutique la plus simple : Windows exécute les applications web sans modification.'),
      steps(
        'Inscris-toi au Partner Center. Pour les particuliers, c’est gratuit.',
        'Réserve le nom, puis copie l’identifiant du paquet, l’identifiant et le nom de l’éditeur.',
        'Saisis `https://{host}` sur pwabuilder.com, choisis le paquet pour Windows et remplis les trois valeurs.',
        'Envoie le paquet, remplis les textes, les captures d’écran et l’âge, et demande la certification.',
      ),
      text(
        'La boutique signe le paquet. Les nouvelles versions de Selah viennent de ton serveur, sans nouveau paquet.',
      ),
    ],
    texts: [
      text(
        'Un texte par langue, dans les limites des boutiques. Tu peux ajouter le nom de ton Église ou de ton groupe ; vérifie ensuite à nouveau la longueur.',
      ),
      { kind: 'storeTexts' },
    ],
    checklist: [
      text('Tes coches sont enregistrées uniquement sur cet appareil.'),
      checks({
        https: 'Le serveur utilise HTTPS, et son adresse ne changera pas.',
        check: 'Les vérifications du manifeste et du service worker réussissent.',
        mail: '`SMTP_URL` fonctionne : un code d’inscription arrive.',
        support: '`SUPPORT_EMAIL` est configuré, et ses messages sont lus.',
        privacy:
          'Tu as lu la politique de confidentialité et les conditions, et elles conviennent à ton serveur.',
        backup: 'Tu as fait une sauvegarde et tu l’as restaurée une fois.',
        id: 'Tu as choisi l’identifiant.',
        keys: 'La clé de signature et ses mots de passe sont dans deux endroits sûrs.',
        links:
          '`assetlinks.json` est accessible, et l’application n’affiche pas de barre d’adresse.',
        pictures:
          'L’icône, l’image de présentation et au moins deux captures d’écran sont prêtes, si possible dans chaque langue.',
        texts: 'Le nom et les deux descriptions respectent les limites.',
        data: 'Le formulaire sur les données est rempli correctement.',
        login: 'Les examinateurs ont un compte de test, ou l’application s’utilise sans compte.',
        test: 'Une autre personne a installé la version de test et l’a utilisée pendant un jour.',
      }),
      link('/PWATroubleshoot', 'Aller aux vérifications'),
    ],
  },
};

export const storeTexts: StoreTexts = {
  name: 'Selah : Bible et prière',
  subtitle: 'Lire, prier, se reposer',
  keywords:
    'bible,prière,méditation,gratitude,journal,écriture,foi,hors ligne,sommeil,plan de lecture',
  short: 'Lis la Bible, prie, remercie et repose-toi. Même hors connexion.',
  full: `Selah t’accompagne tout au long du jour : une parole le matin, une prière à midi, la paix le soir.

• Bible : lis, surligne, prends des notes, recherche et écoute. Télécharge des traductions entières et lis-les partout.
• Mots de grâce : une courte parole pour ce que tu vis aujourd’hui, avec un verset.
• Prière : écris ce que tu as sur le cœur, prie avec ta liste et souviens-toi des prières exaucées.
• Gratitude : quelques lignes par jour, qui deviennent un calendrier de bonnes choses.
• Sagesse : ce que la Bible dit sur seize thèmes de la vie.
• Plans de lecture : de courts plans sur la paix, l’espérance, l’amour, la foi, la sagesse et la grâce.
• Sommeil paisible : des textes, des versets et des prières pour la nuit.
• Parcours : vois le chemin parcouru, sans pression.

Ce que tu écris est enregistré sur ton appareil et disponible hors connexion. Avec un compte, tout est aussi sauvegardé et synchronisé avec tes autres appareils. Ni publicité, ni mesure d’audience.

Les textes composés pour toi disent toujours d’où ils viennent. C’est toi qui choisis si l’IA est utilisée. Selah ne remplace ni une Église, ni un pasteur, ni un médecin, ni un ami.

Disponible en français, en anglais, en espagnol et en portugais. À partir de 13 ans.`,
};
