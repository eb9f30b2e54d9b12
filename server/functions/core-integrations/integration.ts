// Common types of the server's integrations, each a function of the caller and named parameters,
// and the checks that every integration call needs first: a signed-in caller and named parameters.
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../auth/callers.ts';
import type { Clock } from '../../clock.ts';
import type { FileService } from '../../files/uploaded-files.ts';
import { HttpError } from '../../errors.ts';
import { requireParameters, type Parameters } from '../../http/named-parameters.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { AiQuota } from '../../ai/ai-quota.ts';
import type { LanguageModel } from '../../ai/language-model.ts';
import type { Settings } from '../../settings.ts';
import type { MessageStore } from '../../store/message-store.ts';
import type { UserStore } from '../../store/store.ts';

export interface IntegrationParts {
  users: UserStore;
  files: FileService;
  mails: MailQueue;
  limits: RateLimits;
  aiQuota: AiQuota;
  /** Undefined when no model is configured. */
  model: LanguageModel | undefined;
  /** Answers requests that it understands when no model is configured. */
  composer: LanguageModel;
  /** Messages to the operator that cannot be sent by e-mail. */
  messages: MessageStore;
  clock: Clock;
  settings: Pick<Settings, 'publicUrl' | 'supportEmail' | 'admin' | 'maxUploadBytes'>;
}

export interface IntegrationCall {
  request: FastifyRequest;
  /** Missing for an anonymous visitor. */
  caller: Caller | undefined;
  /** Aborted when no client waits for the response any more. */
  signal: AbortSignal;
}

/** An answer that is JSON already. Serializing a large answer would block the event loop. */
export class SerializedAnswer {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** Returns the value that is sent as JSON; a string is also sent as JSON. */
export type Integration = (
  parts: IntegrationParts,
  call: IntegrationCall,
) => Promise<object | string | SerializedAnswer>;

/** @throws HttpError 401 */
export function requireSignedIn(caller: Caller | undefined): Caller {
  if (!caller) throw new HttpError(401, 'unauthorized', 'Please sign in.');
  return caller;
}

/** @throws HttpError 400 with the sentence of the contract, section 6 */
export function readNamedParameters(name: string, body: unknown): Parameters {
  return requireParameters(`Integration ${name}`, body);
}
