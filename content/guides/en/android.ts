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
    'You don’t need a package to install Selah on Android: the browser can do it. You need one only to offer Selah on Google Play. This guide is for people who run a server; all steps are done on a computer.',
  tabs: {
    method: [
      heading('Bubblewrap (recommended)'),
      text(
        'Bubblewrap creates a small app that opens your server’s address full screen in the phone’s browser (a Trusted Web Activity, TWA). It is the same app as on the web: it shares the service worker, the reminders and the stored entries with the browser, and a new version on the server is also a new version in the app.',
      ),
      heading('Capacitor'),
      text(
        'Capacitor puts the app’s files into the package and shows them in a WebView. This is useful if you write your own native code. For Selah, it has disadvantages:',
      ),
      list(
        'Its address is `https://localhost`: everything people share contains that address, and people start without their entries.',
        'A WebView doesn’t support web push or saving files; both need plugins and code changes.',
        'Each new version of the app needs a new package.',
      ),
      rows(
        [
          'Requirements',
          'Node.js for both. Bubblewrap downloads JDK 17 and the Android tools itself. Capacitor 8 needs Node.js 22 and Android Studio.',
        ],
        [
          'Target',
          `Since August 31, 2026, Google Play accepts new apps and updates only if they target Android 16 (API level ${guideFacts.playTarget}) or newer. Capacitor 8 sets ${guideFacts.playTarget}. In a Bubblewrap project, check \`targetSdkVersion\` in \`app/build.gradle\`.`,
        ],
        [
          'App ID',
          `\`${guideFacts.appId}\`. It can’t be changed after the first upload. If you run your own server, choose your own ID.`,
        ],
      ),
      heading('With Bubblewrap'),
      code('bubblewrap.sh'),
      steps(
        '`init` reads your server’s manifest and asks for the rest.',
        'Compare `twa-manifest.json` with the tab “Configuration”, then run `update`.',
        '`build` creates `app-release-bundle.aab` for the store and `app-release-signed.apk` for testing.',
        'Put `assetlinks.json` on the server (tab “Signing”); otherwise the app shows an address bar.',
      ),
    ],
    capacitor: [
      text(
        'First build Selah with the address of your server, because a package has no web address of its own:',
      ),
      code('capacitor.sh'),
      text('Allow this origin on the server; otherwise it rejects all requests:'),
      code('cors.env'),
      note(
        '`CORS_ORIGINS` accepts only http and https addresses. On iOS, a Capacitor app has the origin `capacitor://localhost`, which Selah’s server rejects.',
      ),
      text('The file `capacitor.config.ts` belongs in the root folder of the project:'),
      code('capacitor.config.ts'),
      list(
        '`webDir` is `dist`, the output folder of Selah’s build.',
        'Leave out `server.url`: it is meant for development only. To load the app from the server, use Bubblewrap.',
        'The splash screen is shown for two seconds (`2000`); it needs `@capacitor/splash-screen`.',
      ),
    ],
    configuration: [
      text('The answers to Bubblewrap’s questions for Selah on this server:'),
      code('twa-manifest.json'),
      rows(
        [
          '`enableNotifications`',
          'Reminders appear as notifications of the app, and Android asks for permission in the app’s name.',
        ],
        [
          '`orientation`',
          '`default`: a package locked to portrait would exclude people whose device is mounted sideways.',
        ],
        ['`appVersionCode`', 'Increases with each upload; `update` does this.'],
        ['`fingerprints`', 'Fingerprints of the signing key; see the tab “Signing”.'],
      ),
      text(
        'Bubblewrap reads shortcuts and icons from the manifest. Run this after each change to the file:',
      ),
      code('update.sh'),
    ],
    signing: [
      text(
        'Android installs only signed apps. Bubblewrap creates a key in `init`; to create one yourself:',
      ),
      code('keytool.sh'),
      note(
        'Store the file and its passwords in two safe places, and never in the repository. With Play App Signing, Google holds the key that phones check, and a lost upload key can be replaced. Without it, a lost key means that you can no longer update the app.',
      ),
      heading('The link between app and server'),
      text(
        'The server must confirm that the app belongs to it. For this it needs the SHA-256 fingerprint of the key that phones check. You find it in the Play Console under app signing; don’t use that of the upload key. To test your own package, add the fingerprint of your own key:',
      ),
      code('fingerprint.sh'),
      code('assetlinks.json'),
      steps(
        'Save the file in the repository as `public/.well-known/assetlinks.json`.',
        'Rebuild with `npm run build` and restart the server.',
        'Request it with curl: the response must be status 200 with JSON.',
      ),
      code('assetlinks.sh'),
    ],
    publish: [
      steps(
        `Create a Play Console account: $${guideFacts.playFee}, once.`,
        'Create the app, upload `app-release-bundle.aab` for internal testing, and install it from there.',
        `A personal account created after November 13, 2023 first needs a closed test: ${guideFacts.playTest[0]} testers for ${guideFacts.playTest[1]} days in a row. Organization accounts don’t.`,
        'Fill in store texts, images, data safety, age and category.',
        `Submit it for review. This usually takes ${guideFacts.playReview[0]} to ${guideFacts.playReview[1]} days, sometimes longer for a new account.`,
      ),
      text(
        'After that, a new version on your server reaches all users without the store. You need a new package only for a new icon, name, target level or setting in `twa-manifest.json`.',
      ),
      link('/AppStoreGuide', 'Texts, images and answers for the stores'),
    ],
  },
};
