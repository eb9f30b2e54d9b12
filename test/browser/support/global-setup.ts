// Setup before all browser tests: builds the app when the build is older than its sources, and the
// Bible packs that the test servers share.
import { buildWhenStale } from '../../../.ci/build.ts';
import { buildSharedPack } from './shared-pack.ts';

export default async function setUp(): Promise<void> {
  if (!buildWhenStale()) throw new Error('The app could not be built.');
  await buildSharedPack();
}
