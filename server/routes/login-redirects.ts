// Redirect routes that a browser opens directly: to the app's login page, and back to the app after
// a logout.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { resolveReturnUrl } from '../auth/return-url.ts';
import { HttpError } from '../errors.ts';
import type { Settings } from '../settings.ts';

type Returning = { Querystring: { from_url?: unknown } };

export function redirectRoutes(
  app: FastifyInstance,
  { publicUrl, returnOrigins }: Pick<Settings, 'publicUrl' | 'returnOrigins'>,
): void {
  const getReturnPath = ({ query }: FastifyRequest<Returning>): string | undefined =>
    resolveReturnUrl(query.from_url, { publicUrl, returnOrigins });

  function toLogin(
    request: FastifyRequest<Returning>,
    reply: FastifyReply,
    query: Readonly<Record<string, string>>,
  ): FastifyReply {
    const back = getReturnPath(request);
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

  // The token exists only in the browser, and the logout call (POST) has already ended the session.
  // Only the redirect back remains.
  app.get<Returning>('/api/apps/auth/logout', (request, reply) =>
    reply.redirect(getReturnPath(request) ?? '/', 302),
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
