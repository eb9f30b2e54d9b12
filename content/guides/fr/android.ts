// French guide: building an Android package of Selah.
import {
  code,
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

export const guide: GuideText<'android'> = {
  intro:
    'Personne n’a besoin d’un paquet pour installer Selah sur Android : le navigateur s’en charge. Un paquet est pour qui veut être trouvé dans Google Play. Tout cela se fait sur un ordinateur, par la personne qui gère le serveur.',
  tabs: {
    method: [
      heading('Bubblewrap : notre conseil'),
      text(
        'Bubblewrap fait une petite application qui ouvre l’adresse de ton serveur en plein écran dans le navigateur du téléphone (une Trusted Web Activity, TWA). C’est la même application que sur le web : service worker, rappels et écrits gardés sont ceux du navigateur, et une nouvelle version sur le serveur est une nouvelle version dans l’application.',
      ),
      heading('Capacitor'),
      text(
        'Capacitor met les fichiers de l’application dans le paquet et les montre dans une WebView. Cela vaut la peine quand tu écris tes propres parties natives. Pour Selah, cela a un prix :',
      ),
      list(
        'Son adresse est `https://localhost` : les mots que l’on partage portent cette adresse, et l’on commence avec un espace vide.',
        'Une WebView n’a pas de web push et n’enregistre pas de fichiers d’elle-même ; les deux demandent des plugins et des changements dans le code.',
        'Chaque nouvelle version de l’application est un nouveau paquet.',
      ),
      rows(
        [
          'Ce qu’il faut',
          'Node.js pour les deux. Bubblewrap va chercher lui-même JDK 17 et les outils d’Android. Capacitor 8 demande Node.js 22 et Android Studio.',
        ],
        [
          'Cible',
          `Depuis le 31 août 2026, Google Play n’accepte de nouvelles applications et mises à jour que si elles sont faites pour Android 16 (niveau d’API ${guideFacts.playTarget}) ou plus récent. Capacitor 8 met ${guideFacts.playTarget}. Dans un projet Bubblewrap, regarde \`targetSdkVersion\` dans \`app/build.gradle\`.`,
        ],
        [
          'Identifiant',
          `\`${guideFacts.appId}\`. Il ne change plus après le premier envoi. Qui gère son propre serveur choisit son propre identifiant.`,
        ],
      ),
      heading('Avec Bubblewrap'),
      code('bubblewrap.sh'),
      steps(
        '`init` lit le manifeste de ton serveur et demande le reste.',
        'Compare `twa-manifest.json` avec la partie « Configuration », puis lance `update`.',
        '`build` fait `app-release-bundle.aab` pour le magasin et `app-release-signed.apk` pour essayer.',
        'Pose `assetlinks.json` sur le serveur (partie « Signature »), sinon l’application montre une barre d’adresse.',
      ),
    ],
    capacitor: [
      text(
        'Construis d’abord Selah de façon qu’il connaisse son serveur, car dans le paquet il n’a pas d’adresse à lui :',
      ),
      code('capacitor.sh'),
      text('Sur le serveur, cette origine doit être permise, sinon aucun appel ne passe :'),
      code('cors.env'),
      note(
        '`CORS_ORIGINS` n’accepte que des adresses en http et https. Sur iOS, une application Capacitor a l’origine `capacitor://localhost`, que notre serveur refuse.',
      ),
      text('Le fichier `capacitor.config.ts` est à la racine du projet :'),
      code('capacitor.config.ts'),
      list(
        '`webDir` est `dist`, où se trouve Selah une fois construit.',
        'Laisse `server.url` de côté : ses auteurs le destinent au développement. Qui veut l’application depuis le serveur prend Bubblewrap.',
        'L’image d’ouverture reste deux secondes (`2000`) ; il lui faut `@capacitor/splash-screen`.',
      ),
    ],
    configuration: [
      text('Ce que Bubblewrap demande, avec les réponses pour Selah sur ce serveur :'),
      code('twa-manifest.json'),
      rows(
        [
          '`enableNotifications`',
          'Les rappels apparaissent comme ceux de l’application, et Android demande la permission en son nom.',
        ],
        [
          '`orientation`',
          '`default` : un paquet qui bloque l’écran en hauteur exclurait les personnes dont l’appareil est fixé en largeur.',
        ],
        ['`appVersionCode`', 'Augmente à chaque envoi ; `update` le fait.'],
        ['`fingerprints`', 'De la clé de signature, voir la partie « Signature ».'],
      ),
      text(
        'Bubblewrap prend les raccourcis et les icônes dans le manifeste. Après chaque changement de ce fichier :',
      ),
      code('update.sh'),
    ],
    signing: [
      text(
        'Android n’installe que ce qui est signé. Bubblewrap fait une clé pendant `init` ; à la main, on la fait ainsi :',
      ),
      code('keytool.sh'),
      note(
        'Garde le fichier et ses mots de passe dans deux endroits sûrs, et jamais dans le dépôt du code. Avec la signature d’application Play, Google garde la clé que voient les téléphones, et une clé d’envoi perdue se remplace ; sans elle, une clé perdue est la fin de l’application.',
      ),
      heading('Le lien entre l’application et le serveur'),
      text(
        'Le serveur doit dire que l’application est à lui. Il lui faut pour cela l’empreinte (SHA-256) de la clé que voient les téléphones : dans la Play Console, à la signature d’application, et non celle de la clé d’envoi. Pour essayer ton propre paquet, ajoute l’empreinte de ta propre clé :',
      ),
      code('fingerprint.sh'),
      code('assetlinks.json'),
      steps(
        'Pose le fichier dans le dépôt du code sous le nom `public/.well-known/assetlinks.json`.',
        'Construis de nouveau avec `npm run build` et redémarre le serveur.',
        'Demande-le avec curl : il doit répondre 200 avec du JSON.',
      ),
      code('assetlinks.sh'),
    ],
    publish: [
      steps(
        `Ouvre un compte à la Play Console : ${guideFacts.playFee} $ US, une fois.`,
        'Crée l’application, envoie `app-release-bundle.aab` au test interne et installe-la de là.',
        `Un compte personnel créé après le 13 novembre 2023 a d’abord besoin d’un test fermé : ${guideFacts.playTest[0]} testeurs pendant ${guideFacts.playTest[1]} jours de suite. Les comptes d’organisations, non.`,
        'Remplis les textes, les images, la sécurité des données, l’âge et la catégorie.',
        `Envoie-la à l’examen. Il prend le plus souvent de ${guideFacts.playReview[0]} à ${guideFacts.playReview[1]} jours, parfois plus avec un compte récent.`,
      ),
      text(
        'Ensuite, une nouvelle version sur ton serveur arrive chez tous sans le magasin. Il ne faut un nouveau paquet que pour une nouvelle icône, un nouveau nom, un nouveau niveau cible ou un autre réglage dans `twa-manifest.json`.',
      ),
      link('/AppStoreGuide', 'Textes, images et réponses pour les magasins'),
    ],
  },
};
