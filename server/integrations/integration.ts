// What the integrations of the server share: each is a function of the caller and named parameters.
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../auth/callers.ts';
import type { Files } from '../files/files.ts';
import type { Limits } from '../limits.ts';
import type { Mail } from '../mail/mail.ts';
import type { Allowance } from '../model/allowance.ts';
import type { LanguageModel } from '../model/model.ts';
import type { Settings } from '../settings.ts';
import type { UserStore } from '../store/store.ts';

export interface IntegrationParts {
  users: UserStore;
  files: Files;
  mail: Mail;
  limits: Limits;
  allowance: Allowance;
  /** Missing where none is configured. */
  model: LanguageModel | undefined;
  /** Answers where there is no model, as far as it understands the question. */
  composer: LanguageModel;
  settings: Pick<Settings, 'publicUrl' | 'supportEmail' | 'largestUpload'>;
}

export interface IntegrationCall {
  request: FastifyRequest;
  /** Missing for an anonymous visitor. */
  caller: Caller | undefined;
  /** Ends when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** Answers with what is sent as JSON; a text, too. */
export type Integration = (parts: IntegrationParts, call: IntegrationCall) => Promise<object | string>;
