// Quick mutation tests of the simulation.
import { testQuickMutants } from './mutant-suite.ts';

testQuickMutants();
