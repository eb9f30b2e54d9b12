// Short sample of simulation runs against our server.
import { shortSample } from './seed-suite.ts';
import { testServerLives } from './own-server-suite.ts';

testServerLives(shortSample);
