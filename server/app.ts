// Builds the whole server from its parts and never listens, so that tests call it without a port.
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createAccounts } from './auth/accounts.ts';
import { createCallers } from './auth/callers.ts';
import { nobodysHash } from './auth/password.ts';
import { createTokens } from './auth/tokens.ts';
import type { BibleProvider } from './bible/provider.ts';
import type { Clock } from './clock.ts';
import { answerFault, answerFaults, rawFault } from './faults.ts';
import { crossOrigin, keepOutOfCaches, securityHeaders } from './headers.ts';
import { logAnswers } from './log.ts';
import type { Mail } from './mail/mail.ts';
import { servePages } from './pages.ts';
import { authRoutes } from './routes/auth.ts';
import { functionRoutes } from './routes/functions.ts';
import { profileRoutes } from './routes/profile.ts';
import { publicRoutes, refuseOtherApps } from './routes/public.ts';
import { recordRoutes } from './routes/records.ts';
import type { Settings } from './settings.ts';
import { attachSocket } from './socket.ts';
import type { Store } from './store/store.ts';

export interface AppParts {
  store: Store;
  clock: Clock;
  mail: Mail;
  bible: BibleProvider;
  settings: Pick<Settings, 'appId' | 'publicUrl' | 'corsOrigins' | 'admin'>;
  /** Signs tokens and codes. */
  secret: string;
  /** Absolute path of the built app; it may be missing. */
  dist: string;
  log: FastifyBaseLogger;
}

/** A bulk of records with long texts; a single record with all its earlier wordings may hold seven. */
const largestBody = 16 * 1024 * 1024;

export async function createApp({ store, clock, mail, bible, settings, secret, dist, log }: AppParts): Promise<FastifyInstance> {
  const { appId } = settings;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: largestBody,
    // A proxy on this machine tells who asks: else all its visitors would share one rate limit. Nobody else is believed.
    trustProxy: 'loopback',
    frameworkErrors: (error, request, reply) => void answerFault(error, request, reply),
    clientErrorHandler: (error, socket) => {
      if (socket.writable) socket.end(rawFault(error.code));
      else socket.destroy();
    },
  });
  const tokens = createTokens({ secret, appId, clock });
  const callers = createCallers(store, tokens);
  const accounts = createAccounts({ store, clock, mail, secret });
  if (settings.admin) await accounts.ensureAdmin(settings.admin.email, settings.admin.password);
  await nobodysHash();

  logAnswers(app);
  answerFaults(app);
  allowEmptyJson(app);
  await securityHeaders(app, { isHttps: settings.publicUrl.startsWith('https:') });
  keepOutOfCaches(app);
  crossOrigin(app, settings.corsOrigins);
  // Brotli's own default is its slowest level, meant for files compressed once.
  await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });

  const announcer = attachSocket(app.server, { appId, callers });
  app.addHook('preClose', async () => announcer.close());

  refuseOtherApps(app, appId);
  publicRoutes(app, { store, appId });
  await app.register(async (inner) => authRoutes(inner, { accounts, tokens }));
  profileRoutes(app, { users: store.users, callers, announcer });
  recordRoutes(app, { records: store.records, callers, announcer });
  functionRoutes(app, { bible });
  await servePages(app, dist);
  await app.ready();
  return app;
}

/** The contract's clients say content-type JSON on every request, with or without a body. */
function allowEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
