// Addresses that a browser visits by itself: to the app's own login page, and back after a log-out.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { resolveReturnUrl } from '../auth/return-url.ts';
import { HttpError } from '../errors.ts';
import type { Settings } from '../settings.ts';

type Returning = { Querystring: { from_url?: unknown } };

export function redirectRoutes(
  app: FastifyInstance,
  { publicUrl, returnOrigins }: Pick<Settings, 'publicUrl' | 'returnOrigins'>,
): void {
  /**
   * A host that is none makes an origin that cannot be parsed, and then nothing relative is kept.
   */
  function returnOf({ protocol, host, query }: FastifyRequest<Returning>): string | undefined {
    const origin = `${protocol}://${host}`;
    const requestOrigin =
      URL.canParse(origin) && new URL(origin).origin === origin
        ? origin
        : new URL(publicUrl).origin;
    return resolveReturnUrl(query.from_url, { publicUrl, requestOrigin, returnOrigins });
  }

  function toLogin(
    request: FastifyRequest<Returning>,
    reply: FastifyReply,
    query: Readonly<Record<string, string>>,
  ): FastifyReply {
    const back = returnOf(request);
    const text = new URLSearchParams({
      ...query,
      ...(back !== undefined && { from_url: back }),
    }).toString();
    return reply.redirect(text === '' ? '/login' : `/login?${text}`, 302);
  }

  for (const path of ['/api/auth/login', '/api/apps/auth/login'])
    app.get<Returning>(path, (request, reply) => toLogin(request, reply, {}));
  for (const path of ['/api/auth/signup', '/api/apps/auth/signup'])
    app.get<Returning>(path, (request, reply) => toLogin(request, reply, { mode: 'signup' }));

  // The token lives in the browser alone, and its log-out call (POST) has ended the session: what
  // is left is the way back.
  app.get<Returning>('/api/apps/auth/logout', (request, reply) =>
    reply.redirect(returnOf(request) ?? '/', 302),
  );

  for (const path of ['/api/apps/auth/:provider/login', '/api/apps/:appId/auth/sso/login']) {
    app.get(path, async () => {
      throw new HttpError(
        404,
        'provider_not_found',
        'This server has no login through another provider. Sign in with e-mail and password.',
      );
    });
  }
}
