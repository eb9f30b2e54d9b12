// Checks of the files that the server sends: the manifest, its icons and the worker script.
import type {
  DeclaredIcon,
  ManifestResult,
  UnreachableFile,
  WorkerFileResult,
} from './read-manifest.ts';
import { hasDeclaredSize } from './read-manifest.ts';
import type { Language } from '../../../../schemas/languages.ts';
import { formatBytes } from '../../../locales/format-date-and-size.ts';
import type { Translate } from '../../../locales/translate.ts';
import { buildCheckResult, type CheckResult } from './device-checks.ts';

export function checkManifest(
  t: Translate,
  reading: ManifestResult,
  isOnline: boolean,
): CheckResult {
  return reading.kind === 'read'
    ? buildCheckResult('passing', t('pwa-guides:troubleshoot.manifestRead'), '')
    : buildUnreachableResult(t, reading, isOnline);
}

export function checkWorkerFile(
  t: Translate,
  language: Language,
  reading: WorkerFileResult,
  isOnline: boolean,
): CheckResult {
  return reading.kind === 'read'
    ? buildCheckResult(
        'passing',
        t('pwa-guides:troubleshoot.workerRead', { size: formatBytes(language, reading.bytes) }),
        '',
      )
    : buildUnreachableResult(t, reading, isOnline);
}

function buildUnreachableResult(
  t: Translate,
  reading: UnreachableFile,
  isOnline: boolean,
): CheckResult {
  switch (reading.kind) {
    case 'offline':
      // Without a connection nothing is known of the server.
      return isOnline
        ? buildCheckResult('failing', t('pwa-guides:troubleshoot.fileNoAnswer'), 'no answer')
        : buildCheckResult('unknown', t('pwa-guides:troubleshoot.fileOffline'), 'offline');
    case 'slow':
      return buildCheckResult('failing', t('pwa-guides:troubleshoot.fileSlow'), 'timeout');
    case 'status':
      return buildCheckResult(
        'failing',
        t('pwa-guides:troubleshoot.fileStatus', { status: reading.status }),
        String(reading.status),
      );
    case 'page':
      return buildCheckResult('failing', t('pwa-guides:troubleshoot.filePage'), 'html');
    case 'notLinked':
      return buildCheckResult('failing', t('pwa-guides:troubleshoot.fileNotLinked'), 'not linked');
    case 'broken':
      return buildCheckResult('failing', t('pwa-guides:troubleshoot.fileBroken'), 'not readable');
  }
}

/** @param measure returns the size of a picture, or rejects */
export async function checkIcons(
  t: Translate,
  icons: readonly DeclaredIcon[],
  measure: (address: string) => Promise<{ width: number; height: number }>,
): Promise<CheckResult> {
  if (icons.length === 0)
    return buildCheckResult('failing', t('pwa-guides:troubleshoot.iconsNone'), 'none');
  const wrong = (
    await Promise.all(
      icons.map(async (icon) => ({ icon, isCorrect: await isCorrectIcon(icon, measure) })),
    )
  ).filter((one) => !one.isCorrect);
  if (wrong.length === 0)
    return buildCheckResult(
      'passing',
      t('pwa-guides:troubleshoot.iconsGood', { count: icons.length }),
      String(icons.length),
    );
  const names = wrong.map(({ icon }) => `${new URL(icon.address).pathname} (${icon.sizes})`);
  return buildCheckResult(
    'failing',
    t('pwa-guides:troubleshoot.iconsBad', {
      count: icons.length,
      wrong: wrong.length,
      names: names.slice(0, maxNamed).join(', ') + (names.length > maxNamed ? ' …' : ''),
    }),
    `${wrong.length} of ${icons.length}`,
  );
}

const maxNamed = 4;

function isCorrectIcon(
  { address, sizes }: DeclaredIcon,
  measure: (address: string) => Promise<{ width: number; height: number }>,
): Promise<boolean> {
  return measure(address).then(
    (size) => hasDeclaredSize(sizes, size),
    () => false, // the file does not load or is not an image
  );
}

/** Measures an image by letting the browser load it. Rejects when the image does not load. */
export function measureImage(address: string): Promise<{ width: number; height: number }> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () =>
      resolve({ width: image.naturalWidth, height: image.naturalHeight }),
    );
    image.addEventListener('error', () => reject(new Error('The picture does not load.')));
    image.src = address;
  });
}
