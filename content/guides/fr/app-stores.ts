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

export const guide: GuideText<'store'> = {
  intro:
    'Pour qui veut proposer son Selah dans un magasin d’applications : ce que chaque magasin demande, des réponses vraies sur les données, et des textes à copier. Ce que demandent les magasins a été vérifié le 22 novembre 2026 ; regarde encore une fois avant de payer.',
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
      link('/AndroidPackaging', 'Comment se fait le paquet'),
      heading('Sécurité des données'),
      text('Ce qui est vrai de Selah tel que nous le livrons. Qui le change répond pour soi.'),
      rows(
        [
          'Recueilli, avec un compte',
          'Nom et adresse e-mail ; prières, gratitude, notes et surlignages (contenu de la personne) ; progrès de lecture et chiffres d’usage (activité dans l’application). Les écrits montrent ce que quelqu’un croit : indique aussi les convictions religieuses.',
        ],
        [
          'Recueilli, avec des rappels',
          'L’adresse du service push du navigateur pour cet appareil, les heures et le fuseau horaire.',
        ],
        [
          'Recueilli, avec un avis',
          'Ce que l’on écrit à la personne qui gère le serveur et la langue, même sans compte (autres messages dans l’application). Avec un compte, l’adresse e-mail s’y ajoute ; avec le rapport d’un défaut, la page, la version et ce qui a échoué. La demande de supprimer un compte prend le même chemin.',
        ],
        [
          'Sans compte',
          'Rien ne quitte l’appareil, sauf les appels pour les textes de la Bible et choses semblables, et l’avis que l’on envoie.',
        ],
        [
          'Partagé',
          'Avec personne pour de la publicité. Un modèle de langage ne reçoit des mots que si ton serveur en a un et que la personne a accepté.',
        ],
        [
          'Non recueilli',
          'Position, contacts, photos, paiements, identifiants publicitaires. Il n’y a ni publicité ni mesure d’audience.',
        ],
        ['Chiffré en chemin', 'Oui, par HTTPS. Pas de bout en bout : dis-le si on te le demande.'],
        [
          'Suppression',
          'Dans l’application et sur le web, à `https://{host}/DeleteAccount`. Google demande cette adresse.',
        ],
        ['Politique de confidentialité', '`https://{host}/PrivacyPolicy`'],
        ['Âge', '13 ans et plus ; pas destiné aux enfants'],
      ),
      note(
        'Si ton serveur a un modèle de langage, les règles de Google sur les contenus faits par une IA s’appliquent : on doit pouvoir les signaler dans l’application. Le formulaire d’avis de Selah sert à cela, si quelqu’un le lit.',
      ),
    ],
    apple: [
      text(
        'Nous déconseillons de commencer ici. Sur l’iPhone, Selah s’installe depuis Safari, avec des rappels, sans magasin.',
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
        'La règle 4.2 refuse les applications qui ne sont guère qu’un site remballé. La lecture sans connexion et les rappels parlent pour Selah, mais une simple enveloppe peut être refusée, et les frais sont perdus.',
      ),
      list(
        'PWABuilder fait un projet Xcode qui montre l’adresse de ton serveur. Les service workers n’y marchent que pour les adresses inscrites dans `WKAppBoundDomains`.',
        'Capacitor, avec les fichiers dans le paquet, n’atteint pas notre serveur depuis iOS : son origine n’est pas une adresse web.',
        'Un compte doit pouvoir être supprimé dans l’application : Selah le permet.',
        'Le web push ne marche pas dans une telle enveloppe ; les rappels demanderaient du code natif.',
      ),
    ],
    microsoft: [
      text(
        'Le chemin le plus court vers un magasin : Windows fait tourner les applications web telles qu’elles sont.',
      ),
      steps(
        'Inscris-toi au Partner Center. Pour les particuliers, c’est gratuit.',
        'Réserve le nom et copie l’identifiant du paquet, l’identifiant et le nom de l’éditeur.',
        'Entre `https://{host}` sur pwabuilder.com, choisis le paquet pour Windows et remplis les trois valeurs.',
        'Envoie le paquet, remplis les textes, les captures d’écran et l’âge, et demande la certification.',
      ),
      text(
        'C’est le magasin qui signe le paquet. Les nouvelles versions de Selah viennent de ton serveur, sans nouveau paquet.',
      ),
    ],
    texts: [
      text(
        'Pour chaque langue, un texte qui respecte les limites. Mets-y le nom de ton Église ou de ton groupe si tu veux, et recompte.',
      ),
      { kind: 'storeTexts' },
    ],
    checklist: [
      text('Ce que tu coches n’est retenu que sur cet appareil.'),
      checks({
        https: 'Le serveur se trouve par HTTPS, et son adresse restera.',
        check: 'Les vérifications du manifeste et du service worker sont vertes.',
        mail: '`SMTP_URL` fonctionne : un code d’inscription arrive.',
        support: '`SUPPORT_EMAIL` est rempli, et quelqu’un lit ce qui arrive.',
        privacy:
          'La politique de confidentialité et les conditions ont été lues, et conviennent à ton serveur.',
        backup: 'Une sauvegarde a été faite et remise en place une fois.',
        id: 'L’identifiant est choisi.',
        keys: 'La clé de signature et ses mots de passe sont dans deux endroits sûrs.',
        links: '`assetlinks.json` répond, et l’application ne montre pas de barre d’adresse.',
        pictures:
          'L’icône, l’image de présentation et au moins deux captures d’écran sont prêtes, dans chaque langue si tu peux.',
        texts: 'Le nom et les deux descriptions respectent les limites.',
        data: 'Le formulaire sur les données est rempli selon la vérité.',
        login: 'Qui examine l’application a un compte d’essai, ou peut s’en servir sans compte.',
        test: 'Quelqu’un d’autre l’a installée depuis le test et s’en est servi un jour.',
      }),
      link('/PWATroubleshoot', 'Vers les vérifications'),
    ],
  },
};
