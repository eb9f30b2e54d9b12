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
    'Installe Selah comme une application : elle s’ouvre depuis sa propre icône, fonctionne hors connexion et peut te rappeler de prier.',
  tabs: {
    overview: [
      headingFor('ios', 'Sur un iPhone ou un iPad'),
      steps(
        'Ouvre Selah dans Safari ; à partir d’iOS 16.4, d’autres navigateurs conviennent aussi. Si tu es dans une autre application, ouvre la page dans Safari depuis le menu de celle-ci.',
        'Touche le bouton de partage, un carré avec une flèche, dans la barre de Safari. Si tu ne le vois pas, touche d’abord •••. Dans les autres navigateurs, il est à côté de l’adresse ou dans le menu.',
        'Fais défiler et choisis « Sur l’écran d’accueil », puis « Ajouter ».',
      ),
      note(
        'Sur ces appareils, l’application installée est vide au départ. Connecte-toi d’abord à ton compte, ou exporte tes textes dans un fichier.',
      ),
      link('/Sync', 'Exporter tes textes'),
      text(
        'Les rappels fonctionnent à partir d’iOS 16.4, et seulement dans l’application installée.',
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
        'Firefox ne permet pas partout d’installer les applications web. Un marque-page ouvre aussi Selah hors connexion.',
      ),
      heading('Ce que tu y gagnes'),
      list(
        'Une icône à elle, et une fenêtre sans les barres du navigateur.',
        'Elle s’ouvre sans internet. Télécharge une Bible pour la lire en entier hors connexion.',
        'Des rappels aux heures que tu choisis.',
      ),
      link('/BibleLibrary', 'Télécharger une Bible'),
      heading('Désinstaller Selah'),
      list(
        'Sur un téléphone, appuie longuement sur l’icône de Selah et supprime-la comme toute autre application.',
        'Sur un ordinateur, ouvre Selah, puis le menu de sa fenêtre, et choisis « Désinstaller ». Sur un Mac avec Safari, retire-la du Dock et supprime-la des Applications.',
      ),
      note(
        'Désinstaller l’application peut aussi effacer ce qui n’était que sur cet appareil. Vérifie d’abord que tout est synchronisé.',
      ),
      link('/PWATroubleshoot', 'Aide à l’installation'),
    ],
    manifest: [
      text(
        'Le manifeste indique au navigateur le nom de l’application, son apparence et sa page de départ. C’est le fichier `public/manifest.webmanifest`. Le serveur le fournit aussi à l’adresse où les applications de la plateforme l’attendent :',
      ),
      code('addresses.txt'),
      text(
        'Un extrait avec les champs les plus importants. Le fichier complet se trouve aux adresses ci-dessus.',
      ),
      code('manifest.webmanifest'),
      rows(
        [
          '`id`, `start_url`, `scope`',
          'L’identité de l’application, sa page de départ et les pages qui en font partie. Si tu changes `id`, les navigateurs voient une autre application.',
        ],
        ['`display`', '`standalone` : une fenêtre sans les barres d’outils du navigateur.'],
        [
          '`orientation`',
          'Portrait par défaut. L’application ne le verrouille pas : on peut tourner son appareil.',
        ],
        [
          '`icons`',
          'Huit tailles de 72 à 512 pixels, deux avec une marge pour les formes d’icônes d’Android (`maskable`, 192 et 512), et une d’une seule couleur (`monochrome`).',
        ],
        ['`shortcuts`', 'Mot de grâce, Bible et Prière, affichés par un appui long sur l’icône.'],
        [
          '`share_target`',
          'Les textes et les liens partagés depuis d’autres applications peuvent être enregistrés comme note ou comme prière.',
        ],
      ),
      link('/ManifestGenerator', 'Créer le manifeste d’une autre application'),
    ],
    worker: [
      text(
        'Le service worker est un script placé entre l’application et le réseau. Sa source est dans `sw/`, et la compilation en fait `sw.js`. La page l’enregistre pour toute l’application, depuis l’adresse de la plateforme ou, si elle manque, depuis `/sw.js` :',
      ),
      code('register.js'),
      heading('Ce qu’il fait'),
      list(
        'Il enregistre sur l’appareil les fichiers de l’application, par version, pour que toutes les pages s’ouvrent hors connexion.',
        'Les requêtes au serveur passent par le réseau. Sans réponse en 5 secondes, il renvoie une copie enregistrée depuis 7 jours au plus, mais seulement pour le manifeste et les fichiers déposés pour tout le monde. Il n’enregistre jamais ce que tu écris : cela se trouve dans la base de données du navigateur (IndexedDB).',
        'Hors connexion, il répond aux autres requêtes par le statut 503, au lieu de présenter d’anciennes données comme nouvelles.',
        'Un fichier manquant reçoit la réponse 404, jamais une page.',
        'Au retour de la connexion, il synchronise les modifications en attente. Si le navigateur prend en charge Background Sync, cela fonctionne même quand l’application est fermée.',
        'Il affiche les rappels envoyés par le serveur.',
      ),
      heading('Nouvelles versions'),
      text(
        'La page cherche une nouvelle version toutes les 30 minutes et à chaque ouverture. La nouvelle version attend que l’on choisisse « Mettre à jour » ; tous les onglets changent alors ensemble.',
      ),
      heading('En cas d’urgence'),
      text(
        'Si un service worker publié pose problème, démarre le serveur avec ce réglage. Le serveur fournit alors un service worker qui se supprime avec ses caches. Ce que les gens ont écrit n’est pas touché. Retire le réglage une fois le problème corrigé.',
      ),
      code('kill-switch.env'),
      text(
        'Avec `?debug=true` à la fin de l’adresse, l’application affiche l’état de son service worker.',
      ),
      link('/ServiceWorkerGenerator', 'Créer un service worker pour une autre application'),
    ],
    deploy: [
      text(
        'Sur tout ordinateur avec npm, deux commandes démarrent l’application entière à `http://localhost:8080` :',
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
        ['`PUBLIC_URL`', 'L’adresse à laquelle on ouvre l’application.'],
        [
          '`SMTP_URL`',
          'Le serveur de messagerie. Sans lui, les codes d’inscription sont écrits dans des fichiers de `/var/lib/selah/outbox`, que seuls le service et root peuvent lire (`0700`).',
        ],
        [
          '`SUPPORT_EMAIL`',
          'Reçoit les avis envoyés depuis l’application, y compris sans compte. C’est aussi l’adresse d’expédition des e-mails du serveur. Sans elle, les avis ne peuvent pas être envoyés.',
        ],
        ['`ACCESS`', '`public_without_login`, `public_with_login` ou `private_with_login`.'],
        [
          '`ADMIN_EMAIL`, `ADMIN_PASSWORD`',
          'Les deux ou aucun : un compte d’administration, créé au premier démarrage. Retire ensuite le mot de passe.',
        ],
        ['`TRUST_PROXY`', 'Nécessaire seulement si le proxy est sur une autre machine.'],
        ['`DATABASE_URL`', 'PostgreSQL au lieu de SQLite ; `JWT_SECRET` est alors nécessaire.'],
      ),
      heading('HTTPS'),
      text(
        'Les navigateurs n’installent des applications et n’exécutent des service workers qu’en HTTPS (et sur `localhost`). Avec Caddy, cela suffit :',
      ),
      code('Caddyfile'),
      heading('Deux serveurs et PostgreSQL'),
      text(
        '`deploy/compose.yaml` démarre les deux serveurs, la base de données et Caddy. `deploy/README.md` en dit plus, y compris sur les sauvegardes.',
      ),
      code('compose.sh'),
      heading('Derrière un autre serveur'),
      text(
        'Le serveur de Selah envoie lui-même les bons en-têtes. Si tu héberges `dist/` sur un autre serveur, configure-les toi-même :',
      ),
      rows(
        [
          '`index.html`, `sw.js`, `manifest.webmanifest`',
          '`cache-control: no-cache`, sinon les gens restent sur une ancienne version.',
        ],
        [
          '`assets/`',
          '`cache-control: public, max-age=31536000, immutable` : les noms des fichiers contiennent une empreinte.',
        ],
        ['Pages inconnues', '`index.html`. Un fichier manquant doit donner une réponse 404.'],
        ['`/api/`', 'À transmettre au serveur, et jamais mis en cache.'],
      ),
      heading('Vérifier'),
      code('check.sh'),
      link('/PWATroubleshoot', 'Vérifier ici le manifeste et le service worker'),
    ],
  },
};
