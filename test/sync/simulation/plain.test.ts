// The short sample of simulated lives against a basic backend.
import { shortSample } from './lives.ts';
import { testPlainLives } from './plain-lives.ts';

testPlainLives(shortSample);
