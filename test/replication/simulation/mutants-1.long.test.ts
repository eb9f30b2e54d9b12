// Slow mutation tests of the simulation, part 1 of 4.
import { testSlowMutants } from './mutant-suite.ts';

testSlowMutants({ part: 0, parts: 4 });
