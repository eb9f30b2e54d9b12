// Mutation tests of the simulation, part 3 of 4.
import { testMutants } from './mutant-tests.ts';

testMutants({ part: 2, parts: 4 });
