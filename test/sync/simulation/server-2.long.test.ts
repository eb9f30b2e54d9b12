// The long sample of simulated lives against our server, part 2 of 2.
import { longSample } from './lives.ts';
import { testServerLives } from './server-lives.ts';

testServerLives(longSample({ part: 1, parts: 2 }));
