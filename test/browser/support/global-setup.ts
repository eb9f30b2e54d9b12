// Setup before all browser tests: builds the app when the build is older than its sources, and the
// Bible packs that the test servers share.
import { join } from 'node:path';
import { buildWhenStale } from '../../../.ci/build.ts';
import { bundledTranslation } from '../../../schemas/bible/translations.ts';
import { buildPack } from '../../../server/bible/device-packs/pack-maker.ts';
import { sharedPackFolder } from './server-process.ts';

export default async function setUp(): Promise<void> {
  if (!buildWhenStale()) throw new Error('The app could not be built.');
  await buildPack({
    source: { kind: 'bundled' },
    scope: 'all',
    folder: join(sharedPackFolder, bundledTranslation.code),
    isDense: false,
  });
}
