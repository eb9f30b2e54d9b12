// English guide: building an Android package of Selah.
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
    'Nobody needs a package to install Selah on Android: the browser does it. A package is for whoever wants to be found in Google Play. All of this is done on a computer, by whoever runs the server.',
  tabs: {
    method: [
      heading('Bubblewrap: our advice'),
      text(
        'Bubblewrap makes a small app that opens your server’s address full screen in the browser of the phone (a Trusted Web Activity, TWA). It is the same app as on the web: worker, reminders and stored words are those of the browser, and a new version on the server is a new version in the app.',
      ),
      heading('Capacitor'),
      text(
        'Capacitor puts the files of the app into the package and shows them in a WebView. That pays when you write native parts of your own. For Selah it has a price:',
      ),
      list(
        'Its address is `https://localhost`: the words that somebody shares carry that address, and people start with an empty storage.',
        'A WebView has no web push and saves no files by itself; both need plugins and changes in the code.',
        'Each new version of the app is a new package.',
      ),
      rows(
        [
          'What is needed',
          'Node.js for both. Bubblewrap fetches JDK 17 and the Android tools itself. Capacitor 8 needs Node.js 22 and Android Studio.',
        ],
        [
          'Target',
          `Google Play takes new apps and updates only if they are made for Android 16 (API level ${guideFacts.playTarget}) or newer, since 31 August 2026. Capacitor 8 sets ${guideFacts.playTarget}. In a Bubblewrap project look at \`targetSdkVersion\` in \`app/build.gradle\`.`,
        ],
        [
          'App id',
          `\`${guideFacts.appId}\`. It cannot be changed after the first upload. Whoever runs a server of their own chooses an id of their own.`,
        ],
      ),
      heading('With Bubblewrap'),
      code('bubblewrap.sh'),
      steps(
        '`init` reads the manifest of your server and asks for the rest.',
        'Compare `twa-manifest.json` with the tab “Configuration”, then run `update`.',
        '`build` makes `app-release-bundle.aab` for the store and `app-release-signed.apk` to try out.',
        'Put `assetlinks.json` on the server (tab “Signing”), or the app shows an address bar.',
      ),
    ],
    capacitor: [
      text(
        'First build Selah so that it knows its server, for in the package it has no address of its own:',
      ),
      code('capacitor.sh'),
      text('On the server this origin must be allowed, or no call gets through:'),
      code('cors.env'),
      note(
        '`CORS_ORIGINS` takes addresses with http and https only. On iOS a Capacitor app has the origin `capacitor://localhost`, which our server refuses.',
      ),
      text('The file `capacitor.config.ts` stands in the root of the project:'),
      code('capacitor.config.ts'),
      list(
        '`webDir` is `dist`, where the build of Selah lies.',
        'Leave `server.url` out: its makers mean it for development. Whoever wants the app from the server takes Bubblewrap.',
        'The opening picture stays for two seconds (`2000`); it needs `@capacitor/splash-screen`.',
      ),
    ],
    configuration: [
      text('What Bubblewrap asks for, answered for Selah on this server:'),
      code('twa-manifest.json'),
      rows(
        [
          '`enableNotifications`',
          'Reminders appear as those of the app, and Android asks for permission in its name.',
        ],
        [
          '`orientation`',
          '`default`: a package that holds the screen upright would lock out people whose device is mounted sideways.',
        ],
        ['`appVersionCode`', 'Grows with each upload; `update` does it.'],
        ['`fingerprints`', 'Of the signing key, see the tab “Signing”.'],
      ),
      text(
        'Bubblewrap takes shortcuts and icons from the manifest. After each change of this file:',
      ),
      code('update.sh'),
    ],
    signing: [
      text(
        'Android installs only what is signed. Bubblewrap makes a key in `init`; by hand it is made so:',
      ),
      code('keytool.sh'),
      note(
        'Keep the file and its passwords in two safe places, and never in the repository. With Play App Signing Google keeps the key that phones see, and a lost upload key can be replaced; without it, a lost key ends the app.',
      ),
      heading('The link between app and server'),
      text(
        'The server must say that the app belongs to it. For that it needs the fingerprint (SHA-256) of the key that phones see: in the Play Console at app signing, not that of the upload key. To try out your own package, add the fingerprint of your own key:',
      ),
      code('fingerprint.sh'),
      code('assetlinks.json'),
      steps(
        'Put the file into the repository as `public/.well-known/assetlinks.json`.',
        'Build anew with `npm run build` and restart the server.',
        'Ask for it with curl: it must answer 200 with JSON.',
      ),
      code('assetlinks.sh'),
    ],
    publish: [
      steps(
        `Open an account at the Play Console: $${guideFacts.playFee}, once.`,
        'Make the app, upload `app-release-bundle.aab` to the internal test, and install it from there.',
        `A personal account made after 13 November 2023 first needs a closed test: ${guideFacts.playTest[0]} testers for ${guideFacts.playTest[1]} days in a row. Accounts of organisations do not.`,
        'Fill in store texts, pictures, data safety, age and category.',
        `Send it for review. It mostly takes ${guideFacts.playReview[0]} to ${guideFacts.playReview[1]} days, sometimes longer with a new account.`,
      ),
      text(
        'Afterwards a new version on your server reaches everybody without the store. A new package is needed only for a new icon, name, target level or setting in `twa-manifest.json`.',
      ),
      link('/AppStoreGuide', 'Texts, pictures and answers for the stores'),
    ],
  },
};
