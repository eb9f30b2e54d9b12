// Mutation tests of the simulation, part 2 of 4.
import { testMutants } from './mutant-tests.ts';

testMutants({ part: 1, parts: 4 });
