// Sets the server's clock ahead by CLOCK_AHEAD_MILLIS milliseconds; NODE_OPTIONS loads this file
// before the server.
import { systemClock } from '../../../server/clock.ts';

systemClock.now = () => Date.now() + Number(process.env['CLOCK_AHEAD_MILLIS']);
