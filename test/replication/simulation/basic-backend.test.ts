// Simulation tests of the sync engine against a fake basic backend: the short sample of seeded
// random runs, for `npm test`.
import { shortSample } from './seed-suite.ts';
import { declareBasicBackendRuns } from './basic-backend-suite.ts';

declareBasicBackendRuns(shortSample);
