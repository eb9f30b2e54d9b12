// Mutation tests that the sync simulation detects each deliberate defect of the engine: the slow
// mutants, part 4 of 4.
import { testSlowMutants } from './mutant-suite.ts';

testSlowMutants({ part: 3, parts: 4 });
