// Simulation tests of the sync engine against the real server app: the long sample of seeded random
// runs, part 1 of 2.
import { buildLongSample } from './seed-suite.ts';
import { declareOwnServerRuns } from './own-server-suite.ts';

declareOwnServerRuns(buildLongSample({ part: 0, parts: 2 }));
