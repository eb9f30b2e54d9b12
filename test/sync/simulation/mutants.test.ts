// Quick mutation tests of the simulation.
import { testQuickMutants } from './mutant-tests.ts';

testQuickMutants();
