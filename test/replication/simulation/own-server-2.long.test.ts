// Long sample of simulation runs against our server, part 2 of 2.
import { longSample } from './seed-suite.ts';
import { testServerLives } from './own-server-suite.ts';

testServerLives(longSample({ part: 1, parts: 2 }));
