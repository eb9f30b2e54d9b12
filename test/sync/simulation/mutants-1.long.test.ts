// Mutation tests of the simulation, part 1 of 4.
import { testMutants } from './mutant-tests.ts';

testMutants({ part: 0, parts: 4 });
