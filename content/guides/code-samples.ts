// Code and command samples of the guides, the same in every language, filled in with the address of
// the server in use.
import { guideFacts } from './guide.ts';

export interface Sample {
  /** Name of the programming language. */
  language: string;
  text: string;
  /**
   * Whether the sample is only a part of a file, so that users do not install it as the whole file.
   */
  isExcerpt?: boolean;
}

interface ServerAddress {
  /** The name of the server. */
  host: string;
  appId: string;
}

/** Returns the samples by file name. */
export function buildSamples({ host, appId }: ServerAddress): Readonly<Record<string, Sample>> {
  const functions = `https://${host}/api/apps/${appId}/functions`;
  return {
    'addresses.txt': {
      language: 'text',
      text: `https://${host}/manifest.webmanifest\n${functions}/getManifest\n${functions}/getServiceWorker\n`,
    },
    'manifest.webmanifest': { ...json(manifest), isExcerpt: true },
    'register.js': {
      language: 'javascript',
      text: `navigator.serviceWorker.register('/api/apps/${appId}/functions/getServiceWorker', { scope: '/', updateViaCache: 'none' });\n`,
    },
    'kill-switch.env': { language: 'shell', text: 'SERVICE_WORKER=off\n' },
    'start.sh': { language: 'shell', text: 'npm ci\nnpm start\n' },
    'server.sh': { language: 'shell', text: serverSteps },
    'selah.env': {
      language: 'shell',
      text: `PUBLIC_URL=https://${host}\nSMTP_URL=smtps://name:password@mail.example.org\nSUPPORT_EMAIL=help@example.org\nACCESS=public_without_login\n`,
    },
    Caddyfile: { language: 'text', text: `${host} {\n\treverse_proxy 127.0.0.1:8080\n}\n` },
    'compose.sh': {
      language: 'shell',
      text: 'cd deploy\ncp env.example .env && chmod 600 .env\nmkdir -p backups && chown 1000 backups\ndocker compose up -d --build\n',
    },
    'check.sh': {
      language: 'shell',
      text: `curl -I https://${host}/healthz\ncurl -I ${functions}/getManifest\ncurl -I ${functions}/getServiceWorker\ncurl -I https://${host}/assets/missing.js   # 404\n`,
    },
    'bubblewrap.sh': {
      language: 'shell',
      text: `npm i -g @bubblewrap/cli\nmkdir selah-android && cd selah-android\nbubblewrap init --manifest https://${host}/manifest.webmanifest\nbubblewrap update\nbubblewrap build\nbubblewrap install\n`,
    },
    'update.sh': { language: 'shell', text: 'bubblewrap update\nbubblewrap build\n' },
    'twa-manifest.json': json(twaManifest(host)),
    'capacitor.sh': { language: 'shell', text: capacitorSteps(host, appId) },
    'cors.env': { language: 'shell', text: 'CORS_ORIGINS=https://localhost\n' },
    'capacitor.config.ts': { language: 'typescript', text: capacitorConfig },
    'keytool.sh': {
      language: 'shell',
      text: 'keytool -genkeypair -v -keystore android.keystore -alias android -keyalg RSA -keysize 2048 -validity 10000\n',
    },
    'fingerprint.sh': {
      language: 'shell',
      text: 'keytool -list -v -keystore android.keystore -alias android\nbubblewrap fingerprint add AA:BB:CC:…\nbubblewrap fingerprint generateAssetLinks\n',
    },
    'assetlinks.json': json([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: guideFacts.appId,
          sha256_cert_fingerprints: ['AA:BB:CC:…'],
        },
      },
    ]),
    'assetlinks.sh': {
      language: 'shell',
      text: `curl -i https://${host}/.well-known/assetlinks.json\n`,
    },
  };
}

/** Excerpt of public/manifest.webmanifest without its long parts. */
export const manifest = {
  id: '/',
  name: 'Selah',
  short_name: 'Selah',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'portrait-primary',
  theme_color: '#6366f1',
  background_color: '#FBF9F5',
};

const serverSteps = `useradd --system --home /srv/selah selah
git clone … /srv/selah && cd /srv/selah && npm ci && npm run build
install -m 600 /dev/null /etc/selah.env
cp deploy/selah.service /etc/systemd/system/ && systemctl enable --now selah
`;

function twaManifest(host: string): object {
  return {
    packageId: guideFacts.appId,
    host,
    name: 'Selah',
    launcherName: 'Selah',
    display: 'standalone',
    orientation: 'default',
    themeColor: '#6366F1',
    themeColorDark: '#16151A',
    navigationColor: '#FBF9F5',
    navigationColorDark: '#16151A',
    backgroundColor: manifest.background_color,
    enableNotifications: true,
    startUrl: manifest.start_url,
    iconUrl: `https://${host}/icon-512.png`,
    maskableIconUrl: `https://${host}/icon-maskable-512.png`,
    monochromeIconUrl: `https://${host}/icon-monochrome-512.png`,
    webManifestUrl: `https://${host}/manifest.webmanifest`,
    splashScreenFadeOutDuration: 300,
    fallbackType: 'customtabs',
    signingKey: { path: './android.keystore', alias: 'android' },
    fingerprints: [{ name: 'Play App Signing', value: 'AA:BB:CC:…' }],
    appVersion: '1.0.0',
    appVersionCode: 1,
  };
}

function capacitorSteps(host: string, appId: string): string {
  return `npm ci
VITE_SERVER_URL=https://${host} VITE_APP_ID=${appId} npm run build
npm install @capacitor/core @capacitor/android @capacitor/splash-screen
npm install --save-dev @capacitor/cli
npx cap add android
npx cap sync android
npx cap open android
`;
}

const capacitorConfig = `import type { CapacitorConfig } from '@capacitor/cli';

const config: CapacitorConfig = {
  appId: '${guideFacts.appId}',
  appName: 'Selah',
  webDir: 'dist',
  plugins: {
    SplashScreen: { launchShowDuration: 2000, backgroundColor: '${manifest.background_color}' },
  },
};

export default config;
`;

function json(value: unknown): Sample {
  return { language: 'json', text: `${JSON.stringify(value, null, 2)}\n` };
}
