// Closes connections without a request when the server stops. A proxy keeps such connections open,
// also ones that it has never used, and the stop would wait for them until it is cut off.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Interval in milliseconds at which connections are closed during the stop. A request that was sent
 * just before has time to arrive.
 */
const sweepMillis = 250;

/** Call it before the app listens. Connections with a running request stay until the answer. */
export function closeUnusedConnections(app: FastifyInstance): void {
  const { server } = app;
  /** Connections on which no request has begun yet; Node does not count them as idle. */
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => void unused.delete(socket));
  server.on('upgrade', ({ socket }) => void unused.delete(socket));
  app.addHook('preClose', async () => {
    const timer = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of unused) socket.destroy();
    }, sweepMillis).unref();
    server.once('close', () => clearInterval(timer));
  });
}
