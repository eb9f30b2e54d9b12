// Setup of the passkey tests: a browser with passkeys, whose answers a test chooses, and a backend
// that offers passkeys and records the requests.
import { BehaviorSubject } from 'rxjs';
import { onTestFinished, vi } from 'vitest';
import type { PasskeyRow } from '../../../schemas/api/passkeys.ts';
import { BackendError } from '../../../src/backend/backend-error.ts';
import type { SendRequest } from '../../../src/backend/request.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { createMemoryContext, type MemoryContext } from '../../support/memory-databases.ts';

export const challenge = 'AQIDBA';

/** The bytes of the challenge. */
export const challengeBytes = [1, 2, 3, 4];

export const ownServer = {
  id: 'selah',
  public_settings: 'public_with_login',
  capabilities: ['passkeys'],
  passkey_origin: location.origin,
};

/** The answer of a request; an error is thrown. */
type Route = unknown | Error;

export interface PasskeyBackend {
  data: MemoryContext;
  online: BehaviorSubject<boolean>;
  /** `POST /auth/passkeys/login` and the body, in order. */
  requests: [request: string, body: unknown][];
  /** Replaces the answer of a request. */
  answer(request: string, route: Route): void;
  reported: unknown[];
}

/** @param settings public settings of the backend, or the error of their request */
export async function createPasskeyBackend({
  settings = ownServer,
  rows = [],
  isOnline = true,
}: {
  settings?: object;
  rows?: readonly PasskeyRow[];
  isOnline?: boolean;
} = {}): Promise<PasskeyBackend> {
  const data = await createMemoryContext();
  const online = new BehaviorSubject(isOnline);
  const requests: [string, unknown][] = [];
  const reported: unknown[] = [];
  const left = [...rows];
  const routes = new Map<string, Route>();
  const send: SendRequest = async <T>(
    method: string,
    path: string,
    { body }: { body?: unknown } = {},
  ) => {
    const request = `${method} ${path}`;
    requests.push([request, body]);
    const route = routes.get(request) ?? findUsualAnswer(request);
    if (route instanceof Error) throw route;
    return route as T;
  };

  function findUsualAnswer(request: string): Route {
    const removed = /^DELETE \/auth\/passkeys\/(.+)$/.exec(request)?.[1];
    if (removed !== undefined) {
      left.splice(0, left.length, ...left.filter(({ id }) => id !== removed));
      return { success: true };
    }
    switch (request) {
      case 'GET /auth/passkeys':
        return [...left];
      case 'POST /auth/passkeys/registration-options':
        return {
          challenge,
          rp: { id: location.hostname, name: 'Selah' },
          user: { id: 'BQY', name: 'alice@example.org', displayName: 'alice' },
          pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
        };
      case 'POST /auth/passkeys': {
        const added = buildRow({ id: 'new', name: 'Added here' });
        left.push(added);
        return added;
      }
      case 'POST /auth/passkeys/login-options':
        return { challenge, rpId: location.hostname };
      case 'POST /auth/passkeys/login':
        return { access_token: 'a-token' };
      default:
        return new BackendError('There is no such route.', { status: 404, code: 'not_found' });
    }
  }

  const { functions, integrations, agents, auth } = data.backend;
  const publicSettings: DataContext['backend']['publicSettings'] = async () => {
    if (settings instanceof Error) throw settings;
    return settings as never;
  };
  Object.assign(data, {
    online,
    report: (what: string) => void reported.push(what),
    backend: { functions, integrations, agents, auth, send, publicSettings },
  });
  return {
    data,
    online,
    requests,
    reported,
    answer: (request, route) => void routes.set(request, route),
  };
}

export function buildRow(change: Partial<PasskeyRow> = {}): PasskeyRow {
  return {
    id: 'phone',
    name: null,
    device: 'Firefox (Android)',
    created_date: '2026-11-02T12:00:00.000Z',
    last_used_date: '2026-11-20T12:00:00.000Z',
    ...change,
  };
}

export function refuse(status: number, code: string): BackendError {
  return new BackendError('Words of the server', { status, code });
}

const bytes = (...values: number[]) => Uint8Array.from(values).buffer;

/** The answers of a browser whose user agrees. */
const credential = {
  id: 'Bwg',
  rawId: bytes(7, 8),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
};
const created = {
  ...credential,
  response: {
    clientDataJSON: bytes(1),
    attestationObject: bytes(2),
    getTransports: () => ['internal'],
  },
};
const used = {
  ...credential,
  response: {
    clientDataJSON: bytes(1),
    authenticatorData: bytes(2),
    signature: bytes(3),
    userHandle: bytes(5, 6),
  },
};

/** What the browser sends for `created` and `used`. */
export const sentCreated = {
  id: 'Bwg',
  rawId: 'Bwg',
  type: 'public-key',
  response: { clientDataJSON: 'AQ', attestationObject: 'Ag', transports: ['internal'] },
};
export const sentUsed = {
  id: 'Bwg',
  rawId: 'Bwg',
  type: 'public-key',
  response: { clientDataJSON: 'AQ', authenticatorData: 'Ag', signature: 'Aw', userHandle: 'BQY' },
};

/** Gives this browser passkeys until the end of the test. */
export function stubPasskeys() {
  const create = vi.fn<(options: CredentialCreationOptions) => Promise<unknown>>(
    async () => created,
  );
  const get = vi.fn<(options: CredentialRequestOptions) => Promise<unknown>>(async () => used);
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  const before = Object.getOwnPropertyDescriptor(navigator, 'credentials');
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create, get } });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    if (before) Object.defineProperty(navigator, 'credentials', before);
    else Reflect.deleteProperty(navigator, 'credentials');
  });
  return { create, get };
}

/** Shows this page in a frame until the end of the test. */
export function stubFrame(): void {
  const top = vi.spyOn(window, 'top', 'get').mockReturnValue(null);
  onTestFinished(() => top.mockRestore());
}

/** Returns the bytes of a challenge that the browser received. */
export function readBytes(source: BufferSource | undefined): number[] {
  if (!(source instanceof ArrayBuffer)) throw new Error('There is no challenge.');
  return [...new Uint8Array(source)];
}
