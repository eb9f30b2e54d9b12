// The long sample of simulated lives against a basic backend, part 1 of 2.
import { longSample } from './lives.ts';
import { testPlainLives } from './plain-lives.ts';

testPlainLives(longSample({ part: 0, parts: 2 }));
