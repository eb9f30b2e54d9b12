// Mutation tests that the sync simulation detects each deliberate defect of the engine: the slow
// mutants, part 3 of 4.
import { testSlowMutants } from './mutant-suite.ts';

testSlowMutants({ part: 2, parts: 4 });
