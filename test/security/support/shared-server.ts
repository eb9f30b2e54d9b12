// One test server for all tests of a file, because a table of attacks needs no fresh server for
// each row.
import { afterAll, beforeAll } from 'vitest';
import {
  createTestServer,
  type TestServer,
  type TestSettings,
} from '../../server/support/test-server.ts';

/**
 * Starts a server before the first test of the file and closes it after the last.
 * @param prepare creates what the attacks aim at
 * @returns a function that returns the server and the result of `prepare` within a test
 */
export function shareServer<Prepared extends object>(
  prepare: (server: TestServer) => Promise<Prepared>,
  settings: TestSettings = {},
): () => Prepared & { server: TestServer } {
  let shared: (Prepared & { server: TestServer }) | undefined;
  let close = async (): Promise<void> => {};
  beforeAll(async () => {
    const server = await createTestServer({
      ...settings,
      closeLater: (closeServer) => {
        close = closeServer;
      },
    });
    shared = { ...(await prepare(server)), server };
  });
  afterAll(() => close());
  return () => {
    if (!shared) throw new Error('The server exists only within tests.');
    return shared;
  };
}
