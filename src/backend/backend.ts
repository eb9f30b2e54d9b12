// The client of the backend: our own server or the hosted platform, which answer alike.
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
  /** Whoever uses it; without one, the token kept by the browser. */
  token?: string | undefined;
  /** Of a server that acts for the owner of the app, never of a page. */
  serviceToken?: string | undefined;
  functionsVersion?: string | null | undefined;
  /** Leaves for the login page when nobody is signed in. */
  requiresAuth?: boolean | undefined;
  /** Of the app that has the login page; empty for this one. */
  appBaseUrl?: string | undefined;
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Where the token is kept; null: nowhere. Without it, the browser's own. */
  storage?: KeyedStorage | null | undefined;
  /**
   * What becomes of the page after a log-out; without it, it goes to the address or loads again.
   */
  onSignedOut?: ((returnTo: string | undefined) => void) | undefined;
  /** Told of each request and of its end. */
  requestObserver?: RequestObserver | undefined;
  /** Tells a fault that no caller waits for; without it, the console. */
  report?: ((what: string, fault: unknown) => void) | undefined;
}

/** What both a person and the service role may ask. */
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
  /** For whoever asks the same server beside this client. */
  readonly requestObserver?: RequestObserver | undefined;
  publicSettings(call?: CallOptions): Promise<PublicSettings>;
  /** @throws Error when it was made without a service token */
  readonly asServiceRole: ServiceModules;
  /** Leaves all rooms. */
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
        'Service token is required to use asServiceRole. Please provide a serviceToken when creating the client.',
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
    // After the page has had its turn: it may still be setting a token.
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

/** Name and message of the fault only: what a person wrote is in neither. */
function reportToConsole(what: string, fault: unknown): void {
  // oxlint-disable-next-line no-console -- the last resort of a client that was given nobody to tell
  console.error(what, fault instanceof Error ? `${fault.name}: ${fault.message}` : '');
}
