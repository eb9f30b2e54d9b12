// Mutation tests that the sync simulation detects each deliberate defect of the engine: the quick
// mutants, for `npm test`.
import { testQuickMutants } from './mutant-suite.ts';

testQuickMutants();
