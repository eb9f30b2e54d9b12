// Simulation tests of the sync engine against the real server app: the short sample of seeded
// random runs, for `npm test`.
import { shortSample } from './seed-suite.ts';
import { declareOwnServerRuns } from './own-server-suite.ts';

declareOwnServerRuns(shortSample);
