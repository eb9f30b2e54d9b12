// Mutation tests of the simulation, part 4 of 4.
import { testMutants } from './mutant-tests.ts';

testMutants({ part: 3, parts: 4 });
