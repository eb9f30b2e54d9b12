// Loaded before the server by NODE_OPTIONS: sets the server's clock CLOCK_AHEAD_MILLIS milliseconds
// ahead.
import { systemClock } from '../../../server/clock.ts';

systemClock.now = () => Date.now() + Number(process.env['CLOCK_AHEAD_MILLIS']);
