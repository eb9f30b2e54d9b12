// Short sample of simulation runs against a basic backend.
import { shortSample } from './seed-suite.ts';
import { testPlainLives } from './basic-backend-suite.ts';

testPlainLives(shortSample);
