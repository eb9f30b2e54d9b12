// Routes of the Core integrations in section 6 of the contract, as far as a self-hosted server can
// provide them.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Authenticator } from '../auth/callers.ts';
import { HttpError } from '../errors.ts';
import { maxParameterBytes } from '../http/request-bodies.ts';
import { extractData } from '../functions/core-integrations/extract-data.ts';
import {
  SerializedAnswer,
  type Integration,
  type IntegrationParts,
} from '../functions/core-integrations/integration.ts';
import { invokeLlm } from '../functions/core-integrations/invoke-llm.ts';
import { sendEmail } from '../functions/core-integrations/send-email.ts';
import {
  createFileSignedUrl,
  uploadFile,
  uploadPrivateFile,
} from '../functions/core-integrations/upload-files.ts';

const integrationsByName = new Map<string, Integration>([
  ['InvokeLLM', invokeLlm],
  ['SendEmail', sendEmail],
  ['UploadFile', uploadFile],
  ['UploadPrivateFile', uploadPrivateFile],
  ['CreateFileSignedUrl', createFileSignedUrl],
  ['ExtractDataFromUploadedFile', extractData],
]);

/** @param closing aborts when the server closes, which does not wait for a slow language model */
export function integrationRoutes(
  app: FastifyInstance,
  parts: IntegrationParts & { authenticator: Authenticator; closing: AbortSignal },
): void {
  app.post<{ Params: { fn: string } }>(
    '/api/apps/:appId/integration-endpoints/Core/:fn',
    { bodyLimit: maxParameterBytes },
    async (request, reply) => {
      const run = integrationsByName.get(request.params.fn);
      if (!run)
        throw new HttpError(
          404,
          'integration_not_found',
          `This server has no such integration. There are: ${[...integrationsByName.keys()].join(', ')}.`,
        );
      const answer = await run(parts, {
        request,
        caller: await parts.authenticator.findCaller(request),
        signal: AbortSignal.any([disconnectSignal(reply), parts.closing]),
      });
      // A string result is sent as a JSON string literal. Fastify would send the string without
      // quotes.
      const json = answer instanceof SerializedAnswer ? answer.json : JSON.stringify(answer);
      return reply.type('application/json; charset=utf-8').send(json);
    },
  );

  const missing = async (): Promise<never> => {
    throw new HttpError(
      404,
      'integration_not_found',
      'This server has no integrations but those of the package Core.',
    );
  };
  app.post(
    '/api/apps/:appId/integration-endpoints/installable/:pkg/integration-endpoints/:fn',
    missing,
  );
  app.post('/api/apps/:appId/integrations/custom/*', missing);
}

/**
 * Returns a signal that aborts when the client has disconnected. Fastify's own signal aborts when
 * the request was read, which is before the response.
 */
function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const abortController = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) abortController.abort();
  });
  return abortController.signal;
}
