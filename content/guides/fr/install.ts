// French guide: installing Selah, and offering the installation on a self-hosted server.
import {
  code,
  type GuideText,
  heading,
  headingFor,
  link,
  list,
  note,
  rows,
  steps,
  text,
} from '../guide.ts';

export const guide: GuideText<'install'> = {
  intro:
    'Selah est un site qui s’installe comme une application. Il a alors son icône et sa fenêtre, s’ouvre sans connexion et peut t’envoyer des rappels. La première partie est pour tout le monde ; les autres, pour qui gère un serveur.',
  tabs: {
    overview: [
      headingFor('ios', 'Sur un iPhone ou un iPad'),
      steps(
        'Ouvre Selah dans Safari ; à partir d’iOS 16.4, d’autres navigateurs conviennent aussi. Si tu es dans une autre application, ouvre la page dans Safari depuis le menu de celle-ci.',
        'Touche le bouton de partage, un carré avec une flèche, dans la barre de Safari. Si tu ne le vois pas, touche d’abord •••. Dans les autres navigateurs, il est à côté de l’adresse ou dans le menu.',
        'Fais défiler et choisis « Sur l’écran d’accueil », puis « Ajouter ».',
      ),
      note(
        'Sur ces appareils, l’application installée a son propre espace et commence vide. Connecte-toi d’abord à ton compte, ou enregistre tes écrits dans un fichier, pour qu’ils te suivent.',
      ),
      link('/Sync', 'Emporter tes écrits'),
      text(
        'Les rappels y fonctionnent à partir d’iOS 16.4, et seulement dans l’application installée.',
      ),
      headingFor('android', 'Sur Android'),
      steps(
        'Ouvre Selah dans Chrome, Edge, Samsung Internet ou Firefox.',
        'Ouvre le menu du navigateur.',
        'Choisis « Installer l’application » ou « Ajouter à l’écran d’accueil ».',
      ),
      headingFor('computer', 'Sur un ordinateur'),
      list(
        'Chrome et Edge : l’icône d’installation au bout de la barre d’adresse, ou « Installer » dans le menu.',
        'Safari sur un Mac : « Ajouter au Dock » dans le menu Fichier (macOS Sonoma ou plus récent).',
        'Firefox n’installe pas partout les applications web. Un marque-page ouvre Selah sans connexion, lui aussi.',
      ),
      heading('Ensuite'),
      list(
        'Ouvre Selah une fois avec une connexion, pour qu’il garde ce dont il a besoin.',
        'Pour avoir toute la Bible sans connexion, garde une traduction sur l’appareil.',
        'Quand il y a une nouvelle version, Selah le dit et attend que tu touches le bouton. Ce que tu es en train d’écrire reste.',
        'Retirer l’application peut aussi effacer ce qui n’était que sur cet appareil. Regarde d’abord si quelque chose attend encore.',
      ),
      link('/BibleLibrary', 'Garder une traduction de la Bible'),
      link('/PWATroubleshoot', 'Quand quelque chose ne marche pas'),
    ],
    manifest: [
      text(
        'Le manifeste dit au navigateur comment l’application s’appelle, de quoi elle a l’air et où elle commence. C’est le fichier `public/manifest.webmanifest` ; le serveur le donne aussi à l’adresse où les applications de la plateforme le cherchent :',
      ),
      code('addresses.txt'),
      text(
        'Un extrait : ses champs les plus importants, tels qu’ils sont dans le fichier. Le fichier entier est à ces adresses.',
      ),
      code('manifest.webmanifest'),
      rows(
        [
          '`id`, `start_url`, `scope`',
          'Qui est l’application, où elle commence et ce qui en fait partie. Changer `id`, c’est en faire une deuxième application.',
        ],
        ['`display`', '`standalone` : une fenêtre sans les barres du navigateur.'],
        [
          '`orientation`',
          'Portrait d’abord. L’application ne bloque pas l’orientation : qui en a besoin tourne son appareil.',
        ],
        [
          '`icons`',
          'Huit tailles de 72 à 512 pixels, deux avec de la marge (`maskable`, 192 et 512) pour les formes d’Android, et une d’une seule couleur (`monochrome`).',
        ],
        ['`shortcuts`', 'Mot de grâce, Bible et Prière, par un appui long sur l’icône.'],
        [
          '`share_target`',
          'Des mots et des liens partagés depuis d’autres applications deviennent une note ou une prière.',
        ],
      ),
      link('/ManifestGenerator', 'Écrire le manifeste d’une autre application'),
    ],
    worker: [
      text(
        'Le service worker est un script qui se tient entre l’application et le réseau. Sa source est dans `sw/` ; la construction en fait `sw.js`. La page l’enregistre à l’adresse de la plateforme, ou à `/sw.js` quand celle-là manque, pour toute l’application :',
      ),
      code('register.js'),
      heading('Ce qu’il fait'),
      list(
        'Il garde l’application elle-même sur l’appareil, chaque fichier selon sa version, pour que toutes les pages s’ouvrent sans connexion.',
        'Les appels au serveur vont au réseau. Si aucune réponse ne vient en 5 secondes, il donne ce qu’il a gardé depuis 7 jours au plus, mais seulement le manifeste et les fichiers déposés pour tout le monde. Ce que tu as écrit n’est jamais gardé par le service worker : c’est dans la base de données du navigateur (IndexedDB).',
        'Sans connexion, il répond aux appels avec le statut 503 et le dit, au lieu de montrer quelque chose d’ancien comme si c’était neuf.',
        'Un fichier qui manque reçoit la réponse 404, jamais une page.',
        'Quand la connexion revient, il envoie ce qui attend, même si l’application est fermée, là où le navigateur le permet (Background Sync).',
        'Il affiche les rappels que le serveur envoie.',
      ),
      heading('Nouvelles versions'),
      text(
        'La page demande s’il y a une nouvelle version toutes les 30 minutes et quand on la rouvre. La nouvelle attend qu’on choisisse de mettre à jour ; alors tous les onglets changent ensemble.',
      ),
      heading('En cas d’urgence'),
      text(
        'Si un service worker déjà livré fait du tort, démarre le serveur avec ce réglage. Il donne alors un service worker qui se retire avec ses caches ; les écrits de personne ne sont touchés. Enlève le réglage quand le défaut est réparé.',
      ),
      code('kill-switch.env'),
      text(
        'Avec `?debug=true` au bout de l’adresse, l’application montre l’état de son service worker.',
      ),
      link('/ServiceWorkerGenerator', 'Écrire un service worker pour une autre application'),
    ],
    deploy: [
      text(
        'Sur toute machine qui a npm, l’application entière tourne après deux commandes, à `http://localhost:8080` :',
      ),
      code('start.sh'),
      heading('Un petit serveur'),
      text(
        'Un processus et un fichier SQLite suffisent à une communauté. `deploy/selah.service` est une unité pour systemd :',
      ),
      code('server.sh'),
      text('Les réglages, tous facultatifs, dans `/etc/selah.env` :'),
      code('selah.env'),
      rows(
        ['`PUBLIC_URL`', 'L’adresse où l’on trouve l’application.'],
        [
          '`SMTP_URL`',
          'Le serveur de courrier. Sans lui, les codes d’inscription sont des fichiers dans `/var/lib/selah/outbox`, que seuls le service et root peuvent lire (`0700`).',
        ],
        [
          '`SUPPORT_EMAIL`',
          'Reçoit les avis envoyés depuis l’application, ceux des invités aussi. Le serveur la donne comme expéditeur de ses lettres. Sans cette adresse, personne ne peut envoyer d’avis.',
        ],
        ['`ACCESS`', '`public_without_login`, `public_with_login` ou `private_with_login`.'],
        [
          '`ADMIN_EMAIL`, `ADMIN_PASSWORD`',
          'Les deux ou aucun : un compte d’administration, créé au premier démarrage. Enlève ensuite le mot de passe.',
        ],
        ['`TRUST_PROXY`', 'Seulement si le proxy est sur une autre machine.'],
        ['`DATABASE_URL`', 'PostgreSQL au lieu de SQLite ; `JWT_SECRET` est alors nécessaire.'],
      ),
      heading('HTTPS'),
      text(
        'Les navigateurs n’installent des applications et ne lancent des service workers que par HTTPS (et sur `localhost`). Avec Caddy, il suffit de ceci :',
      ),
      code('Caddyfile'),
      heading('Deux serveurs et PostgreSQL'),
      text(
        '`deploy/compose.yaml` démarre les deux, la base de données et Caddy. `deploy/README.md` en dit plus, aussi sur les sauvegardes.',
      ),
      code('compose.sh'),
      heading('Derrière un autre serveur'),
      text(
        'Notre serveur met lui-même les bons en-têtes. Qui pose `dist/` chez un autre hébergeur veille à ceci :',
      ),
      rows(
        [
          '`index.html`, `sw.js`, `manifest.webmanifest`',
          '`cache-control: no-cache`, sinon les gens gardent une vieille version.',
        ],
        [
          '`assets/`',
          '`cache-control: public, max-age=31536000, immutable` : les noms portent une empreinte.',
        ],
        ['Pages inconnues', '`index.html`. Un fichier qui manque doit répondre 404.'],
        ['`/api/`', 'Vers le serveur, et dans aucun cache.'],
      ),
      heading('Vérifier'),
      code('check.sh'),
      link('/PWATroubleshoot', 'Vérifier ici le manifeste et le service worker'),
    ],
  },
};
