// Installs Redis for the tests of several servers, on Debian as root. Elsewhere these tests are
// skipped if `redis-server` is missing.
import { installDebianPackages } from './debian.ts';

if (!installDebianPackages(['redis-server']))
  console.log('redis-server is not installed here: the tests that need Redis may be skipped.');
