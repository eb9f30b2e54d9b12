// What the server gives: the manifest, its icons, the worker's file.
import type { DeclaredIcon, ManifestReading, Unreachable, WorkerReading } from '../../data/makers/manifest-reading.ts';
import { hasDeclaredSize } from '../../data/makers/manifest-reading.ts';
import type { Language } from '../../../schemas/fields.ts';
import { sizeOf } from '../../i18n/moment.ts';
import type { Translate } from '../../i18n/translate.ts';
import { foundOf, type Found } from './device-checks.ts';

export function manifestFound(t: Translate, reading: ManifestReading, isOnline: boolean): Found {
  return reading.kind === 'read' ? foundOf('passing', t('troubleshoot.manifestRead'), '') : unreachable(t, reading, isOnline);
}

export function workerFileFound(t: Translate, language: Language, reading: WorkerReading, isOnline: boolean): Found {
  return reading.kind === 'read' ? foundOf('passing', t('troubleshoot.workerRead', { size: sizeOf(language, reading.bytes) }), '') : unreachable(t, reading, isOnline);
}

function unreachable(t: Translate, reading: Unreachable, isOnline: boolean): Found {
  switch (reading.kind) {
    case 'offline':
      // Without a connection nothing is known of the server.
      return isOnline ? foundOf('failing', t('troubleshoot.fileNoAnswer'), 'no answer') : foundOf('unknown', t('troubleshoot.fileOffline'), 'offline');
    case 'slow':
      return foundOf('failing', t('troubleshoot.fileSlow'), 'timeout');
    case 'status':
      return foundOf('failing', t('troubleshoot.fileStatus', { status: reading.status }), String(reading.status));
    case 'page':
      return foundOf('failing', t('troubleshoot.filePage'), 'html');
    case 'notLinked':
      return foundOf('failing', t('troubleshoot.fileNotLinked'), 'not linked');
    case 'broken':
      return foundOf('failing', t('troubleshoot.fileBroken'), 'not readable');
  }
}

/** @param measure answers the size of a picture, or rejects */
export async function iconsFound(t: Translate, icons: readonly DeclaredIcon[], measure: (address: string) => Promise<{ width: number; height: number }>): Promise<Found> {
  if (icons.length === 0) return foundOf('failing', t('troubleshoot.iconsNone'), 'none');
  const wrong = (await Promise.all(icons.map(async (icon) => ({ icon, isGood: await isGood(icon, measure) })))).filter((one) => !one.isGood);
  if (wrong.length === 0) return foundOf('passing', t('troubleshoot.iconsGood', { count: icons.length }), String(icons.length));
  const names = wrong.map(({ icon }) => `${new URL(icon.address).pathname} (${icon.sizes})`);
  return foundOf('failing', t('troubleshoot.iconsBad', { count: icons.length, wrong: wrong.length, names: names.slice(0, mostNamed).join(', ') + (names.length > mostNamed ? ' …' : '') }), `${wrong.length} of ${icons.length}`);
}

const mostNamed = 4;

function isGood({ address, sizes }: DeclaredIcon, measure: (address: string) => Promise<{ width: number; height: number }>): Promise<boolean> {
  return measure(address).then(
    (size) => hasDeclaredSize(sizes, size),
    () => false, // it does not load, or is no picture
  );
}

/** By the browser's own drawing of it. */
export function measurePicture(address: string): Promise<{ width: number; height: number }> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.addEventListener('load', () => resolve({ width: picture.naturalWidth, height: picture.naturalHeight }));
    picture.addEventListener('error', () => reject(new Error('The picture does not load.')));
    picture.src = address;
  });
}
