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
    'Tu n’as pas besoin d’un paquet pour installer Selah sur Android : le navigateur s’en charge. Il en faut un seulement pour proposer Selah sur Google Play. Ce guide s’adresse aux personnes qui gèrent un serveur ; toutes les étapes se font sur un ordinateur.',
  tabs: {
    method: [
      heading('Bubblewrap (recommandé)'),
      text(
        'Bubblewrap crée une petite application qui ouvre l’adresse de ton serveur en plein écran dans le navigateur du téléphone (une Trusted Web Activity, TWA). C’est la même application que sur le web : elle partage avec le navigateur le service worker, les rappels et les textes enregistrés, et une nouvelle version sur le serveur est aussi une nouvelle version dans l’application.',
      ),
      heading('Capacitor'),
      text(
        'Capacitor place les fichiers de l’application dans le paquet et les affiche dans une WebView. C’est utile si tu écris ton propre code natif. Pour Selah, il y a des inconvénients :',
      ),
      list(
        'Son adresse est `https://localhost` : tout ce que l’on partage contient cette adresse, et l’on commence sans ses textes.',
        'Une WebView ne permet ni le web push ni l’enregistrement de fichiers ; les deux demandent des plugins et des changements dans le code.',
        'Chaque nouvelle version de l’application demande un nouveau paquet.',
      ),
      rows(
        [
          'Prérequis',
          'Node.js pour les deux. Bubblewrap télécharge lui-même JDK 17 et les outils d’Android. Capacitor 8 demande Node.js 22 et Android Studio.',
        ],
        [
          'Cible',
          `Depuis le 31 août 2026, Google Play n’accepte de nouvelles applications et mises à jour que si elles visent Android 16 (niveau d’API ${guideFacts.playTarget}) ou plus récent. Capacitor 8 utilise ${guideFacts.playTarget}. Dans un projet Bubblewrap, vérifie \`targetSdkVersion\` dans \`app/build.gradle\`.`,
        ],
        [
          'Identifiant',
          `\`${guideFacts.appId}\`. Il ne peut plus changer après le premier envoi. Si tu gères ton propre serveur, choisis ton propre identifiant.`,
        ],
      ),
      heading('Avec Bubblewrap'),
      code('bubblewrap.sh'),
      steps(
        '`init` lit le manifeste de ton serveur et demande le reste.',
        'Compare `twa-manifest.json` avec la partie « Configuration », puis lance `update`.',
        '`build` crée `app-release-bundle.aab` pour la boutique et `app-release-signed.apk` pour les tests.',
        'Place `assetlinks.json` sur le serveur (partie « Signature »), sinon l’application affiche une barre d’adresse.',
      ),
    ],
    capacitor: [
      text(
        'Compile d’abord Selah avec l’adresse de ton serveur, car un paquet n’a pas d’adresse web à lui :',
      ),
      code('capacitor.sh'),
      text('Autorise cette origine sur le serveur, sinon il refuse toutes les requêtes :'),
      code('cors.env'),
      note(
        '`CORS_ORIGINS` n’accepte que des adresses en http et https. Sur iOS, une application Capacitor a l’origine `capacitor://localhost`, que le serveur de Selah refuse.',
      ),
      text('Le fichier `capacitor.config.ts` se place à la racine du projet :'),
      code('capacitor.config.ts'),
      list(
        '`webDir` est `dist`, le dossier où Selah est compilé.',
        'N’indique pas `server.url` : ce réglage est réservé au développement. Pour charger l’application depuis le serveur, utilise Bubblewrap.',
        'L’écran d’ouverture reste affiché deux secondes (`2000`) ; il a besoin de `@capacitor/splash-screen`.',
      ),
    ],
    configuration: [
      text('Les réponses aux questions de Bubblewrap pour Selah sur ce serveur :'),
      code('twa-manifest.json'),
      rows(
        [
          '`enableNotifications`',
          'Les rappels apparaissent comme des notifications de l’application, et Android demande l’autorisation en son nom.',
        ],
        [
          '`orientation`',
          '`default` : un paquet verrouillé en portrait exclurait les personnes dont l’appareil est fixé en mode paysage.',
        ],
        ['`appVersionCode`', 'Augmente à chaque envoi ; `update` s’en charge.'],
        ['`fingerprints`', 'Les empreintes de la clé de signature ; voir la partie « Signature ».'],
      ),
      text(
        'Bubblewrap lit les raccourcis et les icônes dans le manifeste. Après chaque modification de ce fichier, lance :',
      ),
      code('update.sh'),
    ],
    signing: [
      text(
        'Android n’installe que des applications signées. Bubblewrap crée une clé pendant `init` ; pour la créer toi-même :',
      ),
      code('keytool.sh'),
      note(
        'Garde le fichier et ses mots de passe dans deux endroits sûrs, et jamais dans le dépôt. Avec la signature d’application Play, Google conserve la clé que vérifient les téléphones, et une clé d’envoi perdue se remplace. Sans elle, si tu perds la clé, tu ne peux plus mettre l’application à jour.',
      ),
      heading('Le lien entre l’application et le serveur'),
      text(
        'Le serveur doit confirmer que l’application est la sienne. Il lui faut pour cela l’empreinte SHA-256 de la clé que vérifient les téléphones. Tu la trouves dans la Play Console, sous la signature d’application ; n’utilise pas celle de la clé d’envoi. Pour tester ton propre paquet, ajoute l’empreinte de ta propre clé :',
      ),
      code('fingerprint.sh'),
      code('assetlinks.json'),
      steps(
        'Enregistre le fichier dans le dépôt sous le nom `public/.well-known/assetlinks.json`.',
        'Recompile avec `npm run build` et redémarre le serveur.',
        'Demande-le avec curl : la réponse doit avoir le statut 200 et contenir du JSON.',
      ),
      code('assetlinks.sh'),
    ],
    publish: [
      steps(
        `Crée un compte Play Console : ${guideFacts.playFee} $ US, une fois.`,
        'Crée l’application, envoie `app-release-bundle.aab` pour le test interne et installe-la de là.',
        `Un compte personnel créé après le 13 novembre 2023 a d’abord besoin d’un test fermé : ${guideFacts.playTest[0]} testeurs pendant ${guideFacts.playTest[1]} jours de suite. Les comptes d’organisation, non.`,
        'Remplis les textes, les images, la sécurité des données, l’âge et la catégorie.',
        `Soumets-la à l’examen. Il prend le plus souvent de ${guideFacts.playReview[0]} à ${guideFacts.playReview[1]} jours, parfois plus avec un compte récent.`,
      ),
      text(
        'Ensuite, une nouvelle version sur ton serveur arrive chez tout le monde sans passer par la boutique. Il ne faut un nouveau paquet que pour une nouvelle icône, un nouveau nom, un nouveau niveau cible ou un autre réglage dans `twa-manifest.json`.',
      ),
      link('/AppStoreGuide', 'Textes, images et réponses pour les boutiques'),
    ],
  },
};
