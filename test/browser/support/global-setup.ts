// Setup before all browser tests: builds the app when the build is older than its sources.
import { buildWhenStale } from '../../../.ci/build.ts';

export default function setUp(): void {
  if (!buildWhenStale()) throw new Error('The app could not be built.');
}
