// Builds the pack of the King James Version that the test servers share, unless it exists.
import { join } from 'node:path';
import { bundledTranslation } from '../../../schemas/bible/translations.ts';
import { buildPack } from '../../../server/bible/device-packs/pack-maker.ts';
import { sharedPackFolder } from './server-process.ts';

export async function buildSharedPack(): Promise<void> {
  await buildPack({
    source: { kind: 'bundled' },
    scope: 'all',
    folder: join(sharedPackFolder, bundledTranslation.code),
    isDense: false,
  });
}
