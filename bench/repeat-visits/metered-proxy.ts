// Proxy between browser and server that counts every byte passing through it, including headers,
// the socket and the service worker's requests.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

export interface MeteredProxy {
  readonly port: number;
  /** Sets the port to which the proxy forwards. */
  setTarget(port: number): void;
  /** Bytes from the server since the last time, and the first line of each request. */
  takeTraffic(): { bytes: number; requests: string[] };
  close(): void;
}

export async function startMeteredProxy(): Promise<MeteredProxy> {
  let target = 0;
  let bytes = 0;
  let requests: string[] = [];
  const server = createServer((near) => {
    const far = connect(target, 'localhost');
    near.on('data', (chunk) => {
      const line = /^(GET|POST|PUT|PATCH|DELETE) \S+/.exec(String(chunk))?.[0];
      if (line !== undefined) requests.push(line);
    });
    far.on('data', (chunk) => (bytes += chunk.length));
    near.pipe(far);
    far.pipe(near);
    // A stopped server refuses the connection, as without the proxy.
    far.on('error', () => near.destroy());
    near.on('error', () => far.destroy());
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    setTarget: (port) => void (target = port),
    takeTraffic() {
      const traffic = { bytes, requests };
      bytes = 0;
      requests = [];
      return traffic;
    },
    close: () => void server.close(),
  };
}
