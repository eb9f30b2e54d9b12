// Client for the backend's functions: invokes a function with named parameters, or requests its URL
// like the browser's `fetch`.
import { buildRequestBody } from './named-parameters.ts';
import {
  type BackendResponse,
  type CallOptions,
  type BackendConnection,
  requestResponse,
  reportRequestStart,
  withTimeout,
} from './request.ts';

export interface Functions {
  /**
   * The whole answer; `data` is text where it is no JSON. @throws Error for a text instead of
   * parameters, before any request
   */
  invoke<T = unknown>(
    name: string,
    parameters?: object,
    call?: CallOptions,
  ): Promise<BackendResponse<T>>;
  /**
   * Works like the browser's `fetch`, with the user's token.
   * @param path below `/api/functions`
   * @param call `timeout`: limit until the headers arrive; the body has no limit except the signal
   *   of `init`
   */
  fetch(path: string, init?: RequestInit, call?: Pick<CallOptions, 'timeout'>): Promise<Response>;
}

export function createFunctions(
  connection: BackendConnection,
  functionsVersion: string | null,
): Functions {
  const withVersion = {
    ...connection,
    headers: {
      ...connection.headers,
      ...(functionsVersion && { 'base44-functions-version': functionsVersion }),
    },
  };
  const base = `/apps/${encodeURIComponent(connection.appId)}/functions`;
  return {
    invoke: async <T>(name: string, parameters?: object, call?: CallOptions) =>
      requestResponse<T>(withVersion, 'POST', `${base}/${encodeURIComponent(name)}`, {
        body: buildRequestBody('Function', name, parameters),
        ...call,
      }),
    async fetch(path, init = {}, call = {}) {
      const headers = new Headers(init.headers);
      const bearer = connection.token();
      if (bearer !== null && !headers.has('authorization'))
        headers.set('authorization', `Bearer ${bearer}`);
      const address = `${connection.serverUrl}/api/functions${path.startsWith('/') ? '' : '/'}${path}`;
      // The observer does not get the body, because only the caller reads it.
      const ended = reportRequestStart(connection.requestObserver, {
        method: init.method ?? 'GET',
        url: address,
        body: init.body,
      });
      try {
        const answer = await withTimeout({ signal: init.signal ?? undefined, ...call }, (signal) =>
          fetch(address, { ...init, headers, signal }),
        );
        ended?.(answer.status);
        return answer;
      } catch (fault) {
        ended?.(0);
        throw fault;
      }
    },
  };
}
