// Builds the whole server from its parts and never listens, so that tests call it without a port.
import { randomInt, randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createConversations } from './agents/conversation.ts';
import { createReplies } from './agents/replies.ts';
import { createAccounts } from './auth/accounts.ts';
import { admitCallers, createAdmission } from './auth/admission.ts';
import { createCallers } from './auth/callers.ts';
import { createDeletion } from './auth/deletion.ts';
import { createInvitations } from './auth/invitations.ts';
import { createLinks } from './auth/links.ts';
import { nobodysHash } from './auth/password.ts';
import { createPasswords } from './auth/passwords.ts';
import { createPostage } from './auth/postage.ts';
import { createService } from './auth/service.ts';
import { createSessions } from './auth/sessions.ts';
import { createTokens } from './auth/tokens.ts';
import { mayRead } from './access.ts';
import { createBackground } from './background.ts';
import type { PackFiles } from './bible/pack-files.ts';
import type { BibleProvider } from './bible/provider.ts';
import { acceptJson, boundBodies, largestBody } from './bodies.ts';
import { countCalls } from './call-counter.ts';
import { ownCatalog } from './catalog.ts';
import type { Clock } from './clock.ts';
import { openCatalog } from './entities-dir.ts';
import { answerFault, answerFaults, rawFault } from './faults.ts';
import { createFiles } from './files/files.ts';
import { createBibleTolls } from './functions/bible-tolls.ts';
import { crossOrigin, keepOutOfCaches, securityHeaders } from './headers.ts';
import { createLimits } from './limits.ts';
import { logAnswers } from './log.ts';
import type { Mail } from './mail/mail.ts';
import { createMetrics, metricsRoute } from './metrics.ts';
import { createAllowance } from './model/allowance.ts';
import { createComposer } from './model/composer.ts';
import type { LanguageModel } from './model/model.ts';
import { acceptForms } from './multipart.ts';
import { refuseOutdated } from './outdated.ts';
import { servePages } from './pages.ts';
import { createReminding } from './push/reminding.ts';
import { createSender } from './push/sender.ts';
import { vapidKeysOf } from './push/vapid.ts';
import { watchReminders, type Watch } from './push/watch.ts';
import { agentRoutes } from './routes/agents.ts';
import { authRoutes } from './routes/auth.ts';
import { biblePackRoutes } from './routes/bible-packs.ts';
import { changesRoute } from './routes/changes.ts';
import { entityRoutes } from './routes/entities.ts';
import { fileRoutes } from './routes/files.ts';
import { functionRoutes } from './routes/functions.ts';
import { integrationRoutes } from './routes/integrations.ts';
import { profileRoutes } from './routes/profile.ts';
import { publicRoutes, refuseOtherApps } from './routes/public.ts';
import { pushRoutes } from './routes/push.ts';
import { redirectRoutes } from './routes/redirects.ts';
import { swallowedRoutes } from './routes/swallowed.ts';
import type { Settings } from './settings.ts';
import { attachSocket, type SocketParts } from './socket.ts';
import type { Store } from './store/store.ts';

export interface AppParts {
  store: Store;
  clock: Clock;
  mail: Mail;
  bible: BibleProvider;
  /** Missing where no whole translations are served as files. */
  packs?: PackFiles | undefined;
  settings: Settings;
  /** Signs tokens and codes. */
  secret: string;
  /** Absolute path of the built app; it may be missing. */
  dist: string;
  log: FastifyBaseLogger;
  /** Missing where none is configured. */
  model?: LanguageModel | undefined;
  /** Where several servers work as one. */
  socketAdapter?: SocketParts['adapter'] | undefined;
  /** How soon sockets hear of sessions that were ended beside the servers; missing: within seconds. */
  glanceMillis?: number | undefined;
}

export async function createApp({ store, clock, mail, bible, packs, settings, secret, dist, log, model, socketAdapter, glanceMillis }: AppParts): Promise<FastifyInstance> {
  const { appId } = settings;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: largestBody,
    // A proxy tells who asks: else all its visitors would share one rate limit. Only the proxies that the settings name are believed.
    trustProxy: [...settings.trustProxy],
    frameworkErrors: (error, request, reply) => void answerFault(error, request, reply),
    clientErrorHandler: (error, socket) => {
      if (socket.writable) socket.end(rawFault(error.code));
      else socket.destroy();
    },
  });
  const metrics = createMetrics(store);
  const countedModel = model && metrics.countModel(model);
  const limits = createLimits(store.limits, secret);
  const background = createBackground(log);
  const { publicUrl } = settings;
  const links = createLinks({ users: store.users, clock, secret, publicUrl });
  const letters = { mail: metrics.countMail(mail), limits, postage: createPostage(limits), links, background, publicUrl, secret };
  const accounts = createAccounts({ ...letters, store, clock, admitsEverybody: settings.access !== 'private_with_login' });
  if (settings.admin) await accounts.ensureAdmin(settings.admin.email, settings.admin.password);
  await nobodysHash();

  logAnswers(app);
  metrics.watch(app);
  answerFaults(app);
  acceptJson(app);
  securityHeaders(app, { isHttps: settings.publicUrl.startsWith('https:'), hostOrigins: settings.hostOrigins });
  keepOutOfCaches(app);
  crossOrigin(app, settings.corsOrigins);
  // Brotli's own default is its slowest level, meant for files compressed once. Packed requests are not taken: no client sends them.
  await app.register(compress, { globalDecompression: false, encodings: ['br', 'gzip'], brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });

  const calls = countCalls(app, { most: settings.callsAMinute, clock });
  const sessions = createSessions({ sessions: store.sessions, tokens: createTokens({ secret, appId, clock }), clock });
  const callers = createCallers({
    sessions,
    service: createService({ users: store.users, token: settings.serviceToken, secret }),
    greeted: ({ user, isService }) => {
      if (!isService) calls.countPerson(user.id);
    },
  });
  boundBodies(app, callers);
  const admission = createAdmission(settings);
  const catalog = settings.entitiesDir ? openCatalog(settings.entitiesDir) : ownCatalog();
  const conversations = createConversations({ records: store.records, clock, appId });
  const ownsConversation = async (userId: string, id: string) => (await conversations.find(userId, id)) !== undefined;
  const announcer = attachSocket(app.server, { appId, callers, sessions: store.sessions, admission, catalog, mayRead, ownsConversation, adapter: socketAdapter, glanceMillis, failed: (error) => log.error({ err: error }, 'socket failed') });
  app.addHook('preClose', async () => announcer.close());
  app.addHook('onClose', async () => background.settled());
  const passwords = createPasswords({ ...letters, store, announcer });
  const invitations = createInvitations({ ...letters, users: store.users });
  const deletion = createDeletion({ ...letters, store, clock, announcer, catalog, backupDays: settings.backupDays });

  const vapidKeys = vapidKeysOf(settings.vapid, secret);
  const sender = metrics.countPush(createSender({ keys: vapidKeys, settings, clock }));
  const remindingFailed = (error: unknown): void => log.error({ err: error }, 'reminding failed');
  const reminding = createReminding({ store, sender, limits, clock, secret, failed: remindingFailed });
  // Not for apps that only answer tests.
  let watch: Watch | undefined;
  app.addHook('onListen', async () => {
    watch = watchReminders(reminding, remindingFailed);
  });
  app.addHook('onClose', async () => watch?.stop());

  refuseOtherApps(app, appId);
  refuseOutdated(app, settings.oldestApp);
  admitCallers(app, { admission, callers, access: settings.access });
  metricsRoute(app, { metrics, token: settings.metricsToken });
  publicRoutes(app, { store, callers, admission, settings, hasModel: model !== undefined, pushKey: vapidKeys.publicKey });
  redirectRoutes(app, settings);
  await app.register(swallowedRoutes);
  await app.register(async (inner) => authRoutes(inner, { store, accounts, passwords, deletion, invitations, sessions, callers, limits, announcer, appId }));
  profileRoutes(app, { users: store.users, callers, announcer, appId });
  pushRoutes(app, { store, callers, limits, sender, clock, secret, settings });
  await acceptForms(app);
  changesRoute(app, { store, catalog, callers });
  entityRoutes(app, { store, catalog, callers, announcer, calls, clock, appId, secret });
  functionRoutes(app, { bible, packs, tolls: createBibleTolls({ limits, callers }), settings, dist });
  if (packs) biblePackRoutes(app, packs, { isOpen: settings.access === 'public_without_login' });
  const files = createFiles({ files: store.files, clock, secret, settings });
  fileRoutes(app, files);
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  const allowance = createAllowance(limits, settings.modelCallsADay);
  integrationRoutes(app, { users: store.users, files, mail: letters.mail, limits, allowance, model: countedModel, composer: createComposer(bible, () => randomInt(2 ** 32)), settings, callers, closing: closing.signal });
  const replies = createReplies({ conversations, announcer, model: countedModel, allowance, clock, closing: closing.signal });
  agentRoutes(app, { callers, conversations, replies, files, allowance, background });
  await servePages(app, dist, settings);
  await app.ready();
  return app;
}
