// Counts the traffic on the sockets of a benchmark server, and reports it to the parent process.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface Traffic {
  requests: number;
  /** Bytes from the device to the server and back, headers and all. */
  up: number;
  down: number;
}

/**
 * Called in the server's own process once it listens. Reports the port to the parent, and answers
 * each message of the parent with the traffic so far.
 */
export function reportTraffic(server: Server, port: number): void {
  const sockets = new Set<Socket>();
  let requests = 0;
  server.on('connection', (socket) => sockets.add(socket));
  server.on('request', () => (requests += 1));
  process.on('message', () => {
    const traffic: Traffic = { requests, up: 0, down: 0 };
    for (const { bytesRead, bytesWritten } of sockets) {
      traffic.up += bytesRead;
      traffic.down += bytesWritten;
    }
    process.send?.(traffic);
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ port });
}
