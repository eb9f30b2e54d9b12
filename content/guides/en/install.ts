// English guide: installing Selah, and offering the installation on a self-hosted server.
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
    'Install Selah like an app: it opens from its own icon, works offline and can remind you to pray.',
  tabs: {
    overview: [
      headingFor('ios', 'On an iPhone or iPad'),
      steps(
        'Open Selah in Safari; other browsers work too from iOS 16.4. If you’re in another app, open the page in Safari from that app’s menu.',
        'Tap the Share button, a square with an arrow, in Safari’s bar. If you don’t see it, tap ••• first. In other browsers it’s next to the address or in the menu.',
        'Scroll down and choose “Add to Home Screen”, then “Add”.',
      ),
      note(
        'On these devices the installed app starts empty. Log in first, or export what you wrote to a file.',
      ),
      link('/Sync', 'Export what you wrote'),
      text('Reminders work from iOS 16.4, and only in the installed app.'),
      headingFor('android', 'On Android'),
      steps(
        'Open Selah in Chrome, Edge, Samsung Internet or Firefox.',
        'Open the browser’s menu.',
        'Choose “Install app” or “Add to Home screen”.',
      ),
      headingFor('computer', 'On a computer'),
      list(
        'Chrome and Edge: the install icon at the end of the address bar, or “Install” in the menu.',
        'Safari on a Mac: “Add to Dock” in the File menu (macOS Sonoma or newer).',
        'Firefox can’t install web apps everywhere. A bookmark also opens Selah offline.',
      ),
      heading('What you get'),
      list(
        'An icon of its own, and a window without the browser’s bars.',
        'It opens without internet. Download a Bible to read all of it offline.',
        'Reminders at the times you choose.',
      ),
      link('/BibleLibrary', 'Download a Bible'),
      heading('Removing Selah'),
      list(
        'On a phone, press and hold the Selah icon and remove it like any other app.',
        'On a computer, open Selah, then the menu of its window, and choose “Uninstall”. On a Mac with Safari, remove it from the Dock and delete it from Applications.',
      ),
      note(
        'Removing the app can delete what is only on that device. First check that everything is synced.',
      ),
      link('/PWATroubleshoot', 'Installation help'),
    ],
    manifest: [
      text(
        'The manifest tells the browser the app’s name, how it looks and where it starts. It is the file `public/manifest.webmanifest`. The server also serves it at the address where the platform’s apps expect it:',
      ),
      code('addresses.txt'),
      text(
        'An excerpt with the most important fields. The complete file is at the addresses above.',
      ),
      code('manifest.webmanifest'),
      rows(
        [
          '`id`, `start_url`, `scope`',
          'The identity of the app, its start page and the pages that belong to it. If you change `id`, browsers see a different app.',
        ],
        ['`display`', '`standalone`: a window without the browser’s toolbars.'],
        [
          '`orientation`',
          'Portrait by default. The app does not lock it: people can turn their device sideways.',
        ],
        [
          '`icons`',
          'Eight sizes from 72 to 512 pixels, two with a margin for Android’s icon shapes (`maskable`, 192 and 512), and one in a single color (`monochrome`).',
        ],
        ['`shortcuts`', 'Grace note, Bible and Prayer, shown on a long press on the icon.'],
        [
          '`share_target`',
          'Text and links shared from other apps can be saved as a note or a prayer.',
        ],
      ),
      link('/ManifestGenerator', 'Create a manifest for another app'),
    ],
    worker: [
      text(
        'The service worker is a script between the app and the network. Its source is in `sw/`, and the build compiles it to `sw.js`. The page registers it for the whole app, from the platform’s address or, if that is missing, from `/sw.js`:',
      ),
      code('register.js'),
      heading('What it does'),
      list(
        'It saves the app’s files on the device by version, so that every page opens offline.',
        'Requests to the server go to the network. If there is no response within 5 seconds, it returns a saved copy that is at most 7 days old, but only for the manifest and for files uploaded for all users. It never saves what you write: that is stored in the browser’s database (IndexedDB).',
        'Offline, it answers other requests with status 503 instead of presenting old data as new.',
        'A missing file gets a 404, never a page.',
        'When the connection returns, it syncs pending changes. If the browser supports Background Sync, this works even while the app is closed.',
        'It shows the reminders sent by the server.',
      ),
      heading('New versions'),
      text(
        'The page checks for a new version every 30 minutes and each time it is opened. The new version waits until the user chooses “Update Now”; then all tabs update together.',
      ),
      heading('In an emergency'),
      text(
        'If a released worker causes problems, start the server with this setting. The server then delivers a worker that removes itself and its caches. Users’ entries are not affected. Remove the setting once the problem is fixed.',
      ),
      code('kill-switch.env'),
      text('With `?debug=true` at the end of the address, the app shows the state of its worker.'),
      link('/ServiceWorkerGenerator', 'Create a service worker for another app'),
    ],
    deploy: [
      text(
        'On any computer with npm, two commands start the whole app at `http://localhost:8080`:',
      ),
      code('start.sh'),
      heading('One small server'),
      text(
        'One process and one SQLite file are enough for a congregation. `deploy/selah.service` is a systemd unit:',
      ),
      code('server.sh'),
      text('The settings in `/etc/selah.env`, all optional:'),
      code('selah.env'),
      rows(
        ['`PUBLIC_URL`', 'The address at which people open the app.'],
        [
          '`SMTP_URL`',
          'The mail server. Without it, sign-up codes are written to files in `/var/lib/selah/outbox`, which only the service and root can read (`0700`).',
        ],
        [
          '`SUPPORT_EMAIL`',
          'Receives the feedback that people send from the app, including guests. It is also the sender address of the server’s emails. Without it, feedback can’t be sent.',
        ],
        ['`ACCESS`', '`public_without_login`, `public_with_login` or `private_with_login`.'],
        [
          '`ADMIN_EMAIL`, `ADMIN_PASSWORD`',
          'Set both or neither: an admin account that is created at the first start. Remove the password afterwards.',
        ],
        ['`TRUST_PROXY`', 'Needed only if the proxy runs on another machine.'],
        ['`DATABASE_URL`', 'Uses PostgreSQL instead of SQLite; `JWT_SECRET` is then required.'],
      ),
      heading('HTTPS'),
      text(
        'Browsers install apps and run service workers only over HTTPS (and on `localhost`). With Caddy, this is all you need:',
      ),
      code('Caddyfile'),
      heading('Two servers and PostgreSQL'),
      text(
        '`deploy/compose.yaml` starts both servers, the database and Caddy. See `deploy/README.md` for more, including backups.',
      ),
      code('compose.sh'),
      heading('Behind another server'),
      text(
        'Selah’s server sets the right headers itself. If you host `dist/` on another server, set these yourself:',
      ),
      rows(
        [
          '`index.html`, `sw.js`, `manifest.webmanifest`',
          '`cache-control: no-cache`; otherwise people stay on an old version.',
        ],
        [
          '`assets/`',
          '`cache-control: public, max-age=31536000, immutable`: the file names contain a hash.',
        ],
        ['Unknown pages', '`index.html`. A missing file must get a 404.'],
        ['`/api/`', 'Forward to the server, and never cache.'],
      ),
      heading('Check it'),
      code('check.sh'),
      link('/PWATroubleshoot', 'Check the manifest and the service worker'),
    ],
  },
};
