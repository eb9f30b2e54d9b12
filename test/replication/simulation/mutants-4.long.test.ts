// Slow mutation tests of the simulation, part 4 of 4.
import { testSlowMutants } from './mutant-suite.ts';

testSlowMutants({ part: 3, parts: 4 });
