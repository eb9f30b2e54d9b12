// Simulation tests of the sync engine against a fake basic backend: the long sample of seeded
// random runs.
import { buildLongSample } from './seed-suite.ts';
import { declareBasicBackendRuns } from './basic-backend-suite.ts';

declareBasicBackendRuns(buildLongSample());
