// What the named functions of the server share.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PackInfo } from '../../schemas/bible/translation-pack.ts';
import type { BibleProvider } from '../bible/provider.ts';
import type { BibleApiQuota } from './bible-api-quota.ts';
import type { Parameters } from '../http/named-parameters.ts';
import type { Settings } from '../settings.ts';

export interface FunctionParts {
  bible: BibleProvider;
  /** What is known of whole translations as files; missing where none are served. */
  packs?: { info(code: string): Promise<PackInfo | undefined> } | undefined;
  /** Counts for whoever calls; missing: nobody is counted. */
  apiQuota?: BibleApiQuota | undefined;
  settings: Pick<Settings, 'bible' | 'serviceWorker'>;
  /** Absolute path of the built app; it may be missing. */
  dist: string;
}

export interface FunctionCall {
  parameters: Parameters;
  /** They came in a query or a form, which know no numbers. */
  areTexts: boolean;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Answers with an object, or sends its own kind of answer. */
export type ServerFunction = (parts: FunctionParts, call: FunctionCall) => Promise<object>;
