// What the log says: ids, paths and times, never a query, a header, a token or a word of anybody's.
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';

export function openLog(level: 'info' | 'silent'): Logger {
  return pino({
    level,
    redact: ['req.headers.authorization', 'headers.authorization'],
    // In place of Fastify's own, which writes the whole address: queries hold e-mails and words, the socket's holds a token.
    serializers: { req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }) },
  });
}

/** One line for each request, when it is answered. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ method: request.method, path: pathOf(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? '';
}
