// Routes of the named functions in section 5 of the contract. Accepts any method, with parameters
// in the query, as JSON or as a form.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../errors.ts';
import { getManifest, getServiceWorker } from '../functions/manifest-and-worker.ts';
import { fetchBibleChapter, listTranslations, searchBible } from '../functions/bible-functions.ts';
import { testBibleApi } from '../functions/bible-diagnostics.ts';
import type { FunctionParts, ServerFunction } from '../functions/server-function.ts';
import { maxParameterBytes } from '../http/request-bodies.ts';
import { readForm } from '../http/multipart.ts';
import { requireParameters, type Parameters } from '../http/named-parameters.ts';

const functionsByName = new Map<string, ServerFunction>([
  ['fetchBibleChapter', fetchBibleChapter],
  ['searchBible', searchBible],
  ['listTranslations', listTranslations],
  ['testBibleAPI', testBibleApi],
  ['getManifest', getManifest],
  ['getServiceWorker', getServiceWorker],
]);

/** No function uses files, but a form may still contain a few small files. */
const formLimits = { maxFileBytes: 1024 * 1024, maxFiles: 5 };

/**
 * Newer clients use the second address for `functions.fetch`. Earlier hooks check whether the
 * caller has access and whether the app exists.
 */
export function functionRoutes(app: FastifyInstance, parts: FunctionParts): void {
  for (const url of ['/api/apps/:appId/functions/:name', '/api/functions/:name']) {
    app.route<{ Params: { name: string } }>({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url,
      bodyLimit: maxParameterBytes,
      handler: (request, reply) => callFunction(request, reply, request.params.name),
    });
  }

  async function callFunction(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
  ): Promise<object> {
    const run = functionsByName.get(name);
    if (!run) throw new HttpError(404, 'function_not_found', 'There is no function of this name.');
    return run(parts, { ...(await readParameters(request, name)), request, reply });
  }
}

async function readParameters(
  request: FastifyRequest,
  name: string,
): Promise<{ parameters: Parameters; areTexts: boolean }> {
  if (request.isMultipart())
    return {
      parameters: Object.fromEntries((await readForm(request, formLimits)).values),
      areTexts: true,
    };
  const { body } = request;
  // The query holds the parameters when there is no body, as in GET requests and links.
  const areTexts = body === undefined;
  return {
    parameters: requireParameters(`Function ${name}`, areTexts ? request.query : body),
    areTexts,
  };
}
