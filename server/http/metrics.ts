// Metrics for Prometheus and their route `GET /metrics`: requests and their durations, open
// sockets, e-mails, push messages, and calls of the language model.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { HttpError } from '../errors.ts';
import { getRoutePattern } from '../log.ts';
import type { MailSender } from '../mail/mail.ts';
import type { LanguageModel } from '../ai/language-model.ts';
import type { PushSender } from '../push/push-sender.ts';
import type { Store } from '../store/store.ts';

export interface Metrics {
  /**
   * Returns the metrics in the text format of Prometheus. Also checks whether the database answers.
   */
  write(): Promise<{ type: string; text: string }>;
  /** Counts the responses and open sockets of this app from now on. */
  observeApp(app: FastifyInstance): void;
  /** Returns a mail sender that counts its e-mails. */
  instrumentMail(mail: MailSender): MailSender;
  /** The same language model, with its calls counted. */
  instrumentModel(model: LanguageModel): LanguageModel;
  /**
   * Returns a push sender that counts its messages; `gone` counts devices that no longer accept
   * messages.
   */
  instrumentPush(sender: PushSender): PushSender;
}

/**
 * Creates a separate registry for each server, so that two servers in one process (tests) do not
 * mix their metrics.
 */
export function createMetrics(store: Pick<Store, 'check'>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'selah_http_request_duration_seconds',
    help:
      'Time from the request to the last byte of its answer; its _count is the number of ' +
      'requests.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers,
  });
  const sockets = new Gauge({
    name: 'selah_sockets_connected',
    help: 'Websockets that are open now.',
    registers,
  });
  const mails = new Counter({
    name: 'selah_mails_total',
    help: 'E-mails that the mail server accepted, and attempts that failed.',
    labelNames: ['outcome'] as const,
    registers,
  });
  const modelCalls = new Counter({
    name: 'selah_model_calls_total',
    help: 'Calls of the language model.',
    labelNames: ['outcome'] as const,
    registers,
  });
  const pushes = new Counter({
    name: 'selah_pushes_total',
    help:
      'Notifications that push services accepted (sent), that could not be sent ' +
      '(failed), and to devices that no longer accept any (gone).',
    labelNames: ['outcome'] as const,
    registers,
  });
  const databaseUp = new Gauge({
    name: 'selah_database_up',
    help: '1 when the database answers.',
    registers,
  });
  const databaseTime = new Gauge({
    name: 'selah_database_answer_seconds',
    help:
      'Time that the database took to answer a minimal query, which is sent for each ' +
      'reading of the metrics.',
    registers,
  });
  // The counters exist from the start, because a rate over a counter that appears later misses its
  // first step.
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0);
  for (const outcome of ['done', 'failed']) modelCalls.inc({ outcome }, 0);
  for (const outcome of ['sent', 'failed', 'gone']) pushes.inc({ outcome }, 0);

  return {
    async write() {
      const began = performance.now();
      databaseUp.set((await answers(store)) ? 1 : 0);
      databaseTime.set((performance.now() - began) / 1_000);
      const texts = await Promise.all([registry.metrics(), processFigures().metrics()]);
      return { type: registry.contentType, text: texts.join('\n') };
    },

    observeApp(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const status = `${Math.floor(reply.statusCode / 100)}xx`;
        requests.observe(
          { method: request.method, route: getRoutePattern(request), status },
          reply.elapsedTime / 1_000,
        );
        done();
      });
      // Only websockets request an upgrade; a rejected socket closes at once.
      app.server.on('upgrade', (_request, socket) => {
        sockets.inc();
        socket.once('close', () => sockets.dec());
      });
    },

    instrumentMail: (mail) => ({
      ...mail,
      send: (email) =>
        counted(mail.send(email), (isDone) => mails.inc({ outcome: isDone ? 'sent' : 'failed' })),
    }),

    instrumentModel(model) {
      const count = (isDone: boolean) => modelCalls.inc({ outcome: isDone ? 'done' : 'failed' });
      return {
        complete: (request) => counted(model.complete(request), count),
        chat: (request) => counted(model.chat(request), count),
      };
    },

    instrumentPush: (sender) => ({
      async send(...message) {
        const outcome = await sender.send(...message);
        pushes.inc({
          outcome: outcome.kind === 'sent' || outcome.kind === 'gone' ? outcome.kind : 'failed',
        });
        return outcome;
      },
    }),
  };
}

async function counted<T>(work: Promise<T>, count: (isDone: boolean) => void): Promise<T> {
  try {
    const result = await work;
    count(true);
    return result;
  } catch (error) {
    count(false);
    throw error;
  }
}

let ofProcess: Registry | undefined;

/**
 * Returns the metrics of the process: memory, CPU and garbage collection. They are collected once
 * per process, because their observers are never removed.
 */
function processFigures(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** A database that does not answer is itself the figure. */
async function answers(store: Pick<Store, 'check'>): Promise<boolean> {
  try {
    await store.check();
    return true;
  } catch {
    return false;
  }
}

/**
 * Registers `GET /metrics`.
 * @param token required as a bearer token; when undefined, only programs on this machine get the
 *   metrics
 */
export function metricsRoute(
  app: FastifyInstance,
  { metrics, token }: { metrics: Metrics; token: string | undefined },
): void {
  app.get('/metrics', async (request, reply) => {
    requireMetricsAccess(request, token);
    const { type, text } = await metrics.write();
    return reply.type(type).header('cache-control', 'no-store').send(text);
  });
}

function requireMetricsAccess(request: FastifyRequest, token: string | undefined): void {
  if (token === undefined) {
    if (isFromThisMachine(request)) return;
    throw new HttpError(
      403,
      'forbidden',
      'Only a program on the same machine may read the metrics. Set METRICS_TOKEN to read ' +
        'them from elsewhere.',
    );
  }
  const [, sentToken = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  // Hashes have equal lengths, so the duration of the comparison reveals nothing.
  if (!timingSafeEqual(sha256(sentToken), sha256(token)))
    throw new HttpError(
      401,
      'unauthorized',
      'The metrics require the METRICS_TOKEN as a bearer token.',
    );
}

/**
 * Returns whether the request comes from this machine. A proxy on this machine forwards requests of
 * other machines and marks them with one of these headers.
 */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = [
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-real-ip',
  ].some((name) => headers[name] !== undefined);
  return !isForwarded && /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
