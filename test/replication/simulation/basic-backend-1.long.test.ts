// Long sample of simulation runs against a basic backend, part 1 of 2.
import { longSample } from './seed-suite.ts';
import { testPlainLives } from './basic-backend-suite.ts';

testPlainLives(longSample({ part: 0, parts: 2 }));
