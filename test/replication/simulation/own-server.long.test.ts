// Simulation tests of the sync engine against the real server app: the long sample of seeded random
// runs.
import { buildLongSample } from './seed-suite.ts';
import { declareOwnServerRuns } from './own-server-suite.ts';

declareOwnServerRuns(buildLongSample());
