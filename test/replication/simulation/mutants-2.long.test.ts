// Slow mutation tests of the simulation, part 2 of 4.
import { testSlowMutants } from './mutant-suite.ts';

testSlowMutants({ part: 1, parts: 4 });
