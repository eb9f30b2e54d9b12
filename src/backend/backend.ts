// Backend client: combines the clients for entities, functions, integrations, agents,
// authentication, push and socket rooms. The backend is our own server or the hosted platform,
// which have the same API.
import type { PublicSettings } from '../../schemas/api/backend-api.ts';
import { type Agents, createAgents } from './agents.ts';
import { type Auth, createAuth, createUsers, type Users } from './auth.ts';
import { createEntityClients, type EntityClients, type GetEntityClient } from './entities.ts';
import { createFunctions, type Functions } from './functions.ts';
import { createIntegrations, type Integrations } from './integrations.ts';
import { createPushClient, type PushClient } from './push-subscription.ts';
import {
  requestData,
  type CallOptions,
  type BackendConnection,
  createSendRequest,
  type SendRequest,
  type RequestObserver,
} from './request.ts';
import { createSocketRooms, type SocketRooms } from './socket-rooms.ts';
import { createTokenStorage, type KeyedStorage, getLocalStorage } from './token-storage.ts';

export interface BackendOptions {
  /** Without a slash at its end; empty for the same origin. */
  serverUrl: string;
  appId: string;
  /** Token of the current user; by default the token stored by the browser. */
  token?: string | undefined;
  /** Token of a server that acts for the app's owner; never used in a page. */
  serviceToken?: string | undefined;
  functionsVersion?: string | null | undefined;
  /** Redirects to the login page if no user is signed in. */
  requiresAuth?: boolean | undefined;
  /** Base URL of the app that has the login page; empty for this app. */
  appBaseUrl?: string | undefined;
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Storage of the token; null for no storage. The default is the browser's storage. */
  storage?: KeyedStorage | null | undefined;
  /** Called after a log-out; by default the page navigates to the address or reloads. */
  onSignedOut?: ((returnTo: string | undefined) => void) | undefined;
  /** Called for each request and for its end. */
  requestObserver?: RequestObserver | undefined;
  /** Reports an error that no caller awaits; by default to the console. */
  report?: ((what: string, fault: unknown) => void) | undefined;
}

/** Calls that both users and the service role may use. */
export interface BackendModules {
  /** Our own entities by name. */
  readonly entities: EntityClients;
  /** Any entity. */
  readonly entity: GetEntityClient;
  readonly functions: Functions;
  readonly integrations: Integrations;
  readonly agents: Agents;
}

export interface ServiceModules extends BackendModules {
  readonly sso: {
    getAccessToken(userId: string, call?: CallOptions): Promise<{ access_token: string }>;
  };
}

export interface Backend extends BackendModules {
  readonly serverUrl: string;
  readonly appId: string;
  readonly auth: Auth;
  readonly users: Users;
  readonly push: PushClient;
  readonly rooms: SocketRooms;
  /** Sends requests of a client that only one page loads: `createAdmin` of admin.ts. */
  readonly send: SendRequest;
  /** For other code that sends requests to the same server without this client. */
  readonly requestObserver?: RequestObserver | undefined;
  publicSettings(call?: CallOptions): Promise<PublicSettings>;
  /** @throws Error when the client was created without a service token */
  readonly asServiceRole: ServiceModules;
  /** Leaves all socket rooms. */
  close(): void;
}

export function createBackend(options: BackendOptions): Backend {
  const {
    serverUrl,
    appId,
    serviceToken,
    functionsVersion = null,
    headers = {},
    appBaseUrl = '',
    requestObserver,
    report = reportToConsole,
    onSignedOut = navigateOrReload,
  } = options;
  const kept = createTokenStorage(
    options.storage === undefined ? getLocalStorage() : options.storage,
  );
  let token = options.token ?? kept.read();

  const connection: BackendConnection = {
    serverUrl,
    appId,
    headers,
    token: () => token,
    requestObserver,
  };
  const send = createSendRequest(connection);
  const rooms = createSocketRooms({ serverUrl, appId, token: () => token, report });

  function modules(send: SendRequest, functionsLine: BackendConnection): BackendModules {
    return {
      ...createEntityClients(send, rooms, appId),
      functions: createFunctions(functionsLine, functionsVersion),
      integrations: createIntegrations(send),
      agents: createAgents({ send, rooms, serverUrl, appId, token: () => token }),
    };
  }

  function changeToken(next: string | null): void {
    if (next === token) return;
    token = next;
    rooms.reconnect();
  }

  const auth = createAuth({
    send,
    appBaseUrl,
    token: () => token,
    setToken(next, keep = true) {
      if (keep) kept.write(next);
      changeToken(next);
    },
    logout(returnTo) {
      kept.remove();
      changeToken(null);
      onSignedOut(returnTo);
    },
  });

  function serviceModules(): ServiceModules {
    if (!serviceToken)
      throw new Error(
        'Service token is required to use asServiceRole. Please provide a serviceToken when ' +
          'creating the client.',
      );
    const plain: BackendConnection = { ...connection, token: () => serviceToken };
    const line: BackendConnection = {
      ...plain,
      headers: { ...headers, ...(token !== null && { 'on-behalf-of': `Bearer ${token}` }) },
    };
    const sendAsService = createSendRequest(line);
    return {
      ...modules(sendAsService, plain),
      sso: {
        getAccessToken: (userId, call) =>
          sendAsService('GET', `/auth/sso/accesstoken/${encodeURIComponent(userId)}`, call),
      },
    };
  }

  if (options.requiresAuth) {
    // Deferred until the current script has ended, because the page may still set a token.
    setTimeout(async () => {
      if (!(await auth.isAuthenticated())) auth.redirectToLogin();
    }, 0);
  }

  return {
    serverUrl,
    appId,
    auth,
    users: createUsers(send),
    push: createPushClient(send),
    rooms,
    send,
    requestObserver,
    ...modules(send, connection),
    publicSettings: (call) =>
      requestData(
        connection,
        'GET',
        `/apps/public/prod/public-settings/by-id/${encodeURIComponent(appId)}`,
        call,
      ),
    get asServiceRole() {
      return serviceModules();
    },
    close: () => rooms.close(),
  };
}

function navigateOrReload(returnTo: string | undefined): void {
  if (typeof location === 'undefined') return;
  if (returnTo === undefined) location.reload();
  else location.assign(returnTo);
}

/** Logs only name and message of the error: neither contains text of the user. */
function reportToConsole(what: string, fault: unknown): void {
  // oxlint-disable-next-line no-console -- the last resort of a client that has no reporter
  console.error(what, fault instanceof Error ? `${fault.name}: ${fault.message}` : '');
}
