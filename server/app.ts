// Builds the whole server from its parts without opening a port, so that tests can call the server
// directly.
import { randomInt, randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createConversations } from './ai/agents/conversations.ts';
import { createAgentReplies } from './ai/agents/agent-replies.ts';
import { createAccounts } from './auth/accounts.ts';
import { registerAccessCheck, createAccessPolicyCheck } from './auth/access-policy.ts';
import { createAuthenticator } from './auth/callers.ts';
import { createAccountDeletion } from './auth/account-deletion.ts';
import { createInvitations } from './auth/invitations.ts';
import { createEmailLinks } from './auth/password-links.ts';
import { getDummyHash } from './auth/password-hash.ts';
import { getPasskeyAddress } from './auth/passkey-address.ts';
import { createPasskeys } from './auth/passkeys.ts';
import { createPasswordChanges } from './auth/password-change.ts';
import { createMailLimits } from './auth/mail-limits.ts';
import { createServiceAccount } from './auth/service-account.ts';
import { createSessions } from './auth/sessions.ts';
import { createTokens } from './auth/tokens.ts';
import { canRead } from './entities/access.ts';
import { createBackgroundTasks } from './jobs/background-tasks.ts';
import type { PackFiles } from './bible/device-packs/pack-files.ts';
import type { BibleProvider } from './bible/provider.ts';
import { registerJsonParser, limitBodies, maxBodyBytes } from './http/request-bodies.ts';
import { createCallCounter } from './http/api-call-limit.ts';
import { createAddressReader } from './http/client-address.ts';
import { closeSlowBodies, requestTimeouts, type RequestTimeouts } from './http/slow-requests.ts';
import { closeUnusedConnections } from './http/unused-connections.ts';
import { createCatalog } from './entities/catalog.ts';
import type { Clock } from './clock.ts';
import { loadCatalog } from './entities/entities-dir.ts';
import { sendError, registerErrorHandlers } from './http/error-responses.ts';
import {
  createRawErrorResponses,
  listRawErrorHeaders,
  registerProtocolErrors,
} from './http/raw-error-responses.ts';
import { createFileService } from './files/uploaded-files.ts';
import { createBibleApiQuota } from './functions/bible-api-quota.ts';
import { registerCors, disableCaching, registerSecurityHeaders } from './http/response-headers.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { logResponses } from './log.ts';
import type { MailSender } from './mail/mail.ts';
import { createMailLog } from './mail/mail-log.ts';
import { createMailQueue } from './mail/mail-queue.ts';
import { createMetrics, metricsRoute } from './http/metrics.ts';
import { createAiQuota } from './ai/ai-quota.ts';
import { createComposerModel } from './ai/composer-model.ts';
import type { LanguageModel } from './ai/language-model.ts';
import { registerFormParser } from './http/multipart.ts';
import { rejectOutdatedApps } from './http/minimum-app-version.ts';
import { serveApp } from './http/static-app.ts';
import { createReminderSender } from './push/reminder-delivery.ts';
import { createPushSender } from './push/push-sender.ts';
import { getVapidKeys } from './push/vapid-keys.ts';
import {
  startFullDiskWatch,
  startMailPolling,
  startReminderPolling,
  type JobTimer,
} from './jobs/timers.ts';
import { adminRoutes } from './routes/admin/admin-routes.ts';
import { agentRoutes } from './routes/agents.ts';
import { authRoutes } from './routes/auth.ts';
import { biblePackRoutes } from './routes/bible-packs.ts';
import { changesRoute } from './routes/change-summary.ts';
import { entityRoutes } from './routes/entities.ts';
import { fileRoutes } from './routes/files.ts';
import { functionRoutes } from './routes/functions.ts';
import { integrationRoutes } from './routes/integrations.ts';
import { profileRoutes } from './routes/profile.ts';
import { publicRoutes, refuseOtherApps } from './routes/public-settings.ts';
import { pushRoutes } from './routes/push-subscriptions.ts';
import { redirectRoutes } from './routes/login-redirects.ts';
import { ignoredReportRoutes } from './routes/ignored-reports.ts';
import type { Settings } from './settings.ts';
import { createSocketLimits } from './realtime/socket-limits.ts';
import { createOriginCheck } from './realtime/socket-origin.ts';
import { attachSockets, type SocketParts } from './realtime/socket-server.ts';
import type { Store } from './store/store.ts';

export interface AppParts {
  store: Store;
  clock: Clock;
  mail: MailSender;
  bible: BibleProvider;
  /** The part of `bible` whose texts are on this server; default: all of `bible`. */
  localBible?: BibleProvider | undefined;
  /** Missing where no whole translations are served as files. */
  packs?: PackFiles | undefined;
  settings: Settings;
  /** Signs tokens and codes. */
  secret: string;
  /** Absolute path of the built app; it may be missing. */
  dist: string;
  log: FastifyBaseLogger;
  /** Undefined when no model is configured. */
  model?: LanguageModel | undefined;
  /** Set when several server processes work together. */
  socketAdapter?: SocketParts['adapter'] | undefined;
  /**
   * Interval in milliseconds at which sockets check for sessions that another program ended.
   * Undefined means a default of a few seconds.
   */
  sessionCheckMillis?: number | undefined;
  /** Interval in milliseconds of the watch for a full disk. Undefined means the usual interval. */
  fullDiskCheckMillis?: number | undefined;
  /** Undefined means the usual timeouts; tests use shorter ones. */
  timeouts?: RequestTimeouts | undefined;
}

export async function createApp({
  store,
  clock,
  mail,
  bible,
  localBible = bible,
  packs,
  settings,
  secret,
  dist,
  log,
  model,
  socketAdapter,
  sessionCheckMillis,
  fullDiskCheckMillis,
  timeouts = requestTimeouts,
}: AppParts): Promise<FastifyInstance> {
  const { appId } = settings;
  const isHttps = settings.publicUrl.startsWith('https:');
  const rawErrors = createRawErrorResponses(isHttps);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: maxBodyBytes,
    connectionTimeout: timeouts.idle,
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.check,
      // `registerProtocolErrors` refuses these requests with security headers.
      requireHostHeader: false,
    },
    // The client address comes from the headers of a proxy. Otherwise all visitors behind a proxy
    // would share one rate limit. Only proxies named in the settings are trusted.
    trustProxy: [...settings.trustProxy],
    frameworkErrors: (error, request, reply) =>
      void sendError(error, request, rawErrors.setHeaders(reply)),
    clientErrorHandler: (error, socket) => {
      if (socket.writable) socket.end(rawErrors.build(error.code));
      else socket.destroy();
    },
  });
  closeSlowBodies(app, timeouts, rawErrors);
  closeUnusedConnections(app);
  const metrics = createMetrics(store);
  const countedModel = model && metrics.instrumentModel(model);
  const limits = createRateLimits(store.limits, secret);
  const background = createBackgroundTasks(log);
  const { publicUrl } = settings;
  const mails = createMailQueue({
    mails: store.mails,
    sender: metrics.instrumentMail(mail),
    clock,
    secret,
    publicUrl,
    events: createMailLog(log),
  });
  const links = createEmailLinks({ users: store.users, mails, clock, secret, publicUrl });
  const mailParts = {
    mails,
    limits,
    mailLimits: createMailLimits(limits),
    links,
    background,
    publicUrl,
    secret,
  };
  const accounts = createAccounts({
    ...mailParts,
    store,
    clock,
    isOpenToAll: settings.access !== 'private_with_login',
  });
  if (settings.admin) await accounts.ensureAdmin(settings.admin.email, settings.admin.password);
  await getDummyHash();

  logResponses(app);
  metrics.observeApp(app);
  registerErrorHandlers(app);
  registerJsonParser(app);
  registerSecurityHeaders(app, {
    isHttps,
    hostOrigins: settings.hostOrigins,
  });
  disableCaching(app);
  registerProtocolErrors(app, isHttps);
  await registerCors(app, settings.corsOrigins);
  // Brotli's own default is its slowest level, meant for files compressed once. Compressed request
  // bodies are not accepted, because no client sends them.
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });

  const calls = createCallCounter(app, { most: settings.callsPerMinute, clock });
  const sessions = createSessions({
    sessions: store.sessions,
    tokens: createTokens({ secret, appId, clock }),
    clock,
    maxAgeMillis: settings.maxSessionMillis,
  });
  const authenticator = createAuthenticator({
    sessions,
    users: store.users,
    serviceAccount: createServiceAccount({
      users: store.users,
      token: settings.serviceToken,
      secret,
    }),
    onCaller: ({ user, isService }) => {
      if (!isService) calls.countUser(user.id);
    },
  });
  limitBodies(app, authenticator);
  const accessCheck = createAccessPolicyCheck(settings);
  const catalog = settings.entitiesDir ? loadCatalog(settings.entitiesDir) : createCatalog();
  const conversations = createConversations({ records: store.records, clock, appId });
  const ownsConversation = async (userId: string, id: string) =>
    (await conversations.find(userId, id)) !== undefined;
  const changePublisher = attachSockets(app.server, {
    appId,
    authenticator,
    sessions: store.sessions,
    accessCheck,
    catalog,
    canRead,
    ownsConversation,
    limits: createSocketLimits({
      addressOf: createAddressReader(settings.trustProxy),
      calls,
      maxPerAddress: settings.socketsPerAddress,
    }),
    isAllowedOrigin: createOriginCheck(settings),
    errorHeaders: listRawErrorHeaders(isHttps),
    adapter: socketAdapter,
    sessionCheckMillis,
    onError: (error) => log.error({ err: error }, 'socket failed'),
  });
  app.addHook('preClose', async () => changePublisher.close());
  app.addHook('onClose', async () => {
    await background.settled();
    await mails.stop();
  });
  const passwords = createPasswordChanges({ ...mailParts, store, publisher: changePublisher });
  const passkeyAddress = getPasskeyAddress(publicUrl);
  const passkeys =
    passkeyAddress && createPasskeys({ ...mailParts, store, clock, log, address: passkeyAddress });
  const invitations = createInvitations({ ...mailParts, users: store.users });
  const deletion = createAccountDeletion({
    ...mailParts,
    store,
    clock,
    publisher: changePublisher,
    catalog,
    backupDays: settings.backupDays,
  });

  const vapidKeys = getVapidKeys(settings.vapid, secret);
  const sender = metrics.instrumentPush(createPushSender({ keys: vapidKeys, settings, clock }));
  const remindingFailed = (error: unknown): void => log.error({ err: error }, 'reminding failed');
  const reminderSender = createReminderSender({
    store,
    sender,
    limits,
    clock,
    secret,
    failed: remindingFailed,
  });
  // The timers start only when the app listens, so they do not run for apps in tests.
  let timers: JobTimer[] = [];
  app.addHook('onListen', async () => {
    timers = [
      startReminderPolling(reminderSender, remindingFailed),
      startMailPolling(mails),
      startFullDiskWatch(
        () => store.check(),
        () => {
          log.info('the disk of the database is no longer full: devices connect again');
          changePublisher.reconnectClients();
        },
        fullDiskCheckMillis,
      ),
    ];
  });
  app.addHook('onClose', async () => void (await Promise.all(timers.map((timer) => timer.stop()))));

  refuseOtherApps(app, appId);
  rejectOutdatedApps(app, settings.oldestApp);
  registerAccessCheck(app, { accessCheck, authenticator, access: settings.access });
  metricsRoute(app, { metrics, token: settings.metricsToken });
  publicRoutes(app, {
    store,
    authenticator,
    accessCheck,
    settings,
    hasModel: model !== undefined,
    pushKey: vapidKeys.publicKey,
    passkeyOrigin: passkeyAddress?.origin,
  });
  redirectRoutes(app, settings);
  await app.register(ignoredReportRoutes);
  await app.register(async (inner) =>
    authRoutes(inner, {
      store,
      accounts,
      passwords,
      passkeys,
      passkeyAddress,
      deletion,
      invitations,
      sessions,
      authenticator,
      limits,
      publisher: changePublisher,
      appId,
    }),
  );
  await app.register(async (inner) =>
    adminRoutes(inner, {
      store,
      authenticator,
      publisher: changePublisher,
      deletion,
      mails,
      localBible,
      settings,
      clock,
      log,
    }),
  );
  profileRoutes(app, { users: store.users, authenticator, publisher: changePublisher, appId });
  pushRoutes(app, { store, authenticator, limits, sender, clock, secret, settings });
  await registerFormParser(app);
  changesRoute(app, { store, catalog, authenticator });
  entityRoutes(app, {
    store,
    catalog,
    authenticator,
    publisher: changePublisher,
    calls,
    clock,
    appId,
    secret,
  });
  functionRoutes(app, {
    bible,
    packs,
    apiQuota: createBibleApiQuota({ limits, authenticator }),
    settings,
    dist,
  });
  if (packs) biblePackRoutes(app, packs, { isOpen: settings.access === 'public_without_login' });
  const files = createFileService({ files: store.files, clock, secret, settings });
  fileRoutes(app, files);
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  const aiQuota = createAiQuota(limits, settings.modelCallsPerDay);
  integrationRoutes(app, {
    users: store.users,
    messages: store.messages,
    clock,
    files,
    mails,
    limits,
    aiQuota,
    model: countedModel,
    composer: createComposerModel(bible, () => randomInt(2 ** 32)),
    settings,
    authenticator,
    closing: closing.signal,
  });
  const replies = createAgentReplies({
    conversations,
    publisher: changePublisher,
    model: countedModel,
    aiQuota,
    clock,
    closing: closing.signal,
  });
  agentRoutes(app, { authenticator, conversations, replies, files, aiQuota, background });
  await serveApp(app, dist, settings);
  await app.ready();
  return app;
}
