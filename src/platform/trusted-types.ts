// Trusted Types of the page: only the app's own worker scripts may be started.
import { createScriptPolicy } from '../../sw/script-policy.ts';

/**
 * Addresses of the app's worker scripts, as paths of this origin: the service worker as a server
 * function and as a file, the Web Workers of a build, and those of the development server and of
 * Vitest, whose root is one folder higher. A file that a user uploaded has none of these addresses.
 */
const workerScript =
  /^\/(?:api\/apps\/[\w-][\w.~%-]*\/functions\/getServiceWorker|sw\.js|assets\/[\w.-]+\.js|(?:src\/)?workers\/[\w-]+\.ts\?[\w&=]+)$/;

/**
 * Returns the address in the form that `Worker` and `ServiceWorkerContainer.register` accept under
 * the content security policy.
 * @param address path of this origin, such as `/sw.js`
 * @throws TypeError if the address is no worker script of the app
 */
export const trustWorkerScript = createScriptPolicy((address) => workerScript.test(address));
