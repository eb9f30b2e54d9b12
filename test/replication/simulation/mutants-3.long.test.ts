// Slow mutation tests of the simulation, part 3 of 4.
import { testSlowMutants } from './mutant-suite.ts';

testSlowMutants({ part: 2, parts: 4 });
