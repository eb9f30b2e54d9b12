// The short sample of simulated lives against our server.
import { shortSample } from './lives.ts';
import { testServerLives } from './server-lives.ts';

testServerLives(shortSample);
