// Slow mutation tests of the simulation, part 2 of 4.
import { testSlowMutants } from './mutant-tests.ts';

testSlowMutants({ part: 1, parts: 4 });
