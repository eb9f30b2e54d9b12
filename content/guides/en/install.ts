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
    'Selah is a website that can be installed like an app. Then it has its own icon and window, opens without a connection, and can remind you. The first tab is for everybody; the others are for whoever runs a server.',
  tabs: {
    overview: [
      headingFor('ios', 'On an iPhone or iPad'),
      steps(
        'Open Selah in Safari; from iOS 16.4 on, other browsers do it, too. If you are inside another app, open the page in Safari from that app’s menu.',
        'Tap the Share button, a square with an arrow, in Safari’s bar. If you do not see it, tap ••• first. Other browsers have it beside the address or in their menu.',
        'Scroll down and choose “Add to Home Screen”, then “Add”.',
      ),
      note(
        'On these devices the installed app has a storage of its own and starts empty. Log in first, or save your words in a file, so that they come along.',
      ),
      link('/Sync', 'Take your words along'),
      text('Reminders work there from iOS 16.4 on, and only in the installed app.'),
      headingFor('android', 'On Android'),
      steps(
        'Open Selah in Chrome, Edge, Samsung Internet or Firefox.',
        'Open the menu of the browser.',
        'Choose “Install app” or “Add to Home screen”.',
      ),
      headingFor('computer', 'On a computer'),
      list(
        'Chrome and Edge: the install icon at the end of the address bar, or “Install” in the menu.',
        'Safari on a Mac: “Add to Dock” in the File menu (macOS Sonoma or newer).',
        'Firefox does not install web apps everywhere. A bookmark opens Selah without a connection, too.',
      ),
      heading('Afterwards'),
      list(
        'Open Selah once with a connection, so that it can keep what it needs.',
        'For the whole Bible without a connection, keep a translation on the device.',
        'When there is a new version, Selah says so and waits until you tap. What you are typing stays.',
        'Whoever removes the app may remove what was only on that device. Look first whether anything still waits.',
      ),
      link('/BibleLibrary', 'Keep a Bible translation'),
      link('/PWATroubleshoot', 'When something does not work'),
    ],
    manifest: [
      text(
        'The manifest tells the browser what the app is called, how it looks and where it begins. It is the file `public/manifest.webmanifest`; the server also gives it at the address where apps of the platform look for it:',
      ),
      code('addresses.txt'),
      text(
        'An excerpt: its most important fields, as they stand in the file. The whole file is at those addresses.',
      ),
      code('manifest.webmanifest'),
      rows(
        [
          '`id`, `start_url`, `scope`',
          'Who the app is, where it begins and what belongs to it. Whoever changes `id` makes a second app of it.',
        ],
        ['`display`', '`standalone`: a window without the browser’s bars.'],
        [
          '`orientation`',
          'Portrait at first. The app does not hold it fast: who needs it sideways turns the device.',
        ],
        [
          '`icons`',
          'Eight sizes from 72 to 512 pixels, two with room at the edge (`maskable`, 192 and 512) for Android’s shapes, and one in one colour (`monochrome`).',
        ],
        ['`shortcuts`', 'Grace note, Bible and Prayer, at a long press on the icon.'],
        ['`share_target`', 'Words and links shared from other apps become a note or a prayer.'],
      ),
      link('/ManifestGenerator', 'Write a manifest for another app'),
    ],
    worker: [
      text(
        'The service worker is a script that stands between the app and the network. Its source is in `sw/`; the build makes `sw.js` of it. The page registers it at the address of the platform, or at `/sw.js` where that one is missing, for the whole app:',
      ),
      code('register.js'),
      heading('What it does'),
      list(
        'It keeps the app itself on the device, each file by its version, so that every page opens without a connection.',
        'Calls to the server go to the network. If no answer comes within 5 seconds, it gives what it kept for at most 7 days, but only of the manifest and of files uploaded for everybody. What you wrote is never kept by the worker: it lies in the database of the browser (IndexedDB).',
        'Without a connection it answers calls with status 503 and says so, instead of showing something old as if it were new.',
        'A file that is missing is answered by 404, never with a page.',
        'When the connection returns, it sends what waits, even with the app closed, where the browser allows it (Background Sync).',
        'It shows the reminders that the server sends.',
      ),
      heading('New versions'),
      text(
        'The page asks for a new version every 30 minutes and when it is opened again. The new one waits until somebody chooses “Update Now”; then all tabs change together.',
      ),
      heading('In an emergency'),
      text(
        'If a worker that was delivered does harm, start the server with this setting. It then hands out a worker that removes itself and its caches; nobody’s words are touched. Take it back when the fault is mended.',
      ),
      code('kill-switch.env'),
      text('With `?debug=true` at the end of the address the app shows how its worker is.'),
      link('/ServiceWorkerGenerator', 'Write a worker for another app'),
    ],
    deploy: [
      text(
        'On any machine with npm the whole app runs after two commands, at `http://localhost:8080`:',
      ),
      code('start.sh'),
      heading('One small server'),
      text(
        'One process and one SQLite file are enough for a congregation. `deploy/selah.service` is a unit for systemd:',
      ),
      code('server.sh'),
      text('The settings, each optional, in `/etc/selah.env`:'),
      code('selah.env'),
      rows(
        ['`PUBLIC_URL`', 'The address under which people reach the app.'],
        [
          '`SMTP_URL`',
          'The mail server. Without it the codes at sign-up lie as files in `/var/lib/selah/outbox`, which only the service and root may read (`0700`).',
        ],
        [
          '`SUPPORT_EMAIL`',
          'Gets the feedback that people send from the app, guests too. Letters from the server carry it as their sender. Without it nobody can send any.',
        ],
        ['`ACCESS`', '`public_without_login`, `public_with_login` or `private_with_login`.'],
        [
          '`ADMIN_EMAIL`, `ADMIN_PASSWORD`',
          'Both or neither: an admin, made at the first start. Take the password out again afterwards.',
        ],
        ['`TRUST_PROXY`', 'Only if the proxy is on another machine.'],
        ['`DATABASE_URL`', 'PostgreSQL instead of SQLite; `JWT_SECRET` is needed then.'],
      ),
      heading('HTTPS'),
      text(
        'Browsers install apps and run workers only over HTTPS (and on `localhost`). With Caddy this is all:',
      ),
      code('Caddyfile'),
      heading('Two servers and PostgreSQL'),
      text(
        '`deploy/compose.yaml` starts both, the database and Caddy. `deploy/README.md` says more, also about backups.',
      ),
      code('compose.sh'),
      heading('Behind another server'),
      text(
        'Our server sets the right headers itself. Whoever puts `dist/` on another host sees to these:',
      ),
      rows(
        [
          '`index.html`, `sw.js`, `manifest.webmanifest`',
          '`cache-control: no-cache`, or people keep an old version.',
        ],
        [
          '`assets/`',
          '`cache-control: public, max-age=31536000, immutable`: the names carry a hash.',
        ],
        ['Unknown pages', '`index.html`. A missing file must answer 404.'],
        ['`/api/`', 'To the server, and kept in no cache.'],
      ),
      heading('Look at it'),
      code('check.sh'),
      link('/PWATroubleshoot', 'Check manifest and worker here'),
    ],
  },
};
